import { MessageType } from "@microsoft/signalr";
import type { RawData, WebSocket } from "ws";
import { CallPace } from "./call-pace.ts";
import { ClientResults } from "./client-results.ts";
import { ConnectionStreams } from "./connection-streams.ts";
import { FrameReader, FrameTooLargeError } from "./frame-reader.ts";
import { handshakeRefusal, handshakeResponse } from "./handshake.ts";
import type { HubCaller, HubMessages } from "./hub-definition.ts";
import type { DisconnectReason } from "./hub-event.ts";
import type { HubLimits } from "./hub-limits.ts";
import { InvocationQueue } from "./invocation-queue.ts";
import type { Invoke } from "./invoker.ts";
import { readMessage, writeMessage } from "./message-codec.ts";
import type { ClientMessage, Invocation } from "./message-codec.ts";

export interface HubConnectionOptions<P, M extends HubMessages<M>> {
  readonly id: string;
  readonly principal: P;
  readonly socket: WebSocket;
  readonly limits: HubLimits;
  readonly invoke: Invoke<P, M>;
  readonly onOpen: () => void;
  readonly onClosed: (reason: DisconnectReason) => void;
}

const PING = writeMessage({ type: MessageType.Ping });

/** One client's WebSocket from handshake to close. */
export class HubConnection<P, M extends HubMessages<M>> implements HubCaller<P, M> {
  readonly id: string;
  readonly principal: P;
  readonly #socket: WebSocket;
  readonly #limits: HubLimits;
  readonly #options: HubConnectionOptions<P, M>;
  readonly #frames: FrameReader;
  readonly #invocations: InvocationQueue;
  readonly #streams: ConnectionStreams;
  readonly #results: ClientResults;
  readonly #abort = new AbortController();
  readonly #openedAt = performance.now();
  #handshaken = false;
  #closing = false;
  #reason: DisconnectReason = "client-closed";
  #lastSent = performance.now();
  #lastHeard = performance.now();

  constructor(options: HubConnectionOptions<P, M>) {
    this.id = options.id;
    this.principal = options.principal;
    this.#socket = options.socket;
    this.#limits = options.limits;
    this.#options = options;
    this.#frames = new FrameReader(options.limits.messageBytes);
    const pace = new CallPace(options.limits.callBurst, options.limits.callsPerSecond, performance.now());
    this.#invocations = new InvocationQueue({
      limit: options.limits.waitingInvocations,
      wait: () => pace.take(performance.now()),
      run: (invocation) => this.#run(invocation),
      onFull: () => this.#socket.pause(),
      onRoom: () => this.#readOn(),
    });
    this.#streams = new ConnectionStreams(this.#abort.signal, {
      limit: options.limits.streams,
      items: options.limits.streamItems,
      onTaken: () => this.#readOn(),
    });
    this.#results = new ClientResults(options.limits.clientResultTimeout);
    this.#socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    this.#socket.on("error", (error) => this.#noteError(error));
    this.#socket.on("close", () => this.#closed());
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  send<K extends keyof M & string>(target: K, ...args: M[K]): void {
    this.#write(writeMessage({ type: MessageType.Invocation, target, arguments: [...args] }));
  }

  ask<K extends keyof M & string>(target: K, ...args: M[K]): Promise<unknown> {
    return this.#results.ask((invocationId) =>
      this.#write(writeMessage({ type: MessageType.Invocation, target, arguments: [...args], invocationId })),
    );
  }

  close(options: { readonly error?: string; readonly allowReconnect?: boolean } = {}): void {
    this.end("closed-by-hub", options);
  }

  /** Sends the hub protocol's close message, then closes the socket. */
  end(reason: DisconnectReason, options: { readonly error?: string; readonly allowReconnect?: boolean } = {}): void {
    if (this.#closing) return;
    this.#reason = reason;
    if (this.#handshaken) this.#write(writeMessage({ type: MessageType.Close, ...options }));
    this.#closing = true;
    this.#invocations.end();
    // The client's closing frame is only received if the socket is read.
    this.#socket.resume();
    this.#socket.close(options.error === undefined ? 1000 : 1011);
  }

  /** Destroys the socket at once, with all unsent data. */
  terminate(reason?: DisconnectReason): void {
    if (reason !== undefined && !this.#closing) this.#reason = reason;
    this.#closing = true;
    this.#socket.terminate();
  }

  /** Call it regularly: it sends pings, and closes the connection if the client is silent for too long. */
  beat(now: number): void {
    if (this.#closing) return;
    if (!this.#handshaken) {
      if (now - this.#openedAt >= this.#limits.handshakeTimeout)
        this.#refuseHandshake("handshake-timeout", "Handshake was canceled.");
      return;
    }
    if (!this.#full && now - this.#lastHeard >= this.#limits.clientSilence) {
      this.end("client-silent", {
        error: "The client sent nothing within the timeout.",
        allowReconnect: true,
      });
      return;
    }
    if (now - this.#lastSent >= this.#limits.keepAlive) this.#write(PING);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#closing) return;
    this.#lastHeard = performance.now();
    if (isBinary || !Buffer.isBuffer(data)) {
      this.end("message-malformed", { error: "Only text messages are supported." });
      return;
    }
    try {
      for (const text of this.#frames.push(data.toString())) {
        if (this.#closing) return;
        if (this.#handshaken) this.#handle(readMessage(text));
        else this.#shakeHands(text);
      }
    } catch (error) {
      if (error instanceof FrameTooLargeError) this.end("message-too-large", { error: error.message });
      else
        this.end("message-malformed", {
          error: "Connection closed with an error: the message could not be read.",
        });
    }
  }

  #shakeHands(text: string): void {
    const refusal = handshakeRefusal(text);
    if (refusal !== null) {
      this.#refuseHandshake("handshake-refused", refusal);
      return;
    }
    this.#write(handshakeResponse(null));
    this.#handshaken = true;
    this.#options.onOpen();
  }

  #refuseHandshake(reason: DisconnectReason, error: string): void {
    this.#write(handshakeResponse(error));
    this.end(reason);
  }

  #handle(message: ClientMessage): void {
    switch (message.kind) {
      case "invocation":
        this.#accept(message);
        break;
      case "stream-item":
        this.#streams.add(message.id, message.item);
        if (this.#streams.full) this.#socket.pause();
        break;
      case "completion":
        if (!this.#results.complete(message.id, message.error, message.result))
          this.#streams.complete(message.id, message.error);
        break;
      case "cancel":
        this.#streams.cancel(message.id);
        break;
      case "close":
        this.end("client-closed");
        break;
      case "other":
    }
  }

  #accept(invocation: Invocation): void {
    const refusal = this.#streams.open(invocation);
    if (refusal === null) this.#invocations.add(invocation);
    else if (invocation.invocationId !== null)
      this.#write(
        writeMessage({ type: MessageType.Completion, invocationId: invocation.invocationId, error: refusal }),
      );
  }

  async #run(invocation: Invocation): Promise<void> {
    const { completion } = await this.#options.invoke(this, invocation, this.#streams.callOf(invocation), (text) =>
      this.#writeAndWait(text),
    );
    const complete = async (): Promise<void> => {
      const text = await completion;
      this.#streams.close(invocation);
      if (text !== null) this.#write(text);
    };
    if (invocation.streaming) void complete();
    else await complete();
  }

  /** The client has sent so much that its socket is not read. */
  get #full(): boolean {
    return this.#invocations.full || this.#streams.full;
  }

  #readOn(): void {
    if (this.#full || !this.#socket.isPaused) return;
    this.#lastHeard = performance.now();
    this.#socket.resume();
  }

  /** Resolves when the text was handed to the network, or the socket is closed. */
  #writeAndWait(text: string): Promise<void> {
    return new Promise((resolve) => this.#write(text, resolve));
  }

  #write(text: string, written: () => void = () => undefined): void {
    if (this.#closing || this.#socket.readyState !== this.#socket.OPEN) return written();
    if (this.#socket.bufferedAmount > this.#limits.sendBufferBytes) {
      this.terminate("slow-consumer");
      return written();
    }
    this.#lastSent = performance.now();
    this.#socket.send(text, () => written());
  }

  #noteError(error: Error): void {
    if (this.#closing) return;
    const tooLarge = "code" in error && error.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";
    this.#reason = tooLarge ? "message-too-large" : "transport-error";
  }

  #closed(): void {
    this.#closing = true;
    this.#invocations.end();
    this.#results.end();
    this.#abort.abort();
    this.#options.onClosed(this.#reason);
  }
}
