/** Repairs of what no rule of the catalogue is about: the offer, one choice per slot, and tile options that exclude one another. */
import type { ProductChoice, RoomChoice, TileOptionChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import { isAccent, TILE_OPTION_KINDS, type SurfaceOptionKind, type TileOptionKind } from "../model/tile-option.ts";
import { isOffered } from "../selection/on-offer.ts";
import { slotChoices } from "../selection/room-slots.ts";
import { chosenInGroup, sanitaryGroup, setGroup } from "../selection/sanitary.ts";
import { removeOption } from "../selection/tile-options.ts";
import type { Repair, Repaired } from "./repair.ts";
import { allowsOption, exclusions } from "./room-faults.ts";
import { putInSlot, slotStandard, takeFromSlot } from "./slot-edits.ts";

/** Replaces a choice that the page does not offer by the standard of its slot, if it has one. */
export function removeUnoffered({ context, room }: Repair): Repaired | null {
  const placed = slotChoices(room).find((candidate) => !isOffered(context.catalogue, candidate));
  if (!placed) return null;
  const { slot, choice: before } = placed;
  const taken = takeFromSlot(context, room, placed);
  const after = slotStandard(context, slot);
  return {
    room: after ? putInSlot(context, taken, { slot, choice: after }) : taken,
    changes: [{ reason: "not-offered", slot, before, after, ruleIds: [] }],
  };
}

/** Drops the entries of groups that the page does not have. Their choices were removed before. */
export function dropUnknownGroups({ context, room }: Repair): Repaired | null {
  const isKnown = ([key]: readonly [string, unknown]) => sanitaryGroup(context.catalogue, Number(key)) !== null;
  const entries = Object.entries(room.products);
  if (entries.every(isKnown)) return null;
  return { room: { ...room, products: Object.fromEntries(entries.filter(isKnown)) }, changes: [] };
}

/** Of several products where one can be chosen, keeps the newest choice, or else the first of the catalogue. */
export function keepOnePerPlace({ context, room, favoured }: Repair): Repaired | null {
  for (const key of Object.keys(room.products)) {
    const group = sanitaryGroup(context.catalogue, Number(key));
    if (group === null) continue;
    const chosen = chosenInGroup(room, group.id);
    const kept = onePerPlace(group, chosen, favoured);
    if (kept.length === chosen.length) continue;
    const slot = { kind: "sanitary", groupId: group.id } as const;
    const gone = chosen.filter((choice) => !kept.includes(choice));
    return {
      room: setGroup(room, group, kept),
      changes: gone.map((before) => ({ reason: "excluded", slot, before, after: null, ruleIds: [] })),
    };
  }
  return null;
}

function onePerPlace(group: ProductGroup, chosen: readonly ProductChoice[], favoured: ReadonlySet<number>) {
  const placeOf = new Map(group.products.map(({ id }, at) => [id, at]));
  const first = chosen.toSorted(
    (a, b) =>
      Number(favoured.has(b.variantProjectProductId)) - Number(favoured.has(a.variantProjectProductId)) ||
      (placeOf.get(a.pageProductId) ?? 0) - (placeOf.get(b.pageProductId) ?? 0),
  );
  const kept = group.singleChoice
    ? first.slice(0, 1)
    : first.filter((choice, at) => first.findIndex((other) => other.pageProductId === choice.pageProductId) === at);
  return chosen.filter((choice) => kept.includes(choice));
}

/** Removes a repeated option and an accent without its tile, and the tile of an option that has none of its own. */
export function mendOptions({ room }: Repair): Repaired | null {
  const options = room.tileOptions
    .filter(({ tileOption }, at) => room.tileOptions.findIndex((other) => other.tileOption === tileOption) === at)
    .filter(({ tileOption, selectedVariant }) => !isAccent(tileOption) || selectedVariant !== null)
    .map((option) =>
      isAccent(option.tileOption) || option.selectedVariant === null ? option : { ...option, selectedVariant: null },
    );
  const same = options.length === room.tileOptions.length && options.every((item, at) => item === room.tileOptions[at]);
  return same ? null : { room: { ...room, tileOptions: options }, changes: [] };
}

/** Removes an option that the page, the project or the chosen tiles do not allow. */
export function withdrawOptions({ context, room }: Repair): Repaired | null {
  const option = room.tileOptions.find(({ tileOption }) => !allowsOption(context, room, tileOption));
  return option ? { room: removeOption(room, option.tileOption), changes: [withoutOption(option)] } : null;
}

/**
 * Of two options that exclude one another, the newest choice stays. Between two of the same age the one goes that excludes more of the
 * room's options, then the later one of the fixed order: so as much as possible of what the buyer chose stays.
 */
export function endExclusion({ room, newOptions }: Repair): Repaired | null {
  const pairs = exclusions(room);
  const [pair] = pairs;
  if (!pair) return null;
  const excluded = (kind: SurfaceOptionKind) => pairs.filter(({ option, by }) => [option, by].includes(kind)).length;
  const rank = (kind: SurfaceOptionKind) => [
    newOptions.has(kind) ? 0 : 1,
    excluded(kind),
    TILE_OPTION_KINDS.indexOf(kind),
  ];
  const [stays = pair.by, goes = pair.option] = [pair.by, pair.option].toSorted((a, b) => compare(rank(a), rank(b)));
  const option = room.tileOptions.find(({ tileOption }) => tileOption === goes);
  if (!option) return null;
  return {
    room: removeOption(room, goes),
    changes: [{ ...withoutOption(option), reason: "excluded", byOption: stays }],
  };
}

function withoutOption({ tileOption: option, selectedVariant: before }: TileOptionChoice) {
  const slot = { kind: "option", option } as const;
  return { reason: "option-not-offered", slot, before, after: null, ruleIds: [] } as const;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The tile options that `after` has and `before` has not, or has with another tile. */
export function newOptionsOf(before: RoomChoice, after: RoomChoice): ReadonlySet<TileOptionKind> {
  const had = new Map(
    before.tileOptions.map(({ tileOption, selectedVariant }) => [
      tileOption,
      selectedVariant?.variantProjectProductId ?? null,
    ]),
  );
  return new Set(
    after.tileOptions
      .filter(
        ({ tileOption, selectedVariant }) =>
          had.get(tileOption) !== (selectedVariant?.variantProjectProductId ?? null) || !had.has(tileOption),
      )
      .map(({ tileOption }) => tileOption),
  );
}
