import type { IncomingMessage, ServerResponse } from "node:http";
import { PICTURE_WIDTHS } from "@showroom/api-contract/render-hub";
import { isPictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { FittingPicture, ScaledPictures } from "../pictures/scaled-pictures.ts";

export const PICTURES_PATH = "/pictures/";

export interface ServedPictures {
  readonly store: Pick<Pictures, "get">;
  readonly scaled: ScaledPictures;
}

const HEADERS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** The width that a query asks for: null without one, undefined for one that is not offered. */
function widthOf(query: string): number | null | undefined {
  const asked = new URLSearchParams(query).getAll("w");
  if (asked.length === 0) return null;
  return PICTURE_WIDTHS.find((width) => asked.length === 1 && asked[0] === String(width));
}

async function find(
  { store, scaled }: ServedPictures,
  name: string,
  width: number | null,
  gone: AbortSignal,
): Promise<FittingPicture | null> {
  if (width !== null) return await scaled.get(name, width, gone);
  const jpeg = await store.get(name);
  return jpeg && { jpeg, isStopgap: false };
}

/**
 * Answers `GET /pictures/{name}.jpg`, and with `?w=` a copy that is scaled down to one of `PICTURE_WIDTHS`. An address
 * always means the same picture, and whoever knows it may fetch it.
 */
export async function servePicture(
  pictures: ServedPictures,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = "", query = ""] = (request.url ?? "").split("?", 2);
  const name = path.slice(PICTURES_PATH.length).replace(/\.jpg$/, "");
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const width = widthOf(query);
  if (width === undefined) {
    response.writeHead(400, { "Cache-Control": "no-store" }).end();
    return;
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const isName = isPictureName(name) && path.endsWith(".jpg");
  const found = isName ? await find(pictures, name, width, gone.signal) : null;
  if (found === null) {
    response.writeHead(404, { "Cache-Control": "no-store" }).end();
    return;
  }
  const { jpeg, isStopgap } = found;
  const etag = width === null || isStopgap ? `"${name}"` : `"${name}-${width}"`;
  // The next request for this width shall get the copy.
  const headers = { ...HEADERS, ...(isStopgap && { "Cache-Control": "no-cache" }), ETag: etag };
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
