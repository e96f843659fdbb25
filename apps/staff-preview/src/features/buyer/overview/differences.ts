/** How a room deviates from the standard set-up, in words and euros. */
import { lineOfDifference } from "@showroom/domain/diff/line-of-difference";
import { readDifference } from "@showroom/domain/diff/readable-difference";
import type { ReadableDifference, ReadableValue } from "@showroom/domain/diff/readable-difference";
import type { RoomDifference } from "@showroom/domain/diff/room-diff";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { PageCost } from "@showroom/domain/model/cost";
import type { Page } from "@showroom/domain/model/page";
import type { Cents } from "@showroom/domain/money/cents";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { RoomSettings } from "@showroom/domain/selection/room-context";
import { slotKey } from "@showroom/domain/selection/room-slots";
import type { RoomSlot } from "@showroom/domain/model/room-slot";
import { differencesFromStandard } from "@showroom/domain/summary/standard-set-up";
import { overviewTexts as texts } from "./texts.ts";

export interface Deviation {
  readonly id: string;
  readonly part: string;
  readonly standard: string;
  readonly chosen: string;
  /** Null where the price is part of another line. */
  readonly price: Cents | null;
}

function labelOfSlot(catalogue: PageCatalogue, slot: RoomSlot, groupTitle: string | null): string {
  switch (slot.kind) {
    case "tile":
      return texts.tile[slot.surface];
    case "accent":
      return catalogue.options.get(slot.option)?.title ?? texts.parts.tileOption;
    case "sanitary":
      return groupTitle ?? texts.parts.sanitary;
    case "accessory": {
      if (slot.place === "wall") return texts.accessoryOf(texts.accessory[slot.type], texts.walls);
      if (slot.place === "floor") return texts.accessoryOf(texts.accessory[slot.type], texts.floorPlace);
      return texts.accessoryOf(
        texts.accessory[slot.type],
        catalogue.options.get(slot.place)?.title ?? texts.parts.tileOption,
      );
    }
  }
}

function wordsOf(value: ReadableValue): string {
  switch (value.kind) {
    case "product":
      return [value.product.name, value.product.colorName, value.product.size].filter(Boolean).join(", ");
    case "name":
      return value.name;
    case "nothing":
    case "no-floor":
      return texts.nothing;
    case "unknown":
      return texts.gone;
    case "yes":
      return texts.yes;
    case "no":
      return texts.no;
  }
}

function labelOf(catalogue: PageCatalogue, { difference, groupTitle }: ReadableDifference): string {
  if (difference.kind === "product") return labelOfSlot(catalogue, difference.slot, groupTitle);
  if (difference.kind !== "option") return texts.product;
  return difference.option === "CeilingHigh"
    ? texts.ceilingHigh
    : (catalogue.options.get(difference.option)?.title ?? texts.parts.tileOption);
}

/** An accent is told by its tile; that the option is on says the same again. */
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
    .map((difference, index) => {
      const readable = readDifference(catalogue, EMPTY_FLOOR_OFFER, difference);
      return {
        id: keyOf(difference, index),
        part: labelOf(catalogue, readable),
        standard: wordsOf(readable.before),
        chosen: wordsOf(readable.after),
        price: (cost && lineOfDifference(cost, difference)?.totalPrice) ?? null,
      };
    });
}

/** The deviations of a page with floors: any floor is one, for there is none in the standard set-up. */
export function floorDeviations(cost: PageCost | undefined): readonly Deviation[] {
  return (cost?.items ?? []).map(({ id, name, brand, totalPrice }) => ({
    id,
    part: texts.floorPart,
    standard: texts.nothing,
    chosen: [name, brand].filter(Boolean).join(", "),
    price: totalPrice,
  }));
}
