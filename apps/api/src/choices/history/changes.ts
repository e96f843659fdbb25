import { partOfDifference } from "@showroom/domain/diff/line-of-difference";
import { diffRooms } from "@showroom/domain/diff/room-diff";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { differenceWords, HISTORY_WORDING } from "@showroom/domain/words/difference-words";
import type { HistoryChange } from "../../database/schema/choices.ts";
import type { Rooms } from "../read/check-rooms.ts";
import type { HouseCatalogue } from "../read/settle-rooms.ts";

/**
 * The differences between two states of the choices, by page; a page without choices has the standard set-up.
 * Confirming or copying a room is not a difference, because the history has an event for it.
 */
export function changesBetween({ project, house }: HouseCatalogue, before: Rooms, after: Rooms): HistoryChange[] {
  return house.pages.flatMap((page) => {
    const { standard } = pagePricing(project.document, house.houseType, page);
    const offer = { catalogue: pageCatalogue(page), floors: house.floors };
    return diffRooms(before[page.id] ?? standard, after[page.id] ?? standard).flatMap((difference): HistoryChange[] => {
      const part = partOfDifference(difference);
      const words = differenceWords(offer, difference, HISTORY_WORDING);
      return part && words ? [{ pageId: page.id, pageTitle: page.title, part, ...words }] : [];
    });
  });
}
