import type { IncomingMessage, ServerResponse } from "node:http";
import { renderRequestSchema } from "@showroom/api-contract/render";
import type { StoredPicture } from "@showroom/api-contract/render";
import { pictureUrl } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { ArticlesUnavailableError } from "../articles/article-source.ts";
import type { Authenticate } from "./access.ts";
import type { FindCatalogue } from "./render-catalogues.ts";
import type { Picture } from "../rendering/prepared-view.ts";
import type { RenderDesk } from "../rendering/render-desk.ts";

export const STORED_PICTURE_PATH = "/stored-picture";
/** Bytes of a request; a room has at most a few KB. */
const MOST_BYTES = 65_536;

export interface StoredPictureOptions {
  readonly authenticate: Authenticate;
  readonly findCatalogue: FindCatalogue;
  readonly desk: RenderDesk;
  /** Base address of pictures; ends with a slash. */
  readonly picturesUrl: string;
}

/** Reads a render request; null when it is none. */
async function readRequest(request: IncomingMessage): Promise<RenderRequest | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  try {
    return renderRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString("utf8")));
  } catch {
    return null;
  }
}

/**
 * Answers `POST /stored-picture` with the stored pictures of a render request, or with 404 if none is stored. Renders nothing.
 * The request carries the user's access token.
 */
export async function serveStoredPicture(
  { authenticate, findCatalogue, desk, picturesUrl }: StoredPictureOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number): void => void response.writeHead(status, { "Cache-Control": "no-store" }).end();
  if (request.method !== "POST") return refuse(405);
  const [, token = null] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
  const user = await authenticate(token);
  if (user === null) return refuse(401);
  const asked = await readRequest(request);
  if (asked === null) return refuse(400);
  try {
    const catalogue = await findCatalogue(user, asked.home);
    const pictures = catalogue === null ? [] : await desk.find(asked, catalogue);
    const [smallest] = pictures;
    if (smallest === undefined) return refuse(404);
    const finished = pictures.find(({ stage }) => stage === "final");
    const urlOf = ({ name }: Picture): string => pictureUrl({ fullpath: picturesUrl, filename: name });
    const { width, height } = smallest;
    const body: StoredPicture = {
      url: urlOf(smallest),
      finishedUrl: finished === undefined ? null : urlOf(finished),
      width,
      height,
    };
    response
      .writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" })
      .end(JSON.stringify(body));
  } catch (error) {
    if (error instanceof ArticlesUnavailableError) return refuse(503);
    throw error;
  }
}
