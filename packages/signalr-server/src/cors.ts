import type { IncomingMessage, ServerResponse } from "node:http";

const ALLOWED_HEADERS = "authorization, content-type, x-requested-with, x-signalr-user-agent";

/**
 * Whether a page of the request's origin may use the hub. Requests without an origin do not come from a page and are
 * allowed.
 */
export function isAllowedOrigin(request: IncomingMessage, origins: readonly string[]): boolean {
  const origin = request.headers.origin;
  return (
    origin === undefined ||
    origins.includes(origin) ||
    origin === `http://${request.headers.host}` ||
    origin === `https://${request.headers.host}`
  );
}

/** Sets the headers that allow a page to read the answer. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Vary", "Origin");
  const origin = request.headers.origin;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
}

export function answerPreflight(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", "POST");
  response.setHeader("Access-Control-Allow-Headers", ALLOWED_HEADERS);
  response.setHeader("Access-Control-Max-Age", "7200");
  response.writeHead(204).end();
}
