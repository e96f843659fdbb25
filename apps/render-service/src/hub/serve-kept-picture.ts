import type { IncomingMessage, ServerResponse } from "node:http";
import { keptPictureRequestSchema } from "@showroom/api-contract/render";
import type { Logger } from "pino";
import type { Pictures } from "../pictures/pictures.ts";
import { finishedPicture } from "../rendering/finished-picture.ts";
import type { RenderDesk } from "../rendering/render-desk.ts";
import type { IsApi } from "./access.ts";
import { bearerToken, readJsonBody } from "./json-body.ts";

export const KEPT_PICTURE_PATH = "/kept-picture";
/** Milliseconds. The API asks again later, and then the light of the view is likely to be solved. */
const LONGEST = 90_000;
/** Seconds. */
const RETRY_AFTER = "30";

export interface KeptPictureOptions {
  readonly isApi: IsApi;
  readonly desk: RenderDesk;
  readonly store: Pick<Pictures, "get">;
  readonly logger: Pick<Logger, "warn">;
}

/**
 * Answers `POST /kept-picture` of the API with the bytes of a finished picture, which is made if it is not stored. 503 when that
 * is not possible now. The API says which catalogue version it is of.
 */
export async function serveKeptPicture(
  { isApi, desk, store, logger }: KeptPictureOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number, headers = {}): void =>
    void response.writeHead(status, { "Cache-Control": "no-store", ...headers }).end();
  if (request.method !== "POST") return refuse(405);
  if (!(await isApi(bearerToken(request)))) return refuse(401);
  const asked = keptPictureRequestSchema.safeParse(await readJsonBody(request));
  if (!asked.success) return refuse(400);
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  try {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LONGEST)]);
    const jpeg = await finishedPicture({ desk, store }, { ...asked.data, signal });
    response
      .writeHead(200, { "Content-Type": "image/jpeg", "Content-Length": jpeg.length, "Cache-Control": "no-store" })
      .end(jpeg);
  } catch (error) {
    logger.warn({ err: error }, "a picture to keep was not made");
    refuse(503, { "Retry-After": RETRY_AFTER });
  }
}
