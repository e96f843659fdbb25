import type { RoomChoice } from "../model/choices.ts";
import { optionSurface } from "../pricing/option-surface.ts";
import { quantitiesOf, type PagePricing } from "../pricing/page-pricing.ts";
import { profileFor } from "../pricing/quantities.ts";
import type { AccessoryPlace } from "../model/room-slot.ts";
import { isAccent, type SurfaceOptionKind } from "../model/tile-option.ts";

/** What each place of a room takes: m² of tile and grout, m¹ of profile. */
export interface PlaceQuantity {
  readonly surface: number;
  readonly profile: number;
}

/**
 * What each place takes, as it is charged: every tile option its whole surface. A floor tile on a wall takes its surface off the wall
 * tile, as its price does; an accent is charged on top of the wall tile, and so is ordered on top of it.
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
    const surface = optionSurface(quantities, tileOption);
    if (!isAccent(tileOption)) left = Math.max(0, left - surface);
    shares[tileOption] = { surface, profile: profileFor(quantities, surface) };
  }
  return {
    ...shares,
    wall: { surface: left, profile: profileFor(quantities, left) },
    floor: { surface: quantities.floor, profile: 0 },
  };
}
