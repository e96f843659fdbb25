import type { ProductChoice, RoomChoice, TileOptionChoice } from "../model/choices.ts";
import { TILE_OPTION_KINDS } from "../model/tile-option.ts";

/** By page id. */
type Rooms = Readonly<Record<string, RoomChoice>>;

export interface MergedRooms {
  readonly rooms: Rooms;
  /** Ids of the pages on which both sides gave the same field another value. */
  readonly conflicts: readonly number[];
}

/** Whose value a field gets that both sides changed. */
export type Preference = "own" | "theirs";

/**
 * Merges two changed copies of a buyer's choices, field by field: what only one side changed since `base` is kept. A field that both
 * sides changed to different values is a conflict and gets the value of `prefer`.
 */
export function mergeRooms(base: Rooms, own: Rooms, theirs: Rooms, prefer: Preference): MergedRooms {
  const rooms: Record<string, RoomChoice> = {};
  const conflicts: number[] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(own)])) {
    const [a, b] = [own[key], theirs[key]];
    if (a === undefined || b === undefined) {
      const only = a ?? b;
      // Stryker disable next-line ConditionalExpression: the key is of one of the two
      if (only !== undefined) rooms[key] = only;
      continue;
    }
    const merged = mergeRoom(base[key], a, b, prefer);
    rooms[key] = merged.room;
    if (merged.conflict) conflicts.push(a.projectPageId);
  }
  return { rooms, conflicts };
}

function mergeRoom(
  base: RoomChoice | undefined,
  own: RoomChoice,
  theirs: RoomChoice,
  prefer: Preference,
): { readonly room: RoomChoice; readonly conflict: boolean } {
  const before = fieldsOf(base);
  const fields = new Map<string, Field>();
  let conflict = false;
  const [left, right] = [fieldsOf(own), fieldsOf(theirs)];
  for (const name of new Set([...right.keys(), ...left.keys()])) {
    const [was, a, b] = [before.get(name), left.get(name), right.get(name)].map((field) =>
      JSON.stringify(field?.value),
    );
    const both = a !== b && a !== was && b !== was;
    conflict ||= both;
    const taken = (both ? prefer === "own" : a !== was) ? left.get(name) : right.get(name);
    if (taken !== undefined) fields.set(name, taken);
  }
  const room = [...fields.values()].reduce((target, field) => field.put(target), {
    ...theirs,
    products: {},
    tileOptions: [],
    // A page that either side confirmed is confirmed.
    confirmedByUser: own.confirmedByUser || theirs.confirmedByUser,
  } satisfies RoomChoice as RoomChoice);
  return { room: { ...room, tileOptions: inOrder(room.tileOptions) }, conflict };
}

/** One thing that a buyer chooses in a room. */
interface Field {
  readonly value: unknown;
  readonly put: (room: RoomChoice) => RoomChoice;
}

const SINGLE_FIELDS = [
  "choicesFromOtherRoom",
  "wallTileProduct",
  "wallGroutColorProduct",
  "wallFinishingProfileProduct",
  "floorTileProduct",
  "floorGroutColorProduct",
] as const;

/** The fields of a room by name. A floor, its colour and its baseboard are chosen together. */
function fieldsOf(room: RoomChoice | undefined): ReadonlyMap<string, Field> {
  if (room === undefined) return new Map();
  const { floorMaterialId, colorId, baseboardId } = room;
  const single = SINGLE_FIELDS.map((name): [string, Field] => [
    name,
    { value: ordered(room[name]), put: (target) => ({ ...target, [name]: room[name] }) },
  ]);
  const groups = Object.entries(room.products).map(([groupId, chosen]): [string, Field] => [
    `products/${groupId}`,
    {
      value: chosen.map(ordered),
      put: (target) => ({ ...target, products: { ...target.products, [groupId]: chosen } }),
    },
  ]);
  const options = room.tileOptions.map((option): [string, Field] => [
    `option/${option.tileOption}`,
    {
      value: [option.selectedVariant, option.selectedGroutColor, option.selectedFinishingProfile].map(ordered),
      put: (target) => ({ ...target, tileOptions: [...target.tileOptions, option] }),
    },
  ]);
  const floor: [string, Field] = [
    "floor",
    {
      value: [floorMaterialId, colorId, baseboardId],
      put: (target) => ({ ...target, floorMaterialId, colorId, baseboardId }),
    },
  ];
  return new Map([...single, ...groups, ...options, floor]);
}

/** The value to compare: two choices are the same whatever the order of their keys. */
function ordered(choice: ProductChoice | boolean | null): unknown {
  return choice === null || typeof choice === "boolean"
    ? choice
    : [choice.pageProductId, choice.variantProjectProductId];
}

const inOrder = (options: readonly TileOptionChoice[]): readonly TileOptionChoice[] =>
  options.toSorted((a, b) => TILE_OPTION_KINDS.indexOf(a.tileOption) - TILE_OPTION_KINDS.indexOf(b.tileOption));
