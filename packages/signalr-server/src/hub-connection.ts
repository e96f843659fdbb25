import { MessageType } from "@microsoft/signalr";
import type { RawData, WebSocket } from "ws";
import { CallPace } from "./call-pace.ts";
import { FrameReader, FrameTooLargeError } from "./frame-reader.ts";
import { handshakeRefusal, handshakeResponse } from "./handshake.ts";
import type { HubCaller, HubMessages } from "./hub-definition.ts";
import type { DisconnectReason } from "./hub-event.ts";
import type { HubLimits } from "./hub-limits.ts";
import { InvocationQueue } from "./invocation-queue.ts";
import type { Invocation } from "./invocation-queue.ts";
import { readMessage, writeMessage } from "./message-codec.ts";

export interface HubConnectionOptions<P, M extends HubMessages<M>> {
  readonly id: string;
  readonly principal: P;
  readonly socket: WebSocket;
  readonly limits: HubLimits;
  /** Runs one invocation. Returns its encoded completion, or null if the client wants none. */
  readonly invoke: (caller: HubCaller<P, M>, invocation: Invocation) => Promise<string | null>;
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
      onRoom: () => {
        this.#lastHeard = performance.now();
        this.#socket.resume();
      },
    });
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
    if (!this.#invocations.full && now - this.#lastHeard >= this.#limits.clientSilence) {
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
        if (this.#handshaken) this.#handle(text);
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

  #handle(text: string): void {
    const message = readMessage(text);
    if (message.kind === "close") this.end("client-closed");
    else if (message.kind === "invocation") this.#invocations.add(message);
    else if (message.kind === "stream-invocation") {
      const { invocationId, target } = message;
      this.#write(
        writeMessage({
          type: MessageType.Completion,
          invocationId,
          error: `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`,
        }),
      );
    }
  }

  async #run(invocation: Invocation): Promise<void> {
    const completion = await this.#options.invoke(this, invocation);
    if (completion !== null) this.#write(completion);
  }

  #write(text: string): void {
    if (this.#closing || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#limits.sendBufferBytes) {
      this.terminate("slow-consumer");
      return;
    }
    this.#lastSent = performance.now();
    this.#socket.send(text);
  }

  #noteError(error: Error): void {
    if (this.#closing) return;
    const tooLarge = "code" in error && error.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH";
    this.#reason = tooLarge ? "message-too-large" : "transport-error";
  }

  #closed(): void {
    this.#closing = true;
    this.#invocations.end();
    this.#abort.abort();
    this.#options.onClosed(this.#reason);
  }
}
