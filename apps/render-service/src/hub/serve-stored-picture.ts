import type { IncomingMessage, ServerResponse } from "node:http";
import { renderRequestSchema } from "@showroom/api-contract/render";
import type { StoredPicture } from "@showroom/api-contract/render";
import { pictureUrl } from "@showroom/api-contract/render-hub";
import { ArticlesUnavailableError } from "../articles/article-source.ts";
import type { Authenticate } from "./access.ts";
import type { FindCatalogue } from "./render-catalogues.ts";
import type { Picture } from "../rendering/prepared-view.ts";
import type { RenderDesk } from "../rendering/render-desk.ts";
import { bearerToken, readJsonBody } from "./json-body.ts";

export const STORED_PICTURE_PATH = "/stored-picture";

export interface StoredPictureOptions {
  readonly authenticate: Authenticate;
  readonly findCatalogue: FindCatalogue;
  readonly desk: RenderDesk;
  /** Base address of pictures; ends with a slash. */
  readonly picturesUrl: string;
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
  const user = await authenticate(bearerToken(request));
  if (user === null) return refuse(401);
  const { data: asked } = renderRequestSchema.safeParse(await readJsonBody(request));
  if (asked === undefined) return refuse(400);
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
