import { listStepPictures } from "@showroom/api-contract/endpoints/choices";
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";
import { fitSizeOf } from "@showroom/api-contract/image-sizes";
import { imageUrl } from "@showroom/api-contract/image-url";
import { storedPictureSchema } from "@showroom/api-contract/render";
import { pageOfStep } from "@showroom/domain/steps/step-number";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { shownFloor } from "@showroom/domain/selection/floors";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { roomsOf } from "../../choices/read/choices-entity.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { roomScene } from "../../choices/read/room-scene.ts";
import type { AppContext } from "../../kernel/context.ts";
import { operation } from "../../kernel/operation.ts";

/** Milliseconds. A later answer is of no use: the application asks for the picture itself. */
const TIMEOUT = 1_000;

/** The stored picture of a scene; null when there is none, or when the render service does not answer. */
async function findStored(
  { config, log }: Pick<AppContext, "config" | "log">,
  scene: RenderRequest,
  authorization: string | undefined,
) {
  if (config.renderUrl === null || authorization === undefined) return null;
  try {
    const response = await fetch(`${config.renderUrl}/stored-picture`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(scene),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return storedPictureSchema.parse(await response.json());
    await response.body?.cancel();
  } catch (error) {
    log.debug({ err: error }, "the render service gave no stored picture");
  }
  return null;
}

export const listStepPicturesOperation = operation(listStepPictures, async ({ app, asker, params, query, request }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  const rooms = roomsOf(home, row);
  const { pages, floors } = home.house;
  const shown = pageOfStep(pages, params.stepNumber);
  if (shown?.type === "floors") {
    const [image] = shownFloor(floors, rooms[shown.id] ?? emptyRoomChoice(shown.id))?.roomMediaFiles ?? [];
    if (image === undefined) return [];
    const { public_id: publicId, width, height } = image;
    return [
      {
        pageId: shown.id,
        url: imageUrl(app.config.imageBaseUrl, publicId, fitSizeOf(query.width)),
        finishedUrl: null,
        width,
        height,
      },
    ];
  }
  const drawn = shown?.type === "overview" ? pages : pages.filter((page) => page === shown);
  const found = await Promise.all(
    drawn.map(async (page): Promise<StepPicture | null> => {
      const scene = roomScene(home, page, rooms[page.id]);
      const stored = scene && (await findStored(app, scene, request.headers.authorization));
      return stored && { pageId: page.id, ...stored };
    }),
  );
  return found.filter((picture) => picture !== null);
});
