import { expect, test } from "vitest";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { toggleFloorTileOption } from "@showroom/domain/selection/tile-options";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildPackage } from "@showroom/domain/testing/build-empty-page";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { isOptionIndicative } from "./indicative-option.ts";

const [group, smallTiles] = buildPage().projectPackages[0]?.groups ?? [];
/** The second package has no hard prices. */
const page = buildPage({
  projectPackages: [
    buildPackage([group!], { hardPrices: true }),
    buildPackage([smallTiles!], { id: 2, hardPrices: false }),
  ],
});
const context = buildContext({ page });
const standard = standardRoomChoice(context.catalogue, context.settings);
const small = { pageProductId: PAGE_IDS.wallTile.theWall, variantProjectProductId: PAGE_IDS.wallTile.theWall };

function cost(hasHardPrices: boolean, room = standard) {
  const project = buildProject({ hasHardPrices });
  const chosen = toggleFloorTileOption(context, room, "FloorTileOnAllWalls");
  return calculatePageCost({ project, houseType: buildHouseType(), floors: buildFloorOffer() }, page, chosen);
}

test("an option is indicative by its own line, not only by the project", () => {
  expect(isOptionIndicative(cost(false), "FloorTileOnAllWalls")).toBe(true);
  expect(isOptionIndicative(cost(true), "FloorTileOnAllWalls")).toBe(false);
  expect(isOptionIndicative(cost(true, { ...standard, wallTileProduct: small }), "FloorTileOnAllWalls")).toBe(true);
});

test("ceiling-high tiling is indicative when the wall tile is; an option that is not chosen is not", () => {
  expect(isOptionIndicative(cost(false), "CeilingHigh")).toBe(true);
  expect(isOptionIndicative(cost(true), "CeilingHigh")).toBe(false);
  expect(isOptionIndicative(cost(false), "AccentHerringbone")).toBe(false);
});
