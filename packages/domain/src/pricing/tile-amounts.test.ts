import { describe, expect, it } from "vitest";
import { buildPackage } from "../../testing/build-empty-page.ts";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { pick } from "../../testing/room-with-rules.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import type { InstallationUnit } from "../model/product.ts";
import { costGroupsOf } from "../model/offered-parts.ts";
import { calculatePageCost } from "./page-cost.ts";
import { minimumFloorPrice } from "./floor-amounts.ts";
import { mayBeIndicative } from "./tile-amounts.ts";

const page = buildPage();
const houseType = buildHouseType();
const floors = buildFloorOffer();
const { catalogue, settings } = buildContext({ page });
const start = standardRoomChoice(catalogue, settings);

describe("indicative prices", () => {
  const hard = { projectPackages: [buildPackage([], { hardPrices: true })] };
  const mixed = { projectPackages: [...hard.projectPackages, buildPackage([], { id: 2, hardPrices: false })] };

  it("are possible for tiles of a package without hard prices, and everywhere in a project without them", () => {
    const groups = ["tiles", "sanitary", "floors"] as const;
    const possible = (of: typeof hard, hasHardPrices: boolean) =>
      groups.filter((group) => mayBeIndicative(of, { hasHardPrices }, group));
    expect(possible(hard, true)).toEqual([]);
    expect(possible(mixed, true)).toEqual(["tiles"]);
    expect(possible(hard, false)).toEqual(groups);
  });

  it("are no prices of tiles without a package, in a project with hard prices", () => {
    const room = { ...start, floorTileProduct: null, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) };
    const project = buildProject({ hasHardPrices: true });
    expect(calculatePageCost({ project, houseType, floors }, page, room).wallTile?.indicative).toBe(false);
  });
});

describe("the labour of a tile", () => {
  const labour = (unit: InstallationUnit, code = "GROOT") => {
    const project = buildProject();
    const tileInstallationCodes = project.tileInstallationCodes.map((item) => ({ ...item, unit, code }));
    const room = { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) };
    return calculatePageCost({ project: { ...project, tileInstallationCodes }, houseType, floors }, page, room).wallTile
      ?.labourPrice;
  };

  it("is per m² of wall, per metre of profile, or per piece", () => {
    expect([labour("m2"), labour("m1"), labour("piece")]).toEqual([20 * 1000, 10 * 1000, 1000]);
  });

  it("has no part of an installation code that the project does not know", () => {
    expect(labour("m2", "ANDERS")).toBe(0);
  });
});

describe("the cost groups of a page", () => {
  it.each([
    [true, true, ["tiles", "sanitary"]],
    [true, false, ["tiles"]],
    [false, true, ["sanitary"]],
    [false, false, []],
  ])("with tiles %s and sanitary ware %s are %j", (hasTiles, hasSanitary, groups) => {
    expect(costGroupsOf({ type: "configurator" }, { hasTiles, hasSanitary, hasFloors: true })).toEqual(groups);
  });
});

describe("the lowest price of a floor", () => {
  it("is found in any order of colours and baseboards", () => {
    const turned = { floors: floors.floors.toReversed(), baseboards: floors.baseboards.toReversed() };
    expect(minimumFloorPrice(houseType, turned, 1)).toBe(minimumFloorPrice(houseType, floors, 1));
  });
});
