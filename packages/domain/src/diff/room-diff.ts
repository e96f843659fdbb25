import { ACCESSORY_TYPES, type ProductChoice, type RoomChoice } from "../model/choices.ts";
import { TILE_OPTION_KINDS, type TileOptionKind } from "../model/tile-option.ts";
import { ACCESSORY_PLACES, TILE_SURFACES } from "../model/room-slot.ts";
import { isAccent } from "../model/tile-option.ts";
import { slotChoices, slotKey, type SlotChoice } from "../selection/room-slots.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import { sameChoice } from "../selection/variants.ts";

/** One difference between two versions of a room. A `product` without `before` was added; one without `after` was removed. */
export type RoomDifference =
  | {
      readonly kind: "product";
      readonly slot: RoomSlot;
      readonly before: ProductChoice | null;
      readonly after: ProductChoice | null;
    }
  | { readonly kind: "option"; readonly option: TileOptionKind; readonly before: boolean; readonly after: boolean }
  | {
      readonly kind: "floor";
      readonly part: "material" | "colour" | "baseboard";
      readonly before: number | null;
      readonly after: number | null;
    }
  | { readonly kind: "confirmed"; readonly before: boolean; readonly after: boolean }
  | { readonly kind: "copied"; readonly before: boolean | null; readonly after: boolean | null };

/** The differences between two versions of a room, in a fixed order; empty when they are equal. */
export function diffRooms(before: RoomChoice, after: RoomChoice): readonly RoomDifference[] {
  if (before === after) return [];
  const found: RoomDifference[] = [...productDifferences(before, after)];
  for (const option of TILE_OPTION_KINDS) {
    const [had, has] = [before, after].map((room) => room.tileOptions.some((chosen) => chosen.tileOption === option));
    if (had !== has) found.push({ kind: "option", option, before: had === true, after: has === true });
  }
  const floors = [
    ["material", "floorMaterialId"],
    ["colour", "colorId"],
    ["baseboard", "baseboardId"],
  ] as const;
  for (const [part, field] of floors)
    if (before[field] !== after[field]) found.push({ kind: "floor", part, before: before[field], after: after[field] });
  if (before.confirmedByUser !== after.confirmedByUser)
    found.push({ kind: "confirmed", before: before.confirmedByUser, after: after.confirmedByUser });
  if (before.choicesFromOtherRoom !== after.choicesFromOtherRoom)
    found.push({ kind: "copied", before: before.choicesFromOtherRoom, after: after.choicesFromOtherRoom });
  return found;
}

/** Pairs the removed and the added products of each slot; products in both versions are left out. */
function productDifferences(before: RoomChoice, after: RoomChoice): readonly RoomDifference[] {
  const old = bySlot(before);
  const now = bySlot(after);
  const changed: SlotDifference[] = [];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [left, right] = [old.get(key) ?? [], now.get(key) ?? []];
    const gone = missingIn(right, left);
    const come = missingIn(left, right);
    const [placed] = [...gone, ...come];
    if (placed) changed.push({ slot: placed.slot, gone, come });
  }
  return changed
    .toSorted((a, b) => rankOf(a.slot) - rankOf(b.slot))
    .flatMap(({ slot, gone, come }) =>
      pairs(gone, come).map(
        ([from, to]) => ({ kind: "product", slot, before: from?.choice ?? null, after: to?.choice ?? null }) as const,
      ),
    );
}

interface SlotDifference {
  readonly slot: RoomSlot;
  readonly gone: readonly SlotChoice[];
  readonly come: readonly SlotChoice[];
}

const missingIn = (others: readonly SlotChoice[], placed: readonly SlotChoice[]): readonly SlotChoice[] =>
  placed.filter(({ choice }) => !others.some((other) => sameChoice(other.choice, choice)));

/** Pairs variants of the same product first, the rest in order. */
function pairs(
  gone: readonly SlotChoice[],
  come: readonly SlotChoice[],
): readonly (readonly [SlotChoice | undefined, SlotChoice | undefined])[] {
  const left = [...come];
  const found: (readonly [SlotChoice | undefined, SlotChoice | undefined])[] = [];
  const alone: SlotChoice[] = [];
  for (const placed of gone) {
    const at = left.findIndex((other) => other.choice.pageProductId === placed.choice.pageProductId);
    if (at === -1) alone.push(placed);
    else found.push([placed, left.splice(at, 1)[0]]);
  }
  for (let at = 0; at < Math.max(alone.length, left.length); at += 1) found.push([alone[at], left[at]]);
  return found;
}

const slotsOf = new WeakMap<RoomChoice, ReadonlyMap<string, readonly SlotChoice[]>>();

/** Cached per room: a save compares its rooms with the rooms of the save before. */
function bySlot(room: RoomChoice): ReadonlyMap<string, readonly SlotChoice[]> {
  const known = slotsOf.get(room);
  if (known) return known;
  const slots = Map.groupBy(slotChoices(room), ({ slot }) => slotKey(slot));
  slotsOf.set(room, slots);
  return slots;
}

/** Tiles and then their accessories; sanitary groups follow by id. */
const FIXED_SLOTS: readonly RoomSlot[] = [
  ...TILE_SURFACES.map((surface) => ({ kind: "tile", surface }) as const),
  ...ACCESSORY_PLACES.flatMap((place): readonly RoomSlot[] => [
    ...(place !== "wall" && place !== "floor" && isAccent(place) ? [{ kind: "accent", option: place } as const] : []),
    ...ACCESSORY_TYPES.map((type) => ({ kind: "accessory", place, type }) as const),
  ]),
];
const RANKS: ReadonlyMap<string, number> = new Map(FIXED_SLOTS.map((slot, rank) => [slotKey(slot), rank]));

function rankOf(slot: RoomSlot): number {
  return slot.kind === "sanitary" ? FIXED_SLOTS.length + slot.groupId : (RANKS.get(slotKey(slot)) ?? 0);
}
