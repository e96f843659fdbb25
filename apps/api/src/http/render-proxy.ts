import httpProxy from "@fastify/http-proxy";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "../kernel/problem.ts";

/** Proxied paths, the same as in the render service. */
const PATHS = ["/chat-hub", "/pictures"];
/** Headers that the hub reads when a WebSocket opens. */
const HEADERS = ["origin", "authorization", "user-agent"];
const RETRY_AFTER = 5;

/** The package documents this WebSocket option, but its types do not have it yet. */
const WEB_SOCKET_OPTIONS = {
  perMessageDeflate: false,
  rewriteRequestHeaders: (
    headers: IncomingHttpHeaders,
    { headers: asked, ip }: FastifyRequest,
  ): IncomingHttpHeaders => ({
    ...headers,
    ...Object.fromEntries(HEADERS.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]]))),
    "x-forwarded-for": ip,
  }),
};

/** Proxies the render service's paths, including WebSockets, so that one origin serves the whole product. */
export function useRenderProxy(app: FastifyInstance, renderUrl: string): void {
  app.register(async (scope) => {
    // Bodies are passed on unchanged.
    scope.removeAllContentTypeParsers();
    for (const path of PATHS)
      await scope.register(httpProxy, {
        upstream: renderUrl,
        prefix: path,
        rewritePrefix: path,
        websocket: true,
        wsClientOptions: WEB_SOCKET_OPTIONS,
        replyOptions: {
          rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, "x-forwarded-for": ip }),
          onError: (reply) => {
            const { status, body } = new ProblemError("not-ready");
            reply.code(status).header("retry-after", RETRY_AFTER).type("application/problem+json").send(body);
          },
        },
      });
  });
}
