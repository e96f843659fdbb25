import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { nowMs } from "@showroom/service/clock";
import { createHubServer } from "@showroom/signalr-server/hub-server";
import { showSizes } from "@showroom/service/watched-sizes";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { mayReadMetrics } from "@showroom/service/metrics-access";
import type { Authenticate, IsApi, RenderUser } from "./hub/access.ts";
import { createChatHub } from "./hub/chat-hub.ts";
import { clientAddress } from "@showroom/service/client-address";
import { sourceOf } from "@showroom/service/address-source";
import { endConnectionsOfEndedSessions } from "./hub/end-connections.ts";
import type { EndedSessions } from "./hub/ended-sessions.ts";
import { createHubLog } from "./hub/hub-log.ts";
import type { FindCatalogue } from "./hub/render-catalogues.ts";
import { showPictures } from "./http/cache-metrics.ts";
import { createMetrics } from "./http/metrics.ts";
import { PICTURES_PATH, servePicture } from "./http/serve-picture.ts";
import { KEPT_PICTURE_PATH, serveKeptPicture } from "./hub/serve-kept-picture.ts";
import { serveStoredPicture, STORED_PICTURE_PATH } from "./hub/serve-stored-picture.ts";
import type { Pictures } from "./pictures/pictures.ts";
import { createScaledPictures } from "./pictures/scaled-pictures.ts";
import type { ViewPreparer } from "./rendering/prepare-view.ts";
import type { PictureMaker } from "./rendering/prepared-view.ts";
import { Ahead } from "./rendering/ahead.ts";
import { createRenderDesk } from "./rendering/render-desk.ts";
import { tracedMaker } from "./rendering/traced-maker.ts";
import { RenderScheduler } from "./rendering/render-scheduler.ts";
import type { RenderSchedulerOptions } from "./rendering/render-scheduler.ts";

export interface RenderServiceOptions {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly origins: readonly string[];
  readonly secret: string;
  readonly authenticate: Authenticate;
  readonly isApi: IsApi;
  /** Whether the session of a connected user is open. */
  readonly isSessionOpen: (user: RenderUser) => Promise<boolean>;
  readonly endedSessions: EndedSessions;
  /** Milliseconds between two checks of all sessions, without events; null for no checks. */
  readonly lookForEndedEvery: number | null;
  readonly findCatalogue: FindCatalogue;
  /** Trusted proxies, whose X-Forwarded-For is used. */
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | null;
  /** Metrics of this process. */
  readonly registry: Registry;
  readonly preparer: ViewPreparer;
  readonly maker: PictureMaker;
  readonly store: Pictures;
  readonly logger: Logger;
  /** How many pictures are made at once: of hot views, and first pictures of others. */
  readonly slots?: RenderSchedulerOptions["slots"];
  readonly mostWaiting?: number;
  /** Whether views that are likely to be requested next are solved while no request waits, if the maker can do so. */
  readonly solvesAhead?: boolean;
}

export interface RenderService {
  readonly port: number;
  /** Answers not ready from now on, and everything else as before. */
  drain(): void;
  /** Disconnects clients, stops rendering and closes the port. */
  stop(): Promise<void>;
}

/** Starts the hub, the pictures and the health checks on one port. */
export async function startRenderService(options: RenderServiceOptions): Promise<RenderService> {
  const { logger, store, secret } = options;
  const { slots, mostWaiting, solvesAhead = true } = options;
  const maker = tracedMaker(options.maker);
  const scheduler = new RenderScheduler({
    maker,
    ...(slots && { slots }),
    ...(mostWaiting && { mostWaiting }),
    onSettled: (event) => metrics.renderSettled(event),
  });
  const metrics = createMetrics(
    {
      connections: () => hub.connectionCount,
      scheduler,
    },
    options.registry,
  );
  showPictures(options.registry, store);
  const scaled = createScaledPictures({
    store,
    onError: (error) => logger.warn({ err: error }, "a picture could not be scaled"),
  });
  showSizes(options.registry);
  const log = createHubLog(logger);
  let stopping = false;

  const http = createServer({
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(options.port, options.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  // With port 0 the system chooses one, and the public address is this machine.
  const publicUrl = options.port === 0 ? `http://127.0.0.1:${port}` : options.publicUrl;

  const picturesUrl = publicUrl + PICTURES_PATH;

  const { preparer } = options;
  const ahead =
    solvesAhead && maker.solveAhead
      ? new Ahead({
          preparer,
          solve: maker.solveAhead,
          isIdle: () => scheduler.running + scheduler.refining + scheduler.waiting === 0,
          onError: (cause) => logger.warn({ err: cause }, "a view could not be solved ahead"),
        })
      : undefined;
  const desk = createRenderDesk({ preparer, store, scheduler, secret, ahead });
  const hub = createHubServer({
    path: "/chat-hub",
    hub: createChatHub({
      findCatalogue: options.findCatalogue,
      desk,
      picturesUrl,
      onAsked: ({ requestId, duration, ...asked }) =>
        logger.info({ reqId: requestId, ...asked, milliseconds: Math.round(duration) }, "picture requested"),
      onRenderFailed: (renderId, cause, requestId) =>
        logger.error({ err: cause, reqId: requestId, renderId }, "a render failed"),
    }),
    authenticate: options.authenticate,
    expiresAt: (user) => user.expiresAt,
    now: nowMs,
    userOf: (user) => user.id,
    addressOf: (request) => sourceOf(clientAddress(request, options.trustedProxies)),
    origins: options.origins,
    tokenSecret: createHash("sha256").update(`connection ${secret}`).digest(),
    observe(event) {
      log(event);
      metrics.hubEvent(event);
    },
  });
  const stopEnding = endConnectionsOfEndedSessions({
    hub,
    endedSessions: options.endedSessions,
    isOpen: options.isSessionOpen,
    onError: (error) => logger.warn({ err: error }, "ended sessions"),
    lookEvery: options.lookForEndedEvery,
  });
  http.on("request", (request, response) => {
    if (hub.handleRequest(request, response)) return;
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, "a request failed");
      if (!response.headersSent) response.writeHead(503, { "Retry-After": "5" });
      response.end();
    });
  });
  http.on("upgrade", (request, socket, head) => {
    if (!hub.handleUpgrade(request, socket, head)) socket.destroy();
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path.startsWith(PICTURES_PATH)) await servePicture({ store, scaled }, request, response);
    else if (path === STORED_PICTURE_PATH)
      await serveStoredPicture({ ...options, desk, picturesUrl }, request, response);
    else if (path === KEPT_PICTURE_PATH) await serveKeptPicture({ ...options, desk }, request, response);
    else if (path === "/health/live") json(response, 200, { status: "live" });
    else if (path === "/health/ready") {
      const state = {
        connections: hub.connectionCount,
        waiting: scheduler.waiting,
        running: scheduler.running,
        refining: scheduler.refining,
        pictures: store.count,
      };
      if (stopping) response.setHeader("Retry-After", "5");
      json(response, stopping ? 503 : 200, { status: stopping ? "stopping" : "ready", ...state });
    } else if (path === "/metrics") {
      if (mayReadMetrics(options.metricsToken, request))
        response.writeHead(200, { "Content-Type": metrics.contentType }).end(await metrics.text());
      else response.writeHead(404).end();
    } else response.writeHead(404).end();
  }

  return {
    port,
    drain() {
      stopping = true;
    },
    async stop() {
      stopping = true;
      stopEnding();
      await hub.stop();
      await ahead?.stop();
      await scheduler.stop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(JSON.stringify(body));
}
