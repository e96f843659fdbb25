import type { CopyChoices, RoomChoice } from "@showroom/domain/model/choices";
import type { PageCost } from "@showroom/domain/model/cost";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { copyRoomChoice } from "@showroom/domain/configurator/copy-room";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { roomContext } from "@showroom/domain/selection/room-context";
import { ProblemError } from "../../kernel/problem.ts";
import type { Rooms } from "./check-rooms.ts";
import type { HouseCatalogue } from "./settle-rooms.ts";

export interface CopyPreview {
  readonly answer: CopyChoices<PageCost>;
  /** The room after copying; null when there is nothing to copy. */
  readonly copied: RoomChoice | null;
}

/**
 * The choices that a page can copy from the earlier page that the catalogue names, if the buyer confirmed that page.
 * @throws ProblemError `not-found` when the house type has no such configurator page
 */
export function previewCopy({ project, house }: HouseCatalogue, rooms: Rooms, toPage: number): CopyPreview {
  const target = house.pagesById.get(toPage);
  if (target?.page.type !== "configurator") throw new ProblemError("not-found");
  const settings = project.document;
  const from = target.copyFromPageId === null ? undefined : house.pagesById.get(target.copyFromPageId);
  const source = from ? rooms[from.page.id] : undefined;
  const defaultChoices = standardRoomChoice(pageCatalogue(target.page), settings);
  if (!from || !source?.confirmedByUser) {
    return {
      answer: { fromPage: null, toPage, calculatedPageCost: null, defaultChoices, personalizedChoices: null },
      copied: null,
    };
  }
  const copied = copyRoomChoice(pageCatalogue(from.page), source, roomContext(target.page, settings, null));
  const calculatedPageCost = calculatePageCost(
    { project: settings, houseType: house.houseType, floors: house.floors },
    target.page,
    copied,
  );
  return {
    answer: { fromPage: from.page.id, toPage, calculatedPageCost, defaultChoices, personalizedChoices: copied },
    copied,
  };
}
