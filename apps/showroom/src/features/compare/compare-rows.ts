/** Two versions of a room, part by part. Pure. */
import { TILE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { TileOptionKind } from "@showroom/domain/model/tile-option";
import { findChoice } from "@showroom/domain/selection/page-catalogue";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { placedChoices, slotKey } from "@showroom/domain/selection/room-slots";
import type { RoomSlot } from "@showroom/domain/model/room-slot";
import { choiceTexts } from "../../shared/room-words/choice-texts.ts";
import { labelOfSlot, nameOfChoice } from "../../shared/room-words/describe-consequence.ts";
import { compareTexts } from "./texts.ts";

type Context = Pick<RoomContext, "catalogue">;

export interface ComparedPart {
  readonly id: string;
  readonly label: string;
  /** Undefined where a version has nothing there. */
  readonly values: readonly [string | undefined, string | undefined];
}

function labelOf(context: Context, slot: RoomSlot): string {
  const label = labelOfSlot(context, slot);
  return slot.kind === "accessory" ? `${label} ${compareTexts.accessory[slot.place]}` : label;
}

function labelOfOption(option: TileOptionKind): string {
  return option === "CeilingHigh" ? compareTexts.ceiling : choiceTexts.options[option];
}

/** Everything that one of the two has, in the order of the room; what is equal too. */
export function compareRooms(context: Context, first: RoomChoice, second: RoomChoice): readonly ComparedPart[] {
  const sides = [first, second].map((room) => Map.groupBy(placedChoices(room), ({ slot }) => slotKey(slot)));
  const slots = new Map([...placedChoices(first), ...placedChoices(second)].map(({ slot }) => [slotKey(slot), slot]));
  const value = (side: number, key: string): string | undefined =>
    sides[side]
      ?.get(key)
      ?.map(({ choice }) => nameOfChoice(context, choice) ?? choiceTexts.product)
      .join(", ");
  const parts = [...slots].map(([key, slot]): ComparedPart => ({
    id: key,
    label: labelOf(context, slot),
    values: [value(0, key), value(1, key)],
  }));
  const has = (room: RoomChoice, option: TileOptionKind): boolean =>
    room.tileOptions.some((chosen) => chosen.tileOption === option);
  const options = TILE_OPTION_KINDS.filter(
    (option) => !slots.has(`accent:${option}`) && (has(first, option) || has(second, option)),
  ).map((option): ComparedPart => {
    const answer = (room: RoomChoice): string => (has(room, option) ? compareTexts.yes : compareTexts.no);
    return { id: `option:${option}`, label: labelOfOption(option), values: [answer(first), answer(second)] };
  });
  const groups = context.catalogue.sanitaryGroups.map(({ id }) => slotKey({ kind: "sanitary", groupId: id }));
  return [
    ...parts.filter(({ id }) => !id.startsWith("sanitary:")),
    ...options,
    ...parts
      .filter(({ id }) => id.startsWith("sanitary:"))
      .toSorted((a, b) => groups.indexOf(a.id) - groups.indexOf(b.id)),
  ];
}

/** Whether everything in a version is still on offer, so that it can be taken over. */
export function isOffered(context: Context, room: RoomChoice): boolean {
  return placedChoices(room).every(({ choice }) => findChoice(context.catalogue, choice) !== null);
}

/** A version in place of what is chosen. How far the buyer is with the room does not change by it. */
export function takeOver(present: RoomChoice, version: RoomChoice): RoomChoice {
  const { projectPageId, confirmedByUser, choicesFromOtherRoom } = present;
  return { ...version, projectPageId, confirmedByUser, choicesFromOtherRoom };
}
