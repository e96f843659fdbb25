import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import { SURFACE_OPTION_KINDS, TILE_OPTION_KINDS } from "../model/tile-option.ts";
import {
  fieldNames,
  fieldsOf,
  groupField,
  optionField,
  roomOfFields,
  type RoomField,
} from "../selection/room-fields.ts";
import { chosenInGroup } from "../selection/sanitary.ts";
import { findOption } from "../selection/tile-options.ts";
import { sameChoice } from "../selection/variants.ts";
import type { Consequence, Stage } from "./consequence.ts";

/** The fields of the room that an action is about. Every change elsewhere is a consequence that the buyer is told. */
export type OwnFields = readonly RoomField[] | "room";

/** Fields with one product, and their slots. */
const SLOTS = {
  wallTileProduct: { kind: "tile", surface: "wall" },
  wallGroutColorProduct: { kind: "accessory", place: "wall", type: "GroutColor" },
  wallFinishingProfileProduct: { kind: "accessory", place: "wall", type: "FinishingProfile" },
  floorTileProduct: { kind: "tile", surface: "floor" },
  floorGroutColorProduct: { kind: "accessory", place: "floor", type: "GroutColor" },
} as const satisfies Partial<Record<RoomField, RoomSlot>>;

/**
 * Splits what an action did into the buyer's own choice and what the action changed elsewhere, for example another group that a reset
 * takes along. `chosen` is the room with the own choice only; `stages` tells the rest.
 */
export function changedAlong(
  before: RoomChoice,
  after: RoomChoice,
  own: OwnFields,
): { readonly chosen: RoomChoice; readonly stages: Stage[] } {
  if (own === "room" || before === after) return { chosen: after, stages: [] };
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const elsewhere = [...fieldNames(was, is)].filter(
    (name) => !own.includes(name) && was.get(name)?.key !== is.get(name)?.key,
  );
  if (elsewhere.length === 0) return { chosen: after, stages: [] };
  const kept = [...fieldNames(was, is)].flatMap((name) => (elsewhere.includes(name) ? was : is).get(name) ?? []);
  const consequences = changesIn(before, after, own).filter(({ field }) => elsewhere.includes(field));
  return {
    chosen: roomOfFields(after, kept),
    stages: [{ room: after, consequences: consequences.map(({ consequence }) => consequence) }],
  };
}

interface FieldChange {
  readonly field: RoomField;
  readonly consequence: Consequence;
}

function changesIn(before: RoomChoice, after: RoomChoice, own: readonly RoomField[]): readonly FieldChange[] {
  const groupIds = new Set([...Object.keys(before.products), ...Object.keys(after.products)].map(Number));
  const leaving = [...groupIds]
    .filter((id) => own.includes(groupField(id)))
    .flatMap((id) => missingIn(chosenInGroup(after, id), chosenInGroup(before, id)));
  const along = { reason: "along", ruleIds: [], cause: leaving[0] ?? null } as const;
  const byOption = SURFACE_OPTION_KINDS.find((kind) => own.includes(optionField(kind)) && findOption(after, kind));
  return [
    ...(Object.keys(SLOTS) as (keyof typeof SLOTS)[]).map((field) => ({
      field,
      consequence: { ...along, slot: SLOTS[field], before: before[field], after: after[field] },
    })),
    ...TILE_OPTION_KINDS.map((option) => {
      const [had, has] = [findOption(before, option), findOption(after, option)];
      const excluded = { reason: "excluded", ...(byOption && { byOption }) } as const;
      return {
        field: optionField(option),
        consequence: {
          ...along,
          ...(had && !has ? excluded : {}),
          slot: { kind: "option", option } as const,
          before: had?.selectedVariant ?? null,
          after: has?.selectedVariant ?? null,
        },
      };
    }),
    ...[...groupIds].flatMap((groupId) => {
      const [had, has] = [chosenInGroup(before, groupId), chosenInGroup(after, groupId)];
      const [gone, come] = [missingIn(has, had), missingIn(had, has)];
      return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
        field: groupField(groupId),
        consequence: {
          ...along,
          slot: { kind: "sanitary", groupId } as const,
          before: gone[at] ?? null,
          after: come[at] ?? null,
        },
      }));
    }),
  ];
}

const missingIn = (others: readonly ProductChoice[], choices: readonly ProductChoice[]): readonly ProductChoice[] =>
  choices.filter((choice) => !others.some((other) => sameChoice(other, choice)));
