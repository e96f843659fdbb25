/** A small HTTP server that keeps sessions the way the API does, for tests of the client. */
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ProblemCode } from "@showroom/api-contract/problem";
import { problem } from "@showroom/api-contract/problems";

export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;

export interface ApiServer {
  readonly url: string;
  /** Access tokens that are accepted. */
  readonly accepted: Set<string>;
  /** Refresh tokens that may be exchanged. */
  readonly refreshable: Set<string>;
  /** Every request as `METHOD path`. */
  readonly log: string[];
  /** Handlers that replace the server's own responses, by `METHOD path`. */
  readonly handlers: Map<string, Handler>;
  close(): Promise<void>;
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { "content-type": status < 400 ? "application/json" : "application/problem+json" })
    .end(JSON.stringify(body));
}

export const refuse = (response: ServerResponse, code: ProblemCode): void => {
  const body = problem(code);
  json(response, body.status, body);
};

export async function startApiServer(): Promise<ApiServer> {
  const accepted = new Set<string>();
  const refreshable = new Set<string>();
  const log: string[] = [];
  const handlers = new Map<string, Handler>();
  let issued = 0;

  function exchange(response: ServerResponse, body: string): void {
    const { refresh_token } = JSON.parse(body) as { refresh_token: string };
    if (!refreshable.delete(refresh_token)) return json(response, 400, { error: "invalid_grant" });
    issued += 1;
    accepted.clear();
    accepted.add(`access-${issued}`);
    refreshable.add(`refresh-${issued}`);
    json(response, 200, {
      access_token: `access-${issued}`,
      refresh_token: `refresh-${issued}`,
      token_type: "Bearer",
      expires_in: 900,
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const place = `${request.method} ${request.url?.split("?")[0]}`;
    log.push(place);
    const body = await text(request);
    const handler = handlers.get(place);
    if (handler) {
      await handler(request, response, body);
      return;
    }
    if (place === "POST /oauth/token") return exchange(response, body);
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (!accepted.has(token)) return refuse(response, "not-authenticated");
    json(response, 200, { status: "ok" });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    refreshable,
    log,
    handlers,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
