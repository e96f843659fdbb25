/** Milliseconds and bytes; the defaults are those of Microsoft's own server unless said otherwise. */
export interface HubLimits {
  readonly handshakeTimeout: number;
  /** A ping is sent when nothing else was sent for this time. */
  readonly keepAlive: number;
  /** A client that sends nothing, not even a ping, for this time is disconnected. */
  readonly clientSilence: number;
  /** Bytes of one hub message. */
  readonly messageBytes: number;
  /** Bytes of one WebSocket message; Microsoft's client batches hub messages into one. */
  readonly batchBytes: number;
  /** A client with more unread bytes than this is disconnected. */
  readonly sendBufferBytes: number;
  /** Number of waiting invocations of a client at which the server stops reading its socket. */
  readonly waitingInvocations: number;
  /**
   * Invocations of one connection that run at once after a pause; `callsPerSecond` of them come back every second. A client
   * that sends more waits. Not in Microsoft's server.
   */
  readonly callBurst: number;
  readonly callsPerSecond: number;
  /** Number of open streams of a connection, in both directions together. Not in Microsoft's server. */
  readonly streams: number;
  /** Number of unread items of a stream from the client at which the server stops reading its socket. */
  readonly streamItems: number;
  /** How long the server waits for the result of a client's method. Not in Microsoft's server. */
  readonly clientResultTimeout: number;
  /** How long a negotiated connection token may be used. */
  readonly tokenLifetime: number;
  /** Past this number of connections the server answers 503 (ours; Microsoft's server has no limit). */
  readonly connections: number;
  /** Connections per user (see `userOf`), above which the server answers 429. Not in Microsoft's server. */
  readonly connectionsPerUser: number;
  /** Connections per address (see `addressOf`), above which the server answers 429. Not in Microsoft's server. */
  readonly connectionsPerAddress: number;
  /** How long a graceful stop waits for clients to close. */
  readonly stopTimeout: number;
}

export const DEFAULT_HUB_LIMITS: HubLimits = {
  handshakeTimeout: 15_000,
  keepAlive: 15_000,
  clientSilence: 30_000,
  messageBytes: 32 * 1024,
  batchBytes: 1024 * 1024,
  sendBufferBytes: 1024 * 1024,
  waitingInvocations: 64,
  callBurst: 100,
  callsPerSecond: 50,
  streams: 10,
  streamItems: 10,
  clientResultTimeout: 30_000,
  tokenLifetime: 15_000,
  connections: 5_000,
  connectionsPerUser: 20,
  connectionsPerAddress: 500,
  stopTimeout: 2_000,
};
