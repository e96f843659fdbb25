import { describe, expect, it } from "vitest";
import { buildPage } from "../../testing/build-page.ts";
import { buildContext, buildHouseType, buildProject, buildRoomVariables } from "../../testing/build-project.ts";
import type { RoomChoice } from "../model/choices.ts";
import type { TileOptionKind } from "../model/tile-option.ts";
import { pagePricing } from "../pricing/page-pricing.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { placeQuantities } from "./room-quantities.ts";

const page = buildPage();
const context = buildContext({ page });
const variables = buildRoomVariables({ surfaceWall: 7, surfaceFloor: 3, accentSurface: 5, reservoirSurface: 1.5 });
const pricing = pagePricing(buildProject(), buildHouseType({ roomVariables: [variables] }), page);

function surfaces(...kinds: readonly TileOptionKind[]): Record<string, number> {
  const room: RoomChoice = {
    ...standardRoomChoice(context.catalogue, context.settings),
    tileOptions: kinds.map((tileOption) => ({
      tileOption,
      selectedVariant: null,
      selectedGroutColor: null,
      selectedFinishingProfile: null,
    })),
  };
  return Object.fromEntries(
    Object.entries(placeQuantities(pricing, room)).map(([place, share]) => [place, share.surface]),
  );
}

describe("the surface of each place", () => {
  it("subtracts a floor tile on the wall from the wall tile, but not an accent, as the price does", () => {
    expect(surfaces("AccentHerringbone")).toEqual({ AccentHerringbone: 5, wall: 7, floor: 3 });
    expect(surfaces("FloorTileOnWall")).toEqual({ FloorTileOnWall: 5, wall: 2, floor: 3 });
  });

  it("gives every option the whole surface that is charged, whatever else covers that wall", () => {
    expect(surfaces("AccentHerringbone", "FloorTileOnWall")).toEqual({
      AccentHerringbone: 5,
      FloorTileOnWall: 5,
      wall: 2,
      floor: 3,
    });
    const both = surfaces("FloorTileOnAllWalls", "AccentHerringboneReservoir");
    expect(both).toMatchObject({ FloorTileOnAllWalls: 7, wall: 0, floor: 3 });
    expect(both["AccentHerringboneReservoir"]).toBeGreaterThan(0);
  });
});
