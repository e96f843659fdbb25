import { describe, expect, it } from "vitest";
import type { RoomChoice } from "../model/choices.ts";
import type { LineItem } from "../model/cost.ts";
import type { Page } from "../model/page.ts";
import type { Project } from "../model/project.ts";
import { cents } from "../money/cents.ts";
import { buildPackage } from "../../testing/build-empty-page.ts";
import { buildPage, PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { calculatePageCost } from "./page-cost.ts";

const page = buildPage();
const context = buildContext({ page });
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const cost = (room: RoomChoice, project: Partial<Project>, of: Page) =>
  calculatePageCost(
    { project: buildProject(project), houseType: buildHouseType(), floors: buildFloorOffer() },
    of,
    room,
  );
const figures = (line: LineItem | null) =>
  line && [line.grossPrice, line.returnPrice, line.labourPrice, line.totalPrice];

describe("the tiles of a package", () => {
  it("include the added cost of the package group and its package, with and without labour", () => {
    const [group, smallTiles] = page.projectPackages[0]?.groups ?? [];
    const packages = [
      buildPackage([group!], { addedCost: cents(2500) }),
      buildPackage([smallTiles!], { id: 2, addedCost: cents(7500) }),
    ];
    const of = buildPage({ projectPackages: packages });
    const room = { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.theWall) };
    for (const enableLabour of [true, false]) {
      // € 350 + € 75 in place of € 100 + € 25.
      expect(figures(cost(room, { enableLabour }, of).wallTile)).toEqual([132_700, -78_500, 0, 54_200]);
      expect(cost(start, { enableLabour }, of).totalPrice).toBe(0);
    }
  });

  it("are indicative when the package has no hard prices, also in a project with hard prices", () => {
    const [group, smallTiles] = page.projectPackages[0]?.groups ?? [];
    const packages = [
      buildPackage([group!], { hardPrices: true }),
      buildPackage([smallTiles!], { id: 2, hardPrices: false }),
    ];
    const of = buildPage({ projectPackages: packages });
    const marks = (room: RoomChoice, hasHardPrices: boolean) => {
      const { wallTile, floorTile, wallGroutColor, products } = cost(room, { hasHardPrices }, of);
      return [wallTile, floorTile, wallGroutColor, products[0]].map((line) => line?.indicative);
    };
    const small = { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.theWall) };
    expect(marks(start, true)).toEqual([false, false, false, false]);
    expect(marks(small, true)).toEqual([true, true, true, false]);
    expect(marks(start, false)).toEqual([true, true, true, true]);
  });
});
