import { describe, expect, it } from "vitest";
import { buildPage } from "../../testing/build-page.ts";
import { buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { orderLines } from "./order-list.ts";

const page = buildPage();
const input = { project: buildProject(), houseType: buildHouseType(), floors: buildFloorOffer() };

describe("sealant and the waterproof layer", () => {
  const metres = (of: typeof input) =>
    orderLines(of, page, null)
      .filter(({ part }) => part === "sealant" || part === "kimcoat")
      .map(({ productNumber, quantity, unit }) => [productNumber, quantity, unit]);

  it("are ordered by the metres of the room at its tiling height", () => {
    expect(metres(input)).toEqual([
      ["KIT", 12, "m1"],
      ["KIMCOAT", 8, "m1"],
    ]);
    expect(metres({ ...input, project: buildProject({ alwaysCeilingHigh: true }) })).toEqual([
      ["KIT", 14, "m1"],
      ["KIMCOAT", 11, "m1"],
    ]);
  });

  it("have no line in a house type without measures of the room, nor without tiles", () => {
    expect(metres({ ...input, houseType: buildHouseType({ roomVariables: [] }) })).toEqual([]);
    expect(metres({ ...input, project: buildProject({ hasTiles: false }) })).toEqual([]);
  });
});

describe("the size of an article", () => {
  it("comes from width and length when the catalogue has no text", () => {
    const packages = page.projectPackages.map((own) => ({
      ...own,
      groups: own.groups.map((group) => ({
        ...group,
        wallTileCollections: group.wallTileCollections.map((collection) => ({
          ...collection,
          tiles: collection.tiles.map((tile) => ({ ...tile, product: { ...tile.product, size: "", dimension: null } })),
        })),
      })),
    }));
    const lines = orderLines(input, { ...page, projectPackages: packages }, null);
    expect(lines.find(({ part }) => part === "wallTile")?.size).toBe("30 x 60 cm");
  });
});
