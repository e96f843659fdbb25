import type { IncomingMessage } from "node:http";

/** Bytes of a request; a room has at most a few KB. */
const MOST_BYTES = 65_536;

/** Reads the JSON of a request; undefined when it is none or too large. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** The token of the header `Authorization`; null without one. */
export const bearerToken = ({ headers }: IncomingMessage): string | null =>
  /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? null;
