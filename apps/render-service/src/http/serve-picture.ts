import type { IncomingMessage, ServerResponse } from "node:http";
import { isPictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";

export const PICTURES_PATH = "/pictures/";

/** Answers `GET /pictures/{name}.jpg`. A name always means the same picture, and whoever knows it may fetch it. */
export async function servePicture(
  store: Pictures,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = path.slice(PICTURES_PATH.length).replace(/\.jpg$/, "");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const jpeg = isPictureName(name) && path.endsWith(".jpg") ? await store.get(name) : null;
  if (jpeg === null) {
    response.writeHead(404, { "Cache-Control": "no-store" }).end();
    return;
  }
  const etag = `"${name}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    "Content-Type": "image/jpeg",
    "Content-Length": jpeg.length,
  });
  response.end(request.method === "HEAD" ? undefined : jpeg);
}
