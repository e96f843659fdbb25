import { nearestOf, type ComparedProduct } from "@showroom/domain/catalogue-change/nearest-product";
import type { ProductChoice, RoomChoice } from "@showroom/domain/model/choices";
import type { LineItem } from "@showroom/domain/model/cost";
import type { Baseboard, Floor } from "@showroom/domain/model/floor";
import type { PageProduct } from "@showroom/domain/model/product";
import { settle } from "@showroom/domain/rules/settle";
import { putInSlot, slotStandard, takeFromSlot } from "@showroom/domain/rules/slot-edits";
import { findChoice, pageCatalogue, type PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { roomContext } from "@showroom/domain/selection/room-context";
import { slotChoices, slotKey } from "@showroom/domain/selection/room-slots";
import { chosenInGroup } from "@showroom/domain/selection/sanitary";
import { variantsOf } from "@showroom/domain/selection/variants";
import type { ChangedPage } from "./changed-page.ts";

/** The replacement of a removed choice. */
export type Replacement =
  | { readonly kind: "product"; readonly choice: ProductChoice; readonly matches: (line: LineItem) => boolean }
  | {
      readonly kind: "floor";
      readonly part: "colour" | "baseboard";
      readonly id: number;
      readonly matches: (line: LineItem) => boolean;
    };

function offeredIn(catalogue: PageCatalogue, slot: LineItem["slot"]): readonly PageProduct[] {
  switch (slot.kind) {
    case "tile":
      return catalogue.tiles[slot.surface].products;
    case "accent":
      return catalogue.tiles[slot.option].products;
    case "accessory":
      return catalogue.accessories[slot.place][slot.type].products;
    case "sanitary":
      return catalogue.groups.get(slot.groupId)?.products ?? [];
    case "option":
    case "floor":
      return [];
  }
}

/** The products beside which another one is put in a slot; none where a choice takes the place of the former one. */
function chosenBeside(catalogue: PageCatalogue, room: RoomChoice, slot: LineItem["slot"]): ReadonlySet<number> {
  if (slot.kind !== "sanitary" || catalogue.groups.get(slot.groupId)?.singleChoice !== false) return new Set();
  return new Set(chosenInGroup(room, slot.groupId).map(({ pageProductId }) => pageProductId));
}

function nearestProduct({ page, nowPage }: ChangedPage, mended: RoomChoice, line: LineItem): Replacement | null {
  const gone = findChoice(pageCatalogue(page), line.choice);
  if (!gone) return null;
  const catalogue = pageCatalogue(nowPage);
  const chosen = chosenBeside(catalogue, mended, line.slot);
  const candidates = offeredIn(catalogue, line.slot)
    .filter(({ id }) => !chosen.has(id))
    .flatMap((offer) =>
      variantsOf(offer).map((variant) => ({
        product: variant.product,
        choice: { pageProductId: offer.id, variantProjectProductId: variant.id },
      })),
    );
  const nearest = nearestOf(gone.product, candidates);
  if (!nearest) return null;
  const { choice } = nearest;
  return {
    kind: "product",
    choice,
    matches: (other) =>
      other.status !== "dropped" &&
      other.choice?.pageProductId === choice.pageProductId &&
      other.choice.variantProjectProductId === choice.variantProjectProductId,
  };
}

const UNSIZED = { type: "simple_product", size: null, groutColor: null } as const;

function floorFacts(floor: Floor): ComparedProduct {
  const { product_number, name, width, length, color, material, price_m2 } = floor;
  return {
    ...UNSIZED,
    product_number,
    name,
    width,
    length,
    color,
    colorName: name,
    group: String(material),
    grossPrice: price_m2,
  };
}

function baseboardFacts({ product_number, name, width, length, material, finish, price }: Baseboard): ComparedProduct {
  return {
    ...UNSIZED,
    product_number,
    name,
    width,
    length,
    color: null,
    colorName: finish,
    group: material,
    grossPrice: price,
  };
}

const isThere = (other: LineItem): boolean => other.status !== "dropped";

function nearestFloor({ before, after, room }: ChangedPage, part: "colour" | "baseboard"): Replacement | null {
  if (part === "colour") {
    const gone = before.house.floors.floors.find(({ id }) => id === room.colorId);
    const candidates = after.house.floors.floors.map((floor) => ({ floor, product: floorFacts(floor) }));
    const nearest = gone && nearestOf(floorFacts(gone), candidates)?.floor;
    return nearest ? { kind: "floor", part, id: nearest.id, matches: isThere } : null;
  }
  const gone = before.house.floors.baseboards.find(({ id }) => id === room.baseboardId);
  const candidates = after.house.floors.baseboards.map((item) => ({ item, product: baseboardFacts(item) }));
  const nearest = gone && nearestOf(baseboardFacts(gone), candidates)?.item;
  return nearest ? { kind: "floor", part, id: nearest.id, matches: isThere } : null;
}

/**
 * The most similar choice to one that is no longer on offer; null when there is none. `mended` is the room without what
 * is gone.
 */
export function replacementOf(changed: ChangedPage, mended: RoomChoice, line: LineItem): Replacement | null {
  return line.slot.kind === "floor" ? nearestFloor(changed, line.slot.part) : nearestProduct(changed, mended, line);
}

/** The room with the removed choice replaced. */
export function withReplacement(
  { after, nowPage, room: chosen }: ChangedPage,
  room: RoomChoice,
  line: LineItem,
  replacement: Replacement,
): RoomChoice {
  if (replacement.kind === "floor") return withFloor(room, chosen, after.house.floors, replacement);
  const context = roomContext(nowPage, after.project.document, null);
  const { slot } = line;
  if (slot.kind === "floor" || slot.kind === "option") return room;
  const { choice } = replacement;
  if (slot.kind === "accent") {
    const option = chosen.tileOptions.find(({ tileOption }) => tileOption === slot.option);
    if (!option) return room;
    const others = room.tileOptions.filter(({ tileOption }) => tileOption !== slot.option);
    const accent = { ...option, selectedVariant: choice, selectedGroutColor: null, selectedFinishingProfile: null };
    return settle(context, room, { ...room, tileOptions: [...others, accent] }).room;
  }
  // Two products that are gone may have the same replacement.
  if (chosenBeside(context.catalogue, room, slot).has(choice.pageProductId)) return room;
  const group = slot.kind === "sanitary" ? context.catalogue.groups.get(slot.groupId) : null;
  const emptied = group?.singleChoice
    ? slotChoices(room)
        .filter((placed) => slotKey(placed.slot) === slotKey(slot))
        .reduce((left, placed) => takeFromSlot(context, left, placed), room)
    : room;
  return settle(context, room, putInSlot(context, emptied, { slot, choice })).room;
}

function withFloor(
  room: RoomChoice,
  chosen: RoomChoice,
  floors: ChangedPage["after"]["house"]["floors"],
  replacement: Extract<Replacement, { kind: "floor" }>,
): RoomChoice {
  const isColour = replacement.part === "colour";
  // A colour that is removed too may have been replaced before.
  const colorId = isColour ? replacement.id : (room.colorId ?? chosen.colorId);
  const colour = floors.floors.find(({ id }) => id === colorId);
  if (!colour) return room;
  const kept = floors.baseboards.find(({ id }) => id === chosen.baseboardId) ?? floors.baseboards[0];
  const baseboardId = isColour ? (room.baseboardId ?? kept?.id ?? null) : replacement.id;
  return { ...room, floorMaterialId: colour.material, colorId, baseboardId };
}

/** The room with a line's choice replaced by the standard, or cleared without a standard. */
export function withStandard({ after, nowPage }: ChangedPage, room: RoomChoice, line: LineItem): RoomChoice {
  const { slot, choice } = line;
  if (slot.kind === "floor") return { ...room, floorMaterialId: null, colorId: null, baseboardId: null };
  const context = roomContext(nowPage, after.project.document, null);
  if (slot.kind === "option")
    return { ...room, tileOptions: room.tileOptions.filter(({ tileOption }) => tileOption !== slot.option) };
  if (!choice) return room;
  const emptied = takeFromSlot(context, room, { slot, choice });
  const standard = slotStandard(context, slot);
  return settle(context, room, standard ? putInSlot(context, emptied, { slot, choice: standard }) : emptied).room;
}
