import type { Page } from "../model/page.ts";
import type { HouseType } from "../model/project.ts";
import type { Quantities } from "../model/quantities.ts";

/** A room's quantities in a house type; without room variables the page's own surfaces, and no profile or accents. */
export function roomQuantities(page: Page, houseType: HouseType, ceilingHigh: boolean): Quantities {
  const room = houseType.roomVariables.find((variables) => variables.name === page.roomName);
  if (!room) return { wall: page.surfaceWall, floor: page.surfaceFloor, profile: 0, accent: 0, reservoir: 0 };
  return {
    wall: ceilingHigh ? room.surfaceWallCeilingHigh : room.surfaceWall,
    floor: room.surfaceFloor,
    profile: ceilingHigh ? room.schluterCeilingHigh : room.schluter,
    accent: ceilingHigh ? room.accentSurfaceCeilingHigh : room.accentSurface,
    reservoir: room.reservoirSurface,
  };
}

/** Metres of profile for a part of the walls: in proportion to its surface. */
export function profileFor(quantities: Quantities, surface: number): number {
  return quantities.wall > 0 ? (quantities.profile * surface) / quantities.wall : 0;
}
