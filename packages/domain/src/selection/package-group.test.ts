import { describe, expect, it } from "vitest";
import { buildPackageGroup } from "../../testing/build-empty-page.ts";
import { buildProduct } from "../../testing/build-product.ts";
import { packageGroupOfSizes } from "./package-group.ts";

const wall = buildProduct({ id: 1, width: 300, length: 600 });
const floor = buildProduct({ id: 2, width: 600, length: 600 });

describe("the package group of a pair of tiles", () => {
  it("has their sizes; the fullest match wins, and of equals the first", () => {
    const any = buildPackageGroup(1);
    const byWidth = buildPackageGroup(2, { wallTileWidth: 300 });
    const alike = buildPackageGroup(3, { floorTileWidth: 600 });
    const other = buildPackageGroup(4, { wallTileWidth: 300, floorTileLength: 1200 });
    expect(packageGroupOfSizes([any, byWidth, alike, other], wall, floor)?.id).toBe(2);
    expect(packageGroupOfSizes([any, other], wall, floor)?.id).toBe(1);
    expect(packageGroupOfSizes([other], wall, floor)).toBeNull();
  });
});
