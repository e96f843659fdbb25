/**
 * Looks: set-ups of a whole room that the project's owner designed. A look is a package that names choices. It decides every tile, grout,
 * profile and tile option of the room, and the groups of sanitary ware that any look of the page names; everything else stays as it is.
 */
import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import { memoryPer } from "../model/memory-per.ts";
import type { Package } from "../model/page.ts";
import { ACCESSORY_TYPES } from "../model/choices.ts";
import { TILE_SURFACES, type RoomSlot } from "../model/room-slot.ts";
import { ACCENT_KINDS } from "../model/tile-option.ts";
import { settle } from "../rules/settle.ts";
import { setAccessory } from "../selection/accessories.ts";
import { isOffered } from "../selection/on-offer.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { fieldNames, fieldsOf } from "../selection/room-fields.ts";
import { slotChoices, type SlotChoice } from "../selection/room-slots.ts";
import { sanitaryGroup, setGroup, standardOfGroup } from "../selection/sanitary.ts";
import { addAccent } from "../selection/tile-options.ts";
import { resetFloorTile, resetWallTile, selectFloorTile, selectWallTile } from "../selection/tiles.ts";
import { sameChoice } from "../selection/variants.ts";
import { standardRoomChoice } from "./standard-room.ts";

/** The looks of a page, the most popular first; none where the project has no tiles. */
export function looksOf({ catalogue, settings }: Pick<RoomContext, "catalogue" | "settings">): readonly Package[] {
  if (!settings.hasTiles) return [];
  return catalogue.page.projectPackages
    .filter(({ choices }) => choices !== undefined && choices.length > 0)
    .toSorted((a, b) => Number(b.mostPopular) - Number(a.mostPopular));
}

/** Gives the room a look. The same object when the room has the look already, and when it is locked. */
export function chooseLook(context: RoomContext, room: RoomChoice, look: Package): RoomChoice {
  if (context.locked) return room;
  const choices = placedIn(context, look);
  let next = resetFloorTile(context, resetWallTile(context, room));
  next = { ...next, tileOptions: next.tileOptions.filter(({ tileOption }) => tileOption === "CeilingHigh") };
  for (const group of groupsOfLooks(context, look)) {
    const chosen = choices.filter(({ slot }) => slot.kind === "sanitary" && slot.groupId === group.id);
    next = setGroup(next, group, chosen.length > 0 ? chosen.map(({ choice }) => choice) : standardOfGroup(group));
  }
  for (const { slot, choice } of choices) {
    if (slot.kind === "tile")
      next = slot.surface === "wall" ? selectWallTile(context, next, choice) : selectFloorTile(context, next, choice);
    if (slot.kind === "accessory") next = setAccessory(context, next, slot.place, slot.type, choice);
    if (slot.kind === "accent") next = addAccent(context, next, slot.option, choice);
  }
  return isSameRoom(room, next) ? room : next;
}

/** Whether the room is as the look makes it. */
export const hasLook = (context: RoomContext, room: RoomChoice, look: Package): boolean =>
  chooseLook({ ...context, locked: false }, room, look) === room;

/**
 * What the rules do to a look in the standard room: the choices of it that do not stay, and whether the room has the look afterwards. A
 * look that does not stay is never shown as chosen and has no amount.
 */
export function lookOutcome(
  context: RoomContext,
  look: Package,
): { readonly stays: boolean; readonly lost: readonly ProductChoice[] } {
  const standard = standardRoomChoice(context.catalogue, context.settings);
  const { room } = settle(context, standard, chooseLook(context, standard, look));
  const chosen = slotChoices(room);
  const lost = (look.choices ?? []).filter((choice) => !chosen.some((placed) => sameChoice(placed.choice, choice)));
  return { stays: hasLook(context, room, look), lost };
}

/** The choices of looks with their slots. Each choice of the buyer compares the room with all looks. */
const placed = memoryPer<PageCatalogue, RoomContext["settings"], Map<Package, readonly SlotChoice[]>>();

function placedIn(context: RoomContext, look: Package): readonly SlotChoice[] {
  const bySettings = placed(context.catalogue);
  const byLook = bySettings.get(context.settings) ?? new Map<Package, readonly SlotChoice[]>();
  bySettings.set(context.settings, byLook);
  const before = byLook.get(look);
  if (before !== undefined) return before;
  const found = place(context, look);
  byLook.set(look, found);
  return found;
}

/** The choices of a look with their slots, as far as the project has such choices. */
function place({ catalogue, settings }: RoomContext, look: Package): readonly SlotChoice[] {
  return (look.choices ?? []).flatMap((choice): readonly SlotChoice[] => {
    const slot = slotsFor(catalogue, choice).find((one) => isOffered(catalogue, { slot: one, choice }));
    return slot === undefined || (slot.kind === "sanitary" && !settings.hasSanitary) ? [] : [{ slot, choice }];
  });
}

/** Where a choice could go. A tile that is offered for both accents goes on the wall. */
function slotsFor(catalogue: PageCatalogue, { pageProductId }: ProductChoice): readonly RoomSlot[] {
  const group = catalogue.groupOfProduct.get(pageProductId);
  return [
    ...TILE_SURFACES.map((surface) => ({ kind: "tile", surface }) as const),
    ...TILE_SURFACES.flatMap((place) => ACCESSORY_TYPES.map((type) => ({ kind: "accessory", place, type }) as const)),
    ...ACCENT_KINDS.map((option) => ({ kind: "accent", option }) as const),
    ...(group ? [{ kind: "sanitary", groupId: group.id } as const] : []),
  ];
}

/** The groups of sanitary ware that this or any look of the page names. */
function groupsOfLooks(context: RoomContext, look: Package) {
  const slots = [...looksOf(context), look].flatMap((one) => placedIn(context, one).map(({ slot }) => slot));
  const ids = new Set(slots.flatMap((slot) => (slot.kind === "sanitary" ? [slot.groupId] : [])));
  return [...ids].flatMap((id) => sanitaryGroup(context.catalogue, id) ?? []);
}

function isSameRoom(one: RoomChoice, other: RoomChoice): boolean {
  const [a, b] = [fieldsOf(one), fieldsOf(other)];
  return [...fieldNames(a, b)].every((name) => a.get(name)?.key === b.get(name)?.key);
}
