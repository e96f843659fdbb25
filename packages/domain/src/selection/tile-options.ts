import { type ProductChoice, type RoomChoice, type TileOptionChoice } from "../model/choices.ts";
import { standardAccessories } from "./standard-accessories.ts";
import { matchingTileFormat } from "./tile-format.ts";
import { findChoice, type PageCatalogue } from "./page-catalogue.ts";
import {
  excludedBy,
  isAccent,
  surfaceOption,
  TILE_OPTION_KINDS,
  type AccentKind,
  type FloorTileOptionKind,
  type SurfaceOptionKind,
  type TileOptionKind,
} from "../model/tile-option.ts";
import { isCeilingHigh, type RoomContext } from "./room-context.ts";
import { sameChoice } from "./variants.ts";

export function findOption(room: RoomChoice, kind: TileOptionKind): TileOptionChoice | null {
  return room.tileOptions.find((option) => option.tileOption === kind) ?? null;
}

/** Whether the page, the project and the chosen tiles allow this option. */
export function isOptionOffered(context: RoomContext, room: RoomChoice, kind: SurfaceOptionKind): boolean {
  const { catalogue, settings } = context;
  if (!settings.hasTiles || !settings.hasTileOptions || !catalogue.options.has(kind)) return false;
  const { onlyIn, tile } = surfaceOption(kind);
  if (onlyIn !== null && catalogue.page.configuratorType !== onlyIn) return false;
  if (tile.from === "own") return true;
  const format = matchingTileFormat(catalogue, room.wallTileProduct, room.floorTileProduct);
  return format === null || format[tile.shown];
}

/** Turns the floor tile on one wall, or on all walls, on or off. */
export function toggleFloorTileOption(context: RoomContext, room: RoomChoice, kind: FloorTileOptionKind): RoomChoice {
  if (context.locked) return room;
  if (findOption(room, kind)) return removeOption(room, kind);
  return isOptionOffered(context, room, kind)
    ? putOption(context, room, newOption(context.catalogue, kind, null))
    : room;
}

/** Adds a floor-tile option; the room stays unchanged when it has the option. For the price of an option on offer. */
export function addFloorTileOption(context: RoomContext, room: RoomChoice, kind: FloorTileOptionKind): RoomChoice {
  return findOption(room, kind) ? room : toggleFloorTileOption(context, room, kind);
}

/** As `selectAccent`, but the room stays unchanged when it has this tile. For the price of a tile on offer. */
export function addAccent(
  context: RoomContext,
  room: RoomChoice,
  kind: AccentKind,
  variant: ProductChoice,
): RoomChoice {
  return sameChoice(findOption(room, kind)?.selectedVariant ?? null, variant)
    ? room
    : selectAccent(context, room, kind, variant);
}

/**
 * Chooses the tile of an accent. The same tile again removes the accent; another tile replaces it and keeps grout and
 * profile.
 */
export function selectAccent(
  context: RoomContext,
  room: RoomChoice,
  kind: AccentKind,
  variant: ProductChoice,
): RoomChoice {
  const { catalogue, locked } = context;
  if (locked || !catalogue.tiles[kind].ids.has(variant.pageProductId) || !findChoice(catalogue, variant)) return room;
  const chosen = findOption(room, kind);
  if (chosen && sameChoice(chosen.selectedVariant, variant)) return removeOption(room, kind);
  if (chosen) return putOption(context, room, { ...chosen, selectedVariant: variant });
  return isOptionOffered(context, room, kind) ? putOption(context, room, newOption(catalogue, kind, variant)) : room;
}

/** Adds or removes ceiling-high tiling. Ignored where the page does not offer it. */
export function setCeilingHigh(context: RoomContext, room: RoomChoice, ceilingHigh: boolean): RoomChoice {
  if (context.locked || !asksCeilingHigh(context) || isCeilingHigh(context.settings, room) === ceilingHigh) return room;
  if (!ceilingHigh) return removeOption(room, "CeilingHigh");
  return sorted(room, [
    ...room.tileOptions,
    { tileOption: "CeilingHigh", selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null },
  ]);
}

/** Whether the page offers ceiling-high tiling: only toilets with tiles, and not where a project always tiles to the ceiling. */
export function asksCeilingHigh({ catalogue, settings }: Pick<RoomContext, "catalogue" | "settings">): boolean {
  return settings.hasTiles && catalogue.page.configuratorType === "toilet" && !settings.alwaysCeilingHigh;
}

/** A new option with the standard grout and profile of its assortment. */
export function newOption(
  catalogue: PageCatalogue,
  kind: SurfaceOptionKind,
  variant: ProductChoice | null,
): TileOptionChoice {
  const { GroutColor, FinishingProfile } = standardAccessories(catalogue, kind);
  return {
    tileOption: kind,
    selectedVariant: isAccent(kind) ? variant : null,
    selectedGroutColor: GroutColor,
    selectedFinishingProfile: FinishingProfile,
  };
}

/**
 * `room` with the tile option of another room, in its standard grout and profile. For the price of a grout or a profile of
 * the option.
 */
export function withPlainOption(
  context: RoomContext,
  room: RoomChoice,
  kind: SurfaceOptionKind,
  other: RoomChoice,
): RoomChoice {
  const option = findOption(other, kind);
  return option ? putOption(context, room, newOption(context.catalogue, kind, option.selectedVariant)) : room;
}

/** Adds or replaces an option and removes the options that it excludes. */
export function putOption(context: RoomContext, room: RoomChoice, option: TileOptionChoice): RoomChoice {
  if (option.tileOption === "CeilingHigh") return setCeilingHigh(context, room, true);
  const gone: readonly TileOptionKind[] = [option.tileOption, ...excludedBy(option.tileOption)];
  return sorted(room, [...room.tileOptions.filter((other) => !gone.includes(other.tileOption)), option]);
}

export function removeOption(room: RoomChoice, kind: TileOptionKind): RoomChoice {
  return { ...room, tileOptions: room.tileOptions.filter((option) => option.tileOption !== kind) };
}

/** Sorts options in a fixed order, so that the order of the clicks does not matter. */
function sorted(room: RoomChoice, options: readonly TileOptionChoice[]): RoomChoice {
  return {
    ...room,
    tileOptions: options.toSorted(
      (a, b) => TILE_OPTION_KINDS.indexOf(a.tileOption) - TILE_OPTION_KINDS.indexOf(b.tileOption),
    ),
  };
}
