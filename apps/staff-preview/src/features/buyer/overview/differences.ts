/** Lists how a room deviates from the standard room, with the price of each deviation. */
import { lineOfDifference } from "@showroom/domain/diff/line-of-difference";
import type { RoomDifference } from "@showroom/domain/diff/room-diff";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { PageCost } from "@showroom/domain/model/cost";
import type { Page } from "@showroom/domain/model/page";
import type { Cents } from "@showroom/domain/money/cents";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { RoomSettings } from "@showroom/domain/selection/room-context";
import { slotKey } from "@showroom/domain/selection/room-slots";
import { differencesFromStandard } from "@showroom/domain/summary/deviations";
import { DEVIATION_WORDING, differenceWords } from "@showroom/domain/words/difference-words";
import { COST_GROUP_TEXTS } from "@showroom/domain/words/room-texts";
import { overviewTexts as texts } from "./texts.ts";

export interface Deviation {
  readonly id: string;
  readonly part: string;
  readonly standard: string;
  readonly chosen: string;
  /** Null when the price is part of another line. */
  readonly price: Cents | null;
}

/** An accent is listed by its tile, so its option gets no line of its own. */
const isToldTwice = (difference: RoomDifference, all: readonly RoomDifference[]): boolean =>
  difference.kind === "option" &&
  all.some(
    (other) => other.kind === "product" && other.slot.kind === "accent" && other.slot.option === difference.option,
  );

function keyOf(difference: RoomDifference, index: number): string {
  return difference.kind === "product" ? `${slotKey(difference.slot)}/${index}` : `${difference.kind}/${index}`;
}

/** The deviations of a room with tiles and sanitary ware. */
export function roomDeviations(
  page: Page,
  settings: RoomSettings,
  room: RoomChoice,
  cost: PageCost | undefined,
): readonly Deviation[] {
  const catalogue = pageCatalogue(page);
  const all = differencesFromStandard(catalogue, settings, room);
  return all
    .filter((difference) => !isToldTwice(difference, all))
    .flatMap((difference, index): Deviation[] => {
      const words = differenceWords({ catalogue, floors: EMPTY_FLOOR_OFFER }, difference, DEVIATION_WORDING);
      if (words === null) return [];
      return [
        {
          id: keyOf(difference, index),
          part: words.label,
          standard: words.before ?? texts.nothing,
          chosen: words.after ?? texts.nothing,
          price: (cost && lineOfDifference(cost, difference)?.totalPrice) ?? null,
        },
      ];
    });
}

/** The deviations of a page with floors. Every chosen floor is a deviation, because the standard has none. */
export function floorDeviations(cost: PageCost | undefined): readonly Deviation[] {
  return (cost?.items ?? []).map(({ id, name, brand, totalPrice }) => ({
    id,
    part: COST_GROUP_TEXTS.floors,
    standard: texts.nothing,
    chosen: [name, brand].filter(Boolean).join(", "),
    price: totalPrice,
  }));
}
