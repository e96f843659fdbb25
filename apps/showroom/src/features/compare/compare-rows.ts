/** Compares two versions of a room line by line. Pure. */
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { RoomSlot } from "@showroom/domain/model/room-slot";
import { isAccent, TILE_OPTION_KINDS } from "@showroom/domain/model/tile-option";
import type { TileOptionKind } from "@showroom/domain/model/tile-option";
import { findChoice } from "@showroom/domain/selection/page-catalogue";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { slotChoices, slotKey } from "@showroom/domain/selection/room-slots";
import { choiceWords } from "@showroom/domain/words/product-words";
import { optionWords, showroomTitles, slotWords } from "@showroom/domain/words/slot-words";
import { compareTexts } from "./texts.ts";

type Context = Pick<RoomContext, "catalogue">;

export interface ComparedPart {
  readonly id: string;
  readonly label: string;
  /** Undefined when the version has no choice there. */
  readonly values: readonly [string | undefined, string | undefined];
}

/** All choices of both versions in the order of the room, equal ones included. */
export function compareRooms({ catalogue }: Context, first: RoomChoice, second: RoomChoice): readonly ComparedPart[] {
  const titles = showroomTitles(catalogue);
  const sides = [first, second].map((room) => Map.groupBy(slotChoices(room), ({ slot }) => slotKey(slot)));
  const slots = new Map([...slotChoices(first), ...slotChoices(second)].map(({ slot }) => [slotKey(slot), slot]));
  const value = (side: number, key: string): string | undefined =>
    sides[side]
      ?.get(key)
      ?.map(({ choice }) => choiceWords(catalogue, choice) ?? compareTexts.product)
      .join(", ");
  const partOf = (slot: RoomSlot): ComparedPart => {
    const id = slotKey(slot);
    return { id, label: slotWords(slot, titles), values: [value(0, id), value(1, id)] };
  };
  const has = (room: RoomChoice, option: TileOptionKind): boolean =>
    room.tileOptions.some((chosen) => chosen.tileOption === option);
  const isToldByTile = (option: TileOptionKind): boolean =>
    isAccent(option) && slots.has(slotKey({ kind: "accent", option }));
  const options = TILE_OPTION_KINDS.filter(
    (option) => !isToldByTile(option) && (has(first, option) || has(second, option)),
  ).map((option): ComparedPart => {
    const answer = (room: RoomChoice): string => (has(room, option) ? compareTexts.yes : compareTexts.no);
    return { id: `option:${option}`, label: optionWords(option, titles), values: [answer(first), answer(second)] };
  });
  const rankOf = (slot: RoomSlot): number =>
    slot.kind === "sanitary" ? catalogue.sanitaryGroups.findIndex(({ id }) => id === slot.groupId) : -1;
  const isSanitary = (slot: RoomSlot): boolean => slot.kind === "sanitary";
  const all = [...slots.values()];
  return [
    ...all.filter((slot) => !isSanitary(slot)).map(partOf),
    ...options,
    ...all
      .filter(isSanitary)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map(partOf),
  ];
}

/** Whether everything in a version is still offered, so that it can be taken over. */
export function isOffered(context: Context, room: RoomChoice): boolean {
  return slotChoices(room).every(({ choice }) => findChoice(context.catalogue, choice) !== null);
}

/** Replaces the choices of a room by those of a version. The buyer's progress in the room does not change. */
export function takeOver(present: RoomChoice, version: RoomChoice): RoomChoice {
  const { projectPageId, confirmedByUser, choicesFromOtherRoom } = present;
  return { ...version, projectPageId, confirmedByUser, choicesFromOtherRoom };
}
