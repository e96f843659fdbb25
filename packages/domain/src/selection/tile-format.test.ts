import { describe, expect, it } from "vitest";
import { buildTileFormat } from "../../testing/build-empty-page.ts";
import { buildProduct } from "../../testing/build-product.ts";
import { tileFormatOfSizes } from "./tile-format.ts";

const wall = buildProduct({ id: 1, width: 300, length: 600 });
const floor = buildProduct({ id: 2, width: 600, length: 600 });

describe("the package group of a pair of tiles", () => {
  it("has their sizes; the most specific match wins, and of equals the first", () => {
    const any = buildTileFormat(1);
    const byWidth = buildTileFormat(2, { wallTileWidth: 300 });
    const alike = buildTileFormat(3, { floorTileWidth: 600 });
    const other = buildTileFormat(4, { wallTileWidth: 300, floorTileLength: 1200 });
    expect(tileFormatOfSizes([any, byWidth, alike, other], wall, floor)?.id).toBe(2);
    expect(tileFormatOfSizes([any, other], wall, floor)?.id).toBe(1);
    expect(tileFormatOfSizes([other], wall, floor)).toBeNull();
  });
});
