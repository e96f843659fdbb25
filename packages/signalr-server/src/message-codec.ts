import { JsonHubProtocol, MessageType, NullLogger } from "@microsoft/signalr";
import type { HubMessage } from "@microsoft/signalr";
import { frame } from "./frame-reader.ts";

/** The messages of clients on which the server acts. */
export type ClientMessage =
  | {
      readonly kind: "invocation";
      readonly target: string;
      readonly args: readonly unknown[];
      readonly invocationId: string | null;
    }
  | { readonly kind: "stream-invocation"; readonly target: string; readonly invocationId: string }
  | { readonly kind: "close" }
  /** Pings, and messages of protocol features that this server does not support. */
  | { readonly kind: "other" };

const protocol = new JsonHubProtocol();
export const PROTOCOL_NAME = protocol.name;
/** Version 1 differs from 2 only by stateful reconnect, which this server does not offer. */
export const PROTOCOL_VERSIONS = [1, protocol.version] as const;

/** Decodes one hub message (without its separator). Throws if it is not valid. */
export function readMessage(text: string): ClientMessage {
  const [message] = protocol.parseMessages(frame(text), NullLogger.instance);
  // Microsoft's codec is made for clients and ignores messages that only servers receive.
  if (message === undefined) return readStreamInvocation(text);
  if (message.type === MessageType.Close) return { kind: "close" };
  if (message.type !== MessageType.Invocation) return { kind: "other" };
  const args: unknown = message.arguments;
  if (!Array.isArray(args)) throw new Error("Invalid payload for Invocation message.");
  return {
    kind: "invocation",
    target: message.target,
    args,
    invocationId: message.invocationId ?? null,
  };
}

function readStreamInvocation(text: string): ClientMessage {
  const message: unknown = JSON.parse(text);
  if (
    typeof message !== "object" ||
    message === null ||
    !("type" in message) ||
    message.type !== MessageType.StreamInvocation
  ) {
    return { kind: "other" };
  }
  if (
    !("target" in message) ||
    typeof message.target !== "string" ||
    !("invocationId" in message) ||
    typeof message.invocationId !== "string"
  ) {
    throw new Error("Invalid payload for StreamInvocation message.");
  }
  return { kind: "stream-invocation", target: message.target, invocationId: message.invocationId };
}

/** Encodes one hub message with its separator. Throws if an argument cannot be written as JSON. */
export function writeMessage(message: HubMessage): string {
  return protocol.writeMessage(message);
}
