/** Dutch names for the slots of a room and the lines of its price. */
import type { LineItem } from "../model/cost.ts";
import { partOfSlot } from "../model/part-of-slot.ts";
import type { InstallationUnit } from "../model/product.ts";
import type { AccessoryPlace, RoomSlot } from "../model/room-slot.ts";
import { surfaceOption, TILE_OPTIONS, type SurfaceOptionKind, type TileOptionKind } from "../model/tile-option.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { ACCESSORY_TEXTS, LINE_PART_TEXTS, SURFACE_PLACE_TEXTS, TILE_TEXTS } from "./room-texts.ts";

/** The titles that come from the catalogue. */
export interface RoomTitles {
  readonly option: (kind: SurfaceOptionKind) => string;
  readonly group: (groupId: number) => string;
  readonly place: (place: AccessoryPlace) => string;
}

/** Titles for buyers: tile options in the showroom's words. */
export function showroomTitles(catalogue: PageCatalogue): RoomTitles {
  return {
    option: (kind) => surfaceOption(kind).title,
    group: (groupId) => catalogue.groups.get(groupId)?.title ?? "Product",
    place: (place) => placeWords(place, (kind) => surfaceOption(kind).place),
  };
}

/** Titles for staff and for stored documents: tile options as the project names them. */
export function catalogueTitles(catalogue: PageCatalogue): RoomTitles {
  const option = (kind: SurfaceOptionKind): string => catalogue.options.get(kind)?.title ?? LINE_PART_TEXTS.tileOption;
  return {
    option,
    group: (groupId) => catalogue.groups.get(groupId)?.title ?? LINE_PART_TEXTS.sanitary,
    place: (place) => placeWords(place, (kind) => option(kind).toLowerCase()),
  };
}

function placeWords(place: AccessoryPlace, ofOption: (kind: SurfaceOptionKind) => string): string {
  return place === "wall" || place === "floor" ? SURFACE_PLACE_TEXTS[place] : ofOption(place);
}

export type NamedSlot = RoomSlot | { readonly kind: "option"; readonly option: TileOptionKind };

/** The name of a slot without its place: 'Voegkleur'. */
export function kindWords(slot: NamedSlot, titles: RoomTitles): string {
  switch (slot.kind) {
    case "tile":
      return TILE_TEXTS[slot.surface];
    case "accessory":
      return ACCESSORY_TEXTS[slot.type];
    case "accent":
    case "option":
      return optionWords(slot.option, titles);
    case "sanitary":
      return titles.group(slot.groupId);
  }
}

/** The name of a slot, with the place for grout and profiles: 'Voegkleur wand', 'Afwerkprofiel accentwand'. */
export function slotWords(slot: NamedSlot, titles: RoomTitles): string {
  const kind = kindWords(slot, titles);
  return slot.kind === "accessory" ? `${kind} ${titles.place(slot.place)}` : kind;
}

/** The name of the slot's price line: 'Voegkleur wand', 'Afwerkprofiel', 'Accentwand – Afwerkprofiel'. */
export function partWords(slot: RoomSlot, titles: RoomTitles): string {
  if (slot.kind !== "accessory") return kindWords(slot, titles);
  const { place, type } = slot;
  if (place === "wall" || place === "floor") return LINE_PART_TEXTS[partOfSlot(slot)];
  return `${titles.option(place)} – ${LINE_PART_TEXTS[type === "GroutColor" ? "wallGrout" : "wallProfile"]}`;
}

export function optionWords(kind: TileOptionKind, titles: RoomTitles): string {
  return kind === "CeilingHigh" ? TILE_OPTIONS[kind].title : titles.option(kind);
}

/**
 * The name of a price line, also of a frozen one: its group of sanitary ware, the specification of its tile option, or
 * its part.
 */
export function lineWords(line: Pick<LineItem, "part" | "productGroupTitle"> & Partial<LineItem>): string {
  const own = line.part === "sanitary" ? line.productGroupTitle : line.specifications;
  return own || LINE_PART_TEXTS[line.part];
}

type NamedPieces =
  | Pick<LineItem, "name" | "pieces">
  | { readonly name: string; readonly quantity: number; readonly unit: InstallationUnit };

/** The name of a line's product, also of a frozen line, with the number where it is more than one: '2 × Wastafelkraan'. */
export function countedName({ name, ...line }: NamedPieces): string {
  const pieces = "pieces" in line ? line.pieces : line.unit === "piece" ? line.quantity : 1;
  return pieces > 1 ? `${pieces} × ${name}` : name;
}
