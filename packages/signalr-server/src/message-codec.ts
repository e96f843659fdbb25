import { JsonHubProtocol, MessageType, NullLogger } from "@microsoft/signalr";
import type { HubMessage } from "@microsoft/signalr";
import { frame } from "./frame-reader.ts";

/** A call of a hub method. */
export interface Invocation {
  readonly kind: "invocation";
  readonly target: string;
  readonly args: readonly unknown[];
  /** Null if the client wants no completion. */
  readonly invocationId: string | null;
  /** The client expects a stream of results. Such a call always has an id. */
  readonly streaming: boolean;
  /** Ids of the streams that the client sends with the call. */
  readonly streamIds: readonly string[];
}

/** The messages of clients on which the server acts. */
export type ClientMessage =
  | Invocation
  | { readonly kind: "stream-item"; readonly id: string; readonly item: unknown }
  /** The end of a stream from the client, or the client's result of a call by the server. */
  | { readonly kind: "completion"; readonly id: string; readonly error: string | null; readonly result: unknown }
  | { readonly kind: "cancel"; readonly id: string }
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
  if (message === undefined) return readServerMessage(text);
  if (message.type === MessageType.Invocation) return readInvocation(message, false);
  if (message.type === MessageType.StreamItem)
    return { kind: "stream-item", id: requiredText(message.invocationId), item: message.item };
  if (message.type === MessageType.Completion) {
    const { invocationId, error, result } = message;
    return { kind: "completion", id: invocationId, error: error ?? null, result };
  }
  return { kind: message.type === MessageType.Close ? "close" : "other" };
}

function readServerMessage(text: string): ClientMessage {
  const message: unknown = JSON.parse(text);
  const { type, invocationId } = message as { readonly type?: unknown; readonly invocationId?: unknown };
  if (type === MessageType.StreamInvocation) return readInvocation(message as object, true);
  if (type === MessageType.CancelInvocation) return { kind: "cancel", id: requiredText(invocationId) };
  return { kind: "other" };
}

function readInvocation(message: object, streaming: boolean): Invocation {
  const fields = message as Readonly<Record<"target" | "arguments" | "invocationId" | "streamIds", unknown>>;
  const { invocationId, streamIds } = fields;
  if (!Array.isArray(fields.arguments)) throw new Error("Invalid arguments of an invocation.");
  if (streamIds !== undefined && streamIds !== null && !Array.isArray(streamIds))
    throw new Error("Invalid stream ids of an invocation.");
  return {
    kind: "invocation",
    target: requiredText(fields.target),
    args: fields.arguments,
    invocationId:
      streaming || (invocationId !== undefined && invocationId !== null) ? requiredText(invocationId) : null,
    streaming,
    streamIds: (streamIds ?? []).map(requiredText),
  };
}

function requiredText(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new Error("Invalid payload: a text is missing.");
  return value;
}

/** Encodes one hub message with its separator. Throws if an argument cannot be written as JSON. */
export function writeMessage(message: HubMessage): string {
  return protocol.writeMessage(message);
}
