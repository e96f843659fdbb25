import httpProxy from "@fastify/http-proxy";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError } from "../kernel/problem.ts";

/** Paths of the render service, the same there and here. */
const PATHS = ["/chat-hub", "/pictures"];
/** What the hub looks at when a WebSocket is opened. */
const HEADERS = ["origin", "authorization", "user-agent"];
const RETRY_AFTER = 5;

/** The package documents this option of its WebSockets; its types do not have it yet. */
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

/** Passes the render service's paths on to it, WebSockets too, so that one address serves the whole product. */
export function useRenderProxy(app: FastifyInstance, renderUrl: string): void {
  app.register(async (scope) => {
    // Bodies go through as they are.
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
