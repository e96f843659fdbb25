import type { HubConnection } from "@microsoft/signalr";
import type { RenderHubMessages } from "@showroom/api-contract/render-hub";
import { growingPauses } from "../pauses.ts";

/**
 * `connecting`: the first attempt, or the first one after a lost connection. `connected`. `away`: an attempt failed;
 * the next one follows automatically.
 */
export type RenderHubState = "connecting" | "connected" | "away";

export interface HubLinkOptions {
  /** URL of the hub, for example `https://showroom.example:8134/chat-hub`. */
  readonly url: string;
  /** Called for every connection attempt. */
  readonly getAccessToken: () => string | Promise<string>;
  /** Milliseconds before each reconnect attempt; the last value is used for all later attempts. */
  readonly reconnectDelays?: readonly number[];
  readonly onState: (state: RenderHubState) => void;
  readonly onReceived: {
    /** Untyped, because other hubs send different arguments. */
    readonly ReceiveMessage: (...args: readonly unknown[]) => void;
    readonly RenderFailed: (...args: RenderHubMessages["RenderFailed"]) => void;
  };
}

export interface HubLink {
  readonly state: RenderHubState;
  /** Calls a method of the hub. Rejects when there is no connection or it is lost before the response. */
  invoke(method: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Makes the next reconnect attempt now. Call it when the user or the network is back. */
  hurry(): void;
  /** Disconnects for good. */
  stop(): Promise<void>;
}

const RECONNECT_DELAYS = [0, 2_000, 10_000, 30_000];
const SERVER_TIMEOUT = 30_000;
const KEEP_ALIVE = 15_000;
/** Minimum milliseconds between two attempts, also after `hurry`. */
const SHORTEST_WAIT = 1_000;
/** After a connection of this many milliseconds, the next reconnect starts again at the first delay. */
const STABLE_AFTER = 10_000;

/** Connects to the render hub, and again whenever the connection is lost, until `stop`. */
export function openHubLink(options: HubLinkOptions): HubLink {
  const pauses = growingPauses(options.reconnectDelays ?? RECONNECT_DELAYS, 0);
  // The first attempt is made now, instead of after the first pause.
  pauses.next();
  let state: RenderHubState = "connecting";
  let connection: HubConnection | null = null;
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attemptedAt = 0;
  let connectedAt = 0;

  function enter(next: RenderHubState): void {
    if (state === next || !isWanted) return;
    state = next;
    options.onState(next);
  }

  async function build(): Promise<HubConnection> {
    const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import("@microsoft/signalr");
    const built = new HubConnectionBuilder()
      // Without negotiation, which saves two round trips before the first picture.
      .withUrl(options.url, {
        accessTokenFactory: options.getAccessToken,
        skipNegotiation: true,
        transport: HttpTransportType.WebSockets,
      })
      .withServerTimeout(SERVER_TIMEOUT)
      .withKeepAliveInterval(KEEP_ALIVE)
      .configureLogging(LogLevel.None)
      .build();
    built.on("ReceiveMessage", options.onReceived.ReceiveMessage);
    built.on("RenderFailed", options.onReceived.RenderFailed);
    built.onclose(() => {
      if (!isWanted) return;
      enter("connecting");
      if (performance.now() - connectedAt >= STABLE_AFTER) pauses.reset();
      scheduleAttempt();
    });
    return built;
  }

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    attemptedAt = performance.now();
    try {
      connection ??= await build();
      if (!isWanted) return;
      await connection.start();
      connectedAt = performance.now();
      if (isWanted) enter("connected");
      else await connection.stop();
    } catch {
      // The reason does not matter: the state shows the failure, and the next attempt follows.
      enter("away");
      if (isWanted) scheduleAttempt();
    }
  }

  function scheduleAttempt(): void {
    timer = setTimeout(() => void attempt(), pauses.next());
  }

  function hurry(): void {
    if (timer !== undefined && performance.now() - attemptedAt >= SHORTEST_WAIT) void attempt();
  }

  globalThis.addEventListener?.("online", hurry);
  void attempt();

  return {
    get state() {
      return state;
    },
    invoke(method, ...args) {
      if (connection === null || state !== "connected") return Promise.reject(new Error("There is no connection"));
      return connection.invoke(method, ...args);
    },
    hurry,
    async stop() {
      isWanted = false;
      clearTimeout(timer);
      timer = undefined;
      globalThis.removeEventListener?.("online", hurry);
      await connection?.stop();
    },
  };
}
