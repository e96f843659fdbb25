import { listStepPictures } from "@showroom/api-contract/endpoints/choices";
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";
import { fitSizeOf } from "@showroom/api-contract/image-sizes";
import { imageUrl } from "@showroom/api-contract/image-url";
import { pageOfStep } from "@showroom/domain/steps/step-number";
import { shownFloor } from "@showroom/domain/selection/floors";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { roomsOf } from "../../choices/read/choices-entity.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { roomScene } from "../../choices/read/room-scene.ts";
import { operation } from "../../kernel/operation.ts";
import { findStored } from "../../pictures/find-stored.ts";

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
  const { authorization } = request.headers;
  if (authorization === undefined) return [];
  const drawn = shown?.type === "overview" ? pages : pages.filter((page) => page === shown);
  const found = await Promise.all(
    drawn.map(async (page): Promise<StepPicture | null> => {
      const scene = roomScene(home, page, rooms[page.id]);
      const stored = scene && (await findStored(app, scene, authorization));
      return stored && { pageId: page.id, ...stored };
    }),
  );
  return found.filter((picture) => picture !== null);
});
