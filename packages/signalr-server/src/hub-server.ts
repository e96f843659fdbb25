import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { ConnectionTokens, newConnectionId } from "./connection-token.ts";
import { allowOrigin, answerPreflight, isAllowedOrigin } from "./cors.ts";
import { HubConnection } from "./hub-connection.ts";
import { ConnectionCounts } from "./connection-counts.ts";
import type { CountedFor } from "./connection-counts.ts";
import type { HubDefinition, HubMessages } from "./hub-definition.ts";
import type { HubObserver } from "./hub-event.ts";
import { DEFAULT_HUB_LIMITS } from "./hub-limits.ts";
import type { HubLimits } from "./hub-limits.ts";
import { createInvoker } from "./invoker.ts";
import { accessToken, requestUrl } from "./request-reading.ts";

export interface HubServerOptions<P, M extends HubMessages<M>> {
  /** Path of the hub, for example `/chat-hub`. */
  readonly path: string;
  readonly hub: HubDefinition<P, M>;
  /** The principal of a token; null answers 401, a thrown error 503. Called at negotiate and again at upgrade. */
  readonly authenticate: (token: string | null) => P | null | Promise<P | null>;
  /** Time (milliseconds since 1970) at which a principal's connection is closed, so that the client reconnects with a new token. */
  readonly expiresAt?: (principal: P) => number | null;
  /** The user of a principal, for `connectionsPerUser`; without it there is no limit per user. */
  readonly userOf?: (principal: P) => string;
  /** The client's address; the socket's address by default. */
  readonly addressOf?: (request: IncomingMessage) => string | null;
  /** Origins of pages that may connect, beside the hub's own. */
  readonly origins: readonly string[];
  readonly limits?: Partial<HubLimits>;
  /** Key that signs connection tokens, shared by servers behind one load balancer. Random if absent. */
  readonly tokenSecret?: Uint8Array;
  readonly observe?: HubObserver;
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly now?: () => number;
}

/** A hub on a Node HTTP server. Pass it the server's requests and upgrades. */
export interface HubServer<P> {
  /** Answers a request to the hub's path. Returns false for other paths. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean;
  /** Accepts an upgrade to the hub's path. Returns false for other paths. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  readonly connectionCount: number;
  /** The principals of all connections, with duplicates. */
  principals(): P[];
  /** Closes the connections of some principals, without a request to reconnect. */
  disconnect(isMeant: (principal: P) => boolean): void;
  /** Refuses new connections, tells clients to reconnect later, and resolves when all connections are closed. */
  stop(): Promise<void>;
}

export function createHubServer<P, M extends HubMessages<M>>(options: HubServerOptions<P, M>): HubServer<P> {
  const limits: HubLimits = { ...DEFAULT_HUB_LIMITS, ...options.limits };
  const observe: HubObserver = options.observe ?? (() => undefined);
  const nowMs = options.now ?? Date.now;
  const tokens = new ConnectionTokens(options.tokenSecret ?? randomBytes(32), limits.tokenLifetime);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.batchBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const invoke = createInvoker(options.hub, observe);
  const counts = new ConnectionCounts(limits);
  const addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? null);
  const connections = new Map<string, HubConnection<P, M>>();
  const negotiatePath = `${options.path}/negotiate`;
  let stopping = false;
  let onEmpty: (() => void) | null = null;

  const heartbeat = setInterval(
    () => {
      const now = performance.now();
      for (const connection of connections.values()) {
        const expiry = options.expiresAt?.(connection.principal) ?? null;
        if (expiry !== null && expiry <= nowMs()) connection.end("token-expired", { allowReconnect: true });
        else connection.beat(now);
      }
    },
    Math.max(10, Math.min(1_000, limits.keepAlive / 3, limits.clientSilence / 3, limits.handshakeTimeout / 3)),
  );
  heartbeat.unref();

  /** The principal, or the HTTP status with which to refuse the request. */
  async function admit(
    request: IncomingMessage,
    url: URL,
    at: "negotiate" | "upgrade",
  ): Promise<{ principal: P; countedFor: CountedFor } | { status: number }> {
    const refuse = (status: number, cause?: unknown): { status: number } => {
      observe({ type: "refused", at, status, ...(cause === undefined ? {} : { cause }) });
      return { status };
    };
    if (!isAllowedOrigin(request, options.origins)) return refuse(403);
    if (stopping || connections.size >= limits.connections) return refuse(503);
    const address = addressOf(request);
    if (!counts.hasRoomFor({ user: null, address })) return refuse(429);
    try {
      const principal = await options.authenticate(accessToken(request, url));
      if (principal === null) return refuse(401);
      const countedFor = { user: options.userOf?.(principal) ?? null, address };
      return counts.hasRoomFor(countedFor) ? { principal, countedFor } : refuse(429);
    } catch (error) {
      return refuse(503, error);
    }
  }

  async function negotiate(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    request.resume();
    if (isAllowedOrigin(request, options.origins)) allowOrigin(request, response);
    const admitted = await admit(request, url, "negotiate");
    if ("status" in admitted) {
      if (admitted.status === 503 || admitted.status === 429) response.setHeader("Retry-After", "5");
      response.writeHead(admitted.status, { "Cache-Control": "no-store" }).end();
      return;
    }
    const { connectionId, connectionToken } = tokens.issue(nowMs());
    const availableTransports = [{ transport: "WebSockets", transferFormats: ["Text"] }];
    const version = Number(url.searchParams.get("negotiateVersion") ?? "0");
    const body =
      version >= 1
        ? { negotiateVersion: 1, connectionId, connectionToken, availableTransports }
        : // Version 0 of the protocol has one id only, which must be the secret.
          { negotiateVersion: 0, connectionId: connectionToken, availableTransports };
    response
      .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" })
      .end(JSON.stringify(body));
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): Promise<void> {
    const admitted = await admit(request, url, "upgrade");
    if ("status" in admitted) return refuseUpgrade(socket, admitted.status);
    const token = url.searchParams.get("id");
    const id = token === null ? newConnectionId() : tokens.read(token, nowMs());
    if (id === null) return refuseUpgrade(socket, 404);
    if (connections.has(id)) return refuseUpgrade(socket, 409);
    // Checked again, because simultaneous upgrades may have been counted meanwhile.
    if (!counts.hasRoomFor(admitted.countedFor)) return refuseUpgrade(socket, 429);
    sockets.handleUpgrade(request, socket, head, (webSocket) => open(id, admitted, webSocket));
  }

  function open(
    id: string,
    { principal, countedFor }: { principal: P; countedFor: CountedFor },
    socket: WebSocket,
  ): void {
    const startedAt = performance.now();
    let opened = false;
    const hook = (run: ((caller: HubConnection<P, M>) => void) | undefined): void => {
      try {
        run?.(connection);
      } catch (cause) {
        observe({ type: "hook-failed", connectionId: id, cause });
      }
    };
    const connection: HubConnection<P, M> = new HubConnection({
      id,
      principal,
      socket,
      limits,
      invoke,
      onOpen: () => {
        opened = true;
        observe({ type: "connected", connectionId: id });
        hook(options.hub.connected);
      },
      onClosed: (reason) => {
        connections.delete(id);
        counts.remove(countedFor);
        if (opened) hook(options.hub.disconnected);
        observe({
          type: "disconnected",
          connectionId: id,
          reason,
          duration: performance.now() - startedAt,
        });
        if (connections.size === 0) onEmpty?.();
      },
    });
    connections.set(id, connection);
    counts.add(countedFor);
    if (stopping) connection.end("server-stopping", { allowReconnect: true });
  }

  return {
    handleRequest(request, response) {
      const url = requestUrl(request);
      if (url === null || (url.pathname !== options.path && url.pathname !== negotiatePath)) return false;
      if (request.method === "OPTIONS" && isAllowedOrigin(request, options.origins)) {
        allowOrigin(request, response);
        answerPreflight(response);
      } else if (url.pathname !== negotiatePath) response.writeHead(request.method === "GET" ? 426 : 405).end();
      else if (request.method !== "POST") response.writeHead(405, { Allow: "POST" }).end();
      else void negotiate(request, response, url);
      return true;
    },
    handleUpgrade(request, socket, head) {
      const url = requestUrl(request);
      if (url?.pathname !== options.path) return false;
      socket.on("error", () => socket.destroy());
      void upgrade(request, socket, head, url);
      return true;
    },
    get connectionCount() {
      return connections.size;
    },
    principals: () => [...connections.values()].map(({ principal }) => principal),
    disconnect(isMeant) {
      for (const connection of connections.values())
        if (isMeant(connection.principal)) connection.end("closed-by-hub", { allowReconnect: false });
    },
    async stop() {
      stopping = true;
      for (const connection of connections.values()) connection.end("server-stopping", { allowReconnect: true });
      await waitUntilEmpty();
      clearInterval(heartbeat);
      sockets.close();
    },
  };

  function waitUntilEmpty(): Promise<void> {
    if (connections.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        for (const connection of connections.values()) connection.terminate();
      }, limits.stopTimeout);
      onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
