import type { ProductChoice, RoomChoice, TileOptionChoice } from "../model/choices.ts";
import { ZERO, type Cents } from "../money/cents.ts";
import { isAccent, TILE_OPTIONS, type AccentKind, type FloorTileOptionKind } from "../model/tile-option.ts";
import { isCeilingHigh } from "../selection/room-context.ts";
import { lineAmounts, type Amounts } from "./amounts.ts";
import { exact } from "./exact.ts";
import { optionSurface } from "./option-surface.ts";
import { chosen, quantitiesOf, type PagePricing } from "./page-pricing.ts";
import { profileFor } from "./quantities.ts";
import { codesLabour, cuttingLoss, tileFormatOf } from "./tile-amounts.ts";

/** The amounts for a tile option without its accessories; null while its tile is not chosen. */
export function optionAmounts(pricing: PagePricing, room: RoomChoice, option: TileOptionChoice): Amounts | null {
  const { tileOption } = option;
  if (tileOption === "CeilingHigh") return null;
  return isAccent(tileOption)
    ? accentAmounts(pricing, room, tileOption, option)
    : floorTileOnWallAmounts(pricing, room, tileOption);
}

/** The tile of an option: an accent has its own, the others use the floor tile. */
export function tileOfOption(
  room: RoomChoice,
  { tileOption, selectedVariant }: TileOptionChoice,
): ProductChoice | null {
  return isAccent(tileOption) ? selectedVariant : room.floorTileProduct;
}

/** The price of the accent's tile on its surface, with the labour of its installation codes. */
function accentAmounts(
  pricing: PagePricing,
  room: RoomChoice,
  kind: AccentKind,
  option: TileOptionChoice,
): Amounts | null {
  const tile = chosen(pricing, option.selectedVariant);
  if (!tile) return null;
  const quantities = quantitiesOf(pricing, room);
  const surface = optionSurface(quantities, kind);
  const labour = pricing.project.enableLabour
    ? codesLabour(pricing, tile, surface, profileFor(quantities, surface))
    : 0;
  return lineAmounts(exact(tile.product.grossPrice, surface, 1 + cuttingLoss(pricing, "wall")), 0, labour);
}

/** The tile format's cost plus the floor tile on that surface, minus the wall tile that it replaces. */
function floorTileOnWallAmounts(pricing: PagePricing, room: RoomChoice, kind: FloorTileOptionKind): Amounts | null {
  const floor = chosen(pricing, room.floorTileProduct);
  if (!floor) return null;
  const wall = chosen(pricing, room.wallTileProduct);
  const surface = optionSurface(quantitiesOf(pricing, room), kind);
  const factor = 1 + cuttingLoss(pricing, "wall");
  return lineAmounts(
    exact(formatCostOf(pricing, room, kind)) + exact(floor.product.grossPrice, surface, factor),
    wall ? exact(wall.product.grossPrice, surface, factor) : 0,
    0,
  );
}

/** What the tile format of the room charges for the option; zero without a format. */
export function formatCostOf(pricing: PagePricing, room: RoomChoice, kind: FloorTileOptionKind): Cents {
  const format = tileFormatOf(pricing, room);
  if (!format) return ZERO;
  const { cost, costCeilingHigh } = TILE_OPTIONS[kind].tile;
  return format[isCeilingHigh(pricing.project, room) ? costCeilingHigh : cost];
}
