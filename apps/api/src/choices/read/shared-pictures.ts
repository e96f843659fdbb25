/** The pictures behind a share link. */
import type { SharedPicture } from "@showroom/api-contract/entities/share-link";
import { keptPictureId, type KeptPicture } from "@showroom/api-contract/entities/kept-picture";
import { FIT_SIZES } from "@showroom/api-contract/image-sizes";
import { imageSrcSet, imageUrl } from "@showroom/api-contract/image-url";
import { pictureSourceSet } from "@showroom/api-contract/render-hub";
import type { StoredPicture } from "@showroom/api-contract/render";
import { faceRequest } from "@showroom/domain/render/panorama";
import { PANORAMA_FACES, type PanoramaFace, type RenderRequest } from "@showroom/domain/render/render-request";
import type { AppContext } from "../../kernel/context.ts";
import { signRenderToken } from "../../pictures/ask-picture.ts";
import { findStored } from "../../pictures/find-stored.ts";
import { keptRequest } from "../../pictures/kept-request.ts";
import { picturesOf } from "../../pictures/room-pictures.ts";
import type { Rooms } from "./check-rooms.ts";
import { roomScene } from "./room-scene.ts";
import type { HouseCatalogue } from "./settle-rooms.ts";

type Files = Omit<SharedPicture, "pageId">;

function keptFiles(base: string, { sha256, width }: KeptPicture): Files {
  const id = keptPictureId(sha256);
  const sizes = FIT_SIZES.filter((size) => size.width <= width);
  return { url: imageUrl(base, id, { crop: "fit", width: 1200 }), srcSet: imageSrcSet(base, id, sizes) };
}

function storedFiles({ url, finishedUrl, width }: StoredPicture): Files {
  return finishedUrl === null
    ? { url, srcSet: null }
    : { url: finishedUrl, srcSet: pictureSourceSet(finishedUrl, width) };
}

/**
 * The pictures that exist of exactly these rooms: those kept with the submission, else those that the render service has
 * stored. None is made, so that who opens a link costs the renderer nothing.
 * @param confirmationId the submission in force; null without one
 */
export async function sharedPictures(
  app: Pick<AppContext, "config" | "log" | "db" | "keys">,
  home: HouseCatalogue,
  rooms: Rooms,
  confirmationId: number | null,
): Promise<SharedPicture[]> {
  const { imageBaseUrl, renderUrl } = app.config;
  const ofSubmission = confirmationId === null ? [] : (await picturesOf(app.db, [confirmationId]))(confirmationId);
  const kept = new Map(ofSubmission.map(({ pageId, picture }) => [pageId, picture]));
  const authorization = renderUrl === null ? null : `Bearer ${await signRenderToken(app.keys)}`;
  const found = await Promise.all(
    home.house.pages
      .filter(({ hideFromSummary }) => !hideFromSummary)
      .map(async (page): Promise<SharedPicture | null> => {
        const own = kept.get(page.id);
        if (own) return { pageId: page.id, ...keptFiles(imageBaseUrl, own) };
        const scene = authorization === null ? null : roomScene(home, page, rooms[page.id]);
        if (authorization === null || scene === null) return null;
        const stored = await findStored(app, keptRequest(scene, home.project), authorization);
        return stored && { pageId: page.id, ...storedFiles(stored) };
      }),
  );
  return found.filter((picture) => picture !== null);
}

/** The pictures of the panorama of a scene, if all of them were made before. */
export async function sharedFaces(
  app: Pick<AppContext, "config" | "log" | "keys">,
  project: HouseCatalogue["project"],
  scene: RenderRequest,
): Promise<{ readonly face: PanoramaFace; readonly url: string }[]> {
  if (app.config.renderUrl === null) return [];
  const authorization = `Bearer ${await signRenderToken(app.keys)}`;
  const found = await Promise.all(
    PANORAMA_FACES.map(async (face) => {
      const stored = await findStored(app, keptRequest(faceRequest(scene, face), project), authorization);
      return stored?.finishedUrl ? [{ face, url: stored.finishedUrl }] : [];
    }),
  );
  return found.every((one) => one.length > 0) ? found.flat() : [];
}
