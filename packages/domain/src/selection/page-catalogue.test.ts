import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { buildPackage, buildTileFormat } from "../../testing/build-empty-page.ts";
import { buildGroup, buildPageProduct, buildTile } from "../../testing/build-product.ts";
import { buildPage } from "../../testing/build-page.ts";
import { pageCatalogue } from "./page-catalogue.ts";

it("shows the tiles of the most popular package first, and matches formats by their added cost", () => {
  const tiles = (id: number) => [{ title: "", tileType: "luxe" as const, tiles: [buildTile(id, "wall_tile")] }];
  const format = (id: number, addedCost: number, tileId: number) =>
    buildTileFormat(id, { addedCost: cents(addedCost), wallTileCollections: tiles(tileId) });
  const page = buildPage({
    projectPackages: [
      buildPackage([format(1, 100, 901)]),
      buildPackage([format(3, 900, 903), format(2, 500, 902)], { id: 2, mostPopular: true, addedCost: cents(50) }),
    ],
  });
  const { tiles: shown, tileFormats } = pageCatalogue(page);
  expect(shown.wall.products.map(({ id }) => id)).toEqual([902, 903, 901]);
  expect(tileFormats.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it("puts standard options first and leaves the rest in their order", () => {
  const products = [buildPageProduct(901), buildPageProduct(902), buildPageProduct(903, { standardOption: true })];
  const page = buildPage({ productGroups: [buildGroup(9, products)] });
  expect(pageCatalogue(page).sanitaryGroups[0]?.products.map(({ id }) => id)).toEqual([903, 901, 902]);
});

it("orders packages, formats and groups of equal cost or place by id", () => {
  const tiles = (id: number) => [{ title: "", tileType: "luxe" as const, tiles: [buildTile(id, "wall_tile")] }];
  const format = (id: number) => buildTileFormat(id, { addedCost: cents(300), wallTileCollections: tiles(900 + id) });
  const dear = buildTileFormat(7, { addedCost: cents(100), wallTileCollections: tiles(907) });
  const page = buildPage({
    projectPackages: [
      buildPackage([dear], { id: 3, addedCost: cents(700) }),
      buildPackage([format(6), format(5)], { id: 2, addedCost: cents(200) }),
      buildPackage([format(4)], { id: 1, addedCost: cents(200) }),
    ],
    productGroups: [8, 6, 7].map((id) => buildGroup(id, [buildPageProduct(id * 10)], { order: id === 7 ? 1 : 2 })),
  });
  const { tiles: shown, tileFormats, sanitaryGroups } = pageCatalogue(page);
  expect(shown.wall.products.map(({ id }) => id)).toEqual([904, 905, 906, 907]);
  expect(tileFormats.map(({ id }) => id)).toEqual([4, 5, 6, 7]);
  expect(sanitaryGroups.map(({ id }) => id)).toEqual([7, 6, 8]);
});

it("adds the wall and floor tiles of tile groups, each to its own surface", () => {
  const group = buildGroup(9, [buildTile(911, "floor_tile"), buildTile(912, "wall_tile"), buildPageProduct(913)], {
    type: "tiles",
  });
  const { tiles } = pageCatalogue(buildPage({ projectPackages: [], productGroups: [group] }));
  expect(tiles.wall.products.map(({ id }) => id)).toEqual([912]);
  expect(tiles.floor.products.map(({ id }) => id)).toEqual([911]);
});
