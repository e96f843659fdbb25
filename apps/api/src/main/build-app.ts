import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import formBody from "@fastify/formbody";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import { createTokenReader } from "../accounts/access-token.ts";
import { prepareFindSession } from "../accounts/find-asker.ts";
import { useImages } from "../http/image-routes.ts";
import type { ImageStore } from "../images/image-store.ts";
import { ALL_OPERATIONS } from "../operations/all-operations.ts";
import type { AppContext } from "../kernel/context.ts";
import { giveCsrfCookie } from "../http/csrf.ts";
import { prepareFindState } from "../http/closed-projects.ts";
import { sendProblem, useErrorHandler } from "../http/error-handler.ts";
import { readRefusedBodies } from "../http/unread-body.ts";
import { useFormData } from "../http/form-body.ts";
import { BODY_LIMIT, refuseBrokenText, useStrictJson } from "../http/json-body.ts";
import { answerLog } from "../http/logger.ts";
import { useMetrics, type Metrics } from "../http/metrics.ts";
import { isHashed } from "../http/cache-control.ts";
import { ProblemError } from "../kernel/problem.ts";
import { useRenderProxy } from "../http/render-proxy.ts";
import { requirePolicies, useOperations } from "../http/routes.ts";
import { DATA_POLICY } from "../http/security-headers.ts";
import { createSharedRate } from "../http/shared-rate.ts";
import { useTracing } from "../http/tracing.ts";
import { useSinglePageApps, type BuiltApps } from "../http/single-page-apps.ts";

const REQUEST_TIMEOUT = 30_000;
/**
 * How often heap and event loop are measured. The library counts an interval without any measurement as overload, so
 * it is longer than a single calculation, such as the import of a large catalogue.
 */
const PRESSURE_SAMPLE_MILLISECONDS = 4_000;
/** A client that has not sent its headers by then is cut. Node looks once a second. */
const HEADERS_TIMEOUT = 10_000;
/** Retry-After in seconds of a busy or stopping server. */
const RETRY_AFTER = 5;

export interface AppParts extends AppContext {
  readonly images: ImageStore;
  readonly builtApps: BuiltApps;
  readonly metrics: Metrics;
}

async function useProtection(app: FastifyInstance, parts: AppParts): Promise<void> {
  const secure = parts.config.publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
    // For Internet Explorer and plug-ins, which cannot show these pages; a page and its headers fit into the first packets.
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: secure,
  });
  // Before whatever refuses a request: a refusal has the policy and needs the cookies too.
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", DATA_POLICY);
  });
  // Before the package's own hook, which writes the cookies into the response.
  app.addHook("onSend", async (request, reply) => giveCsrfCookie(request, reply, secure));
  await app.register(cookie);
  await app.register(rateLimit, {
    max: parts.config.rateLimit,
    store: createSharedRate(parts.pool, parts.config.rateLimit, (error) =>
      parts.log.warn({ err: error }, "rate limit"),
    ),
    allowList: ({ url }) => isWatchers(url) || isBuiltFile(url),
    timeWindow: "1 minute",
    errorResponseBuilder: (_request, limit) =>
      new ProblemError("too-many-requests", { retryAfterSeconds: Math.ceil(limit.ttl / 1000) }),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    sampleInterval: PRESSURE_SAMPLE_MILLISECONDS,
    maxHeapUsedBytes: parts.config.heapLimitBytes,
    retryAfter: RETRY_AFTER,
    pressureHandler: (request) => {
      if (isWatchers(request.url)) return;
      throw new ProblemError("overloaded", { retryAfterSeconds: RETRY_AFTER });
    },
  });
}

/** Whether a URL is for monitoring. It responds even under overload, so that a busy process is not restarted. */
const isWatchers = (url: string): boolean => url === "/health/live" || url === "/metrics";

/**
 * Whether a URL names a hashed file of a built application. These do not count for the rate limit: a first visit needs
 * some twenty, and sending one takes no longer than a refusal.
 */
const isBuiltFile = (url: string): boolean => /^\/(?:admin\/)?(?:assets|media)\//.test(url) && isHashed(url);

/**
 * While the server stops, requests on open connections are refused, so that clients retry elsewhere. Each response
 * closes its connection, because a keep-alive connection would delay the stop.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  // Connections that browsers opened in advance. Node does not count them as idle, and closing would wait for them.
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook("onRequest", async (request) => {
    if (closing && !isWatchers(request.url)) throw new ProblemError("not-ready", { retryAfterSeconds: RETRY_AFTER });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}

/** Builds the application, without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = parts.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: parts.config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    handlerTimeout: 0,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 1_000 },
    frameworkErrors: (_error, _request, reply) => sendProblem(reply, new ProblemError("malformed-request")),
  });
  requirePolicies(app);
  useTracing(app);
  endConnectionsOnClose(app);
  readRefusedBodies(app);
  useErrorHandler(app);
  await useProtection(app, parts);
  useFormData(app, useStrictJson(app));
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  app.addHook("preValidation", refuseBrokenText);
  const logAnswer = answerLog(parts.log);
  app.addHook("onResponse", async (request, reply) => logAnswer(request, reply.statusCode, reply.elapsedTime));
  useMetrics(app, parts.config, parts.metrics);
  const { builtApps, metrics: _metrics, ...context } = parts;
  useImages(app, parts.images, parts.config.dataDir);
  const callTools = {
    db: parts.db,
    readToken: createTokenReader(parts.keys),
    findSession: prepareFindSession(parts.db),
    findState: prepareFindState(parts.db),
  };
  useOperations(app, context, callTools, ALL_ENDPOINTS, ALL_OPERATIONS);
  app.get("/oauth/jwks", { config: { access: { kind: "public" } } }, async (_request, reply) => {
    reply.header("cache-control", "public, max-age=60");
    return await parts.keys.published();
  });
  if (parts.config.renderUrl !== null) useRenderProxy(app, parts.config.renderUrl);
  useSinglePageApps(app, parts.config, builtApps);
  return app;
}
