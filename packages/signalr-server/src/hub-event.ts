export type DisconnectReason =
  | "client-closed"
  | "closed-by-hub"
  | "server-stopping"
  | "token-expired"
  | "handshake-timeout"
  | "handshake-refused"
  | "client-silent"
  | "message-malformed"
  | "message-too-large"
  | "slow-consumer"
  | "transport-error";

/** What a hub server reports to logs and metrics. Times in milliseconds. */
export type HubEvent =
  | {
      readonly type: "refused";
      readonly at: "negotiate" | "upgrade";
      readonly status: number;
      readonly cause?: unknown;
    }
  | { readonly type: "connected"; readonly connectionId: string }
  | {
      readonly type: "disconnected";
      readonly connectionId: string;
      readonly reason: DisconnectReason;
      readonly duration: number;
    }
  | {
      readonly type: "invoked";
      readonly connectionId: string;
      readonly method: string;
      readonly outcome: "ok" | "hub-exception" | "failed" | "unknown-method";
      readonly duration: number;
      readonly cause?: unknown;
    }
  /** A `connected` or `disconnected` hook of the hub threw. */
  | { readonly type: "hook-failed"; readonly connectionId: string; readonly cause: unknown };

export type HubObserver = (event: HubEvent) => void;
