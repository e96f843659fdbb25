import { frame } from "./frame-reader.ts";
import { PROTOCOL_NAME, PROTOCOL_VERSIONS } from "./message-codec.ts";

/** The reason to refuse a client's handshake request, or null to accept it. */
export function handshakeRefusal(text: string): string | null {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return "The handshake request is not JSON.";
  }
  if (typeof request !== "object" || request === null || !("protocol" in request) || !("version" in request)) {
    return "The handshake request must name a protocol and a version.";
  }
  if (request.protocol !== PROTOCOL_NAME) return `The protocol '${String(request.protocol)}' is not supported.`;
  if (!PROTOCOL_VERSIONS.some((version) => version === request.version)) {
    return `The server does not support version ${String(request.version)} of the '${PROTOCOL_NAME}' protocol.`;
  }
  return null;
}

export function handshakeResponse(error: string | null): string {
  return frame(JSON.stringify(error === null ? {} : { error }));
}
