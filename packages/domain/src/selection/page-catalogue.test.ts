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
