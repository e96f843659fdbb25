import type { IncomingMessage } from "node:http";

/** The request's URL, or null if it is not valid. */
export function requestUrl(request: IncomingMessage): URL | null {
  return URL.parse(request.url ?? "/", "http://hub.invalid");
}

/** The access token of a request: `Authorization: Bearer`, or the query, since browsers cannot set headers on a WebSocket. */
export function accessToken(request: IncomingMessage, url: URL): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "");
  return bearer?.[1] ?? (url.searchParams.get("access_token") || null);
}
