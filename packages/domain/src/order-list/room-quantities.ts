import type { RoomChoice } from "../model/choices.ts";
import { optionSurface } from "../pricing/option-surface.ts";
import { quantitiesOf, type PagePricing } from "../pricing/page-pricing.ts";
import { profileFor } from "../pricing/quantities.ts";
import type { AccessoryPlace } from "../model/room-slot.ts";
import { isAccent, type SurfaceOptionKind } from "../model/tile-option.ts";
import { isCeilingHigh } from "../selection/room-context.ts";
import type { RoomMaterial } from "./order-line.ts";

/** The quantities for one place of a room: m² of tile and grout, metres of profile. */
export interface PlaceQuantity {
  readonly surface: number;
  readonly profile: number;
}

/**
 * The quantities for each place, the same as in the price. Every tile option gets its whole surface. A floor tile on a wall is subtracted
 * from the wall tile; an accent comes on top of the wall tile.
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

/** Metres of the materials that a room needs, at its tiling height; none where the house type has no measures of it. */
export function materialQuantities(
  { page, houseType, project }: PagePricing,
  room: RoomChoice,
): Readonly<Record<RoomMaterial, number>> {
  const measures = houseType.roomVariables.find(({ name }) => name === page.roomName);
  if (!measures) return { sealant: 0, kimcoat: 0 };
  return isCeilingHigh(project, room)
    ? { sealant: measures.sealantCeilingHigh, kimcoat: measures.kimcoatCeilingHigh }
    : { sealant: measures.sealant, kimcoat: measures.kimcoat };
}
