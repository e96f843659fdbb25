import type { IncomingMessage, ServerResponse } from "node:http";
import { keptPictureRequestSchema, renderRequestSchema } from "@showroom/api-contract/render";
import type { RenderCatalogue, StoredPicture } from "@showroom/api-contract/render";
import { pictureUrl } from "@showroom/api-contract/render-hub";
import { ArticlesUnavailableError } from "../articles/article-source.ts";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { Authenticate, IsApi } from "./access.ts";
import type { FindCatalogue } from "./render-catalogues.ts";
import type { Picture } from "../rendering/prepared-view.ts";
import type { RenderDesk } from "../rendering/render-desk.ts";
import { bearerToken, readJsonBody } from "./json-body.ts";

export const STORED_PICTURE_PATH = "/stored-picture";

export interface StoredPictureOptions {
  readonly authenticate: Authenticate;
  readonly isApi: IsApi;
  readonly findCatalogue: FindCatalogue;
  readonly desk: RenderDesk;
  /** Base address of pictures; ends with a slash. */
  readonly picturesUrl: string;
}

interface Asked {
  readonly request: RenderRequest;
  /** The catalogue version that the pictures are of; null when the user has no access to the home. */
  readonly catalogue: () => Promise<RenderCatalogue | null>;
}
type ReadAsk = (body: unknown) => Asked | undefined;

/** How the body of a request is read, by whose token it has; null when the token is nobody's. */
async function readerFor(
  { authenticate, isApi, findCatalogue }: Omit<StoredPictureOptions, "desk" | "picturesUrl">,
  token: string | null,
): Promise<ReadAsk | null> {
  const user = await authenticate(token);
  if (user !== null)
    return (body) => {
      const { data: request } = renderRequestSchema.safeParse(body);
      return request && { request, catalogue: () => findCatalogue(user, request.home) };
    };
  if (!(await isApi(token))) return null;
  return (body) => {
    const { data } = keptPictureRequestSchema.safeParse(body);
    return data && { request: data.request, catalogue: () => Promise.resolve(data.catalogue) };
  };
}

/**
 * Answers `POST /stored-picture` with the stored pictures of a render request, or with 404 if none is stored. Renders nothing.
 * The request carries the user's access token, or the API's own one. The API says which catalogue version it is of.
 */
export async function serveStoredPicture(
  { desk, picturesUrl, ...access }: StoredPictureOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number): void => void response.writeHead(status, { "Cache-Control": "no-store" }).end();
  if (request.method !== "POST") return refuse(405);
  const read = await readerFor(access, bearerToken(request));
  if (read === null) return refuse(401);
  const asked = read(await readJsonBody(request));
  if (asked === undefined) return refuse(400);
  try {
    const catalogue = await asked.catalogue();
    const pictures = catalogue === null ? [] : await desk.find(asked.request, catalogue);
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
