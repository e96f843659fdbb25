import type { RoomChoice } from "../model/choices.ts";
import { optionSurface } from "../pricing/option-surface.ts";
import { quantitiesOf, type PagePricing } from "../pricing/page-pricing.ts";
import { profileFor } from "../pricing/quantities.ts";
import type { AccessoryPlace } from "../model/room-slot.ts";
import type { SurfaceOptionKind } from "../model/tile-option.ts";

/** What each place of a room takes: m² of tile and grout, m¹ of profile. */
export interface PlaceQuantity {
  readonly surface: number;
  readonly profile: number;
}

/**
 * How the walls are shared out: a tile option takes its surface from the wall tile, never more than is left. Prices are
 * reckoned on whole surfaces; this is what is really laid.
 */
export function placeQuantities(
  pricing: PagePricing,
  room: RoomChoice,
): Readonly<Partial<Record<AccessoryPlace, PlaceQuantity>>> {
  const quantities = quantitiesOf(pricing, room);
  const shares: Partial<Record<SurfaceOptionKind, PlaceQuantity>> = {};
  let left = quantities.wall;
  for (const { tileOption } of room.tileOptions) {
    if (tileOption === "CeilingHigh") continue;
    const surface = Math.min(left, optionSurface(quantities, tileOption));
    left -= surface;
    shares[tileOption] = { surface, profile: profileFor(quantities, surface) };
  }
  return {
    ...shares,
    wall: { surface: left, profile: profileFor(quantities, left) },
    floor: { surface: quantities.floor, profile: 0 },
  };
}
