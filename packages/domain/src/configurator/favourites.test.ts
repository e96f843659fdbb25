import { describe, expect, it } from "vitest";
import { buildPage, PAGE_IDS as ids } from "../../testing/build-page.ts";
import { pageCatalogue } from "../selection/page-catalogue.ts";
import { changeFavourite, favouritesOn, isFavourite, MOST_FAVOURITES, type Favourite } from "./favourites.ts";

const page = buildPage();
const catalogue = pageCatalogue(page);
const of = (pageProductId: number, pageId = page.id): Favourite => ({ pageId, pageProductId });

describe("favourites", () => {
  it("have each product once, however often it is pressed, and change nothing else", () => {
    const one = changeFavourite([], of(ids.wallTile.luxe), true);
    expect(changeFavourite(one, of(ids.wallTile.luxe), true)).toBe(one);
    const two = changeFavourite(one, of(ids.toiletGroup.other), true);
    expect(changeFavourite(two, of(ids.wallTile.luxe), false)).toEqual([of(ids.toiletGroup.other)]);
    expect(changeFavourite(two, of(ids.wallTile.luxe, page.id + 1), false)).toBe(two);
    expect(two).toHaveLength(2);
    expect(isFavourite(two, of(ids.toiletGroup.other))).toBe(true);
    expect(isFavourite(two, of(ids.toiletGroup.standard))).toBe(false);
  });

  it("come to the same in either order of two people's changes", () => {
    const [a, b] = [of(ids.wallTile.luxe), of(ids.floorTile.other)];
    const start = [b];
    const one = changeFavourite(changeFavourite(start, a, true), b, false);
    const other = changeFavourite(changeFavourite(start, b, false), a, true);
    expect(one).toEqual(other);
  });

  it("drop the oldest of too many", () => {
    const many = Array.from({ length: MOST_FAVOURITES }, (_, index) => of(index + 1));
    const next = changeFavourite(many, of(9_999), true);
    expect(next).toHaveLength(MOST_FAVOURITES);
    expect([next[0], next.at(-1)]).toEqual([of(2), of(9_999)]);
  });

  it("of a page are what it offers, the newest first, with where each is chosen", () => {
    const liked = [of(ids.wallTile.luxe), of(ids.floorTile.other), of(4_711), of(ids.basinGroup.coloured), of(1, 99)];
    expect(favouritesOn(catalogue, liked).map(({ product, slot }) => [product.id, slot])).toEqual([
      [ids.basinGroup.coloured, { kind: "sanitary", groupId: ids.basinGroup.id }],
      [ids.floorTile.other, { kind: "tile", surface: "floor" }],
      [ids.wallTile.luxe, { kind: "tile", surface: "wall" }],
    ]);
    // Grout is no product that one looks for.
    expect(favouritesOn(catalogue, [of(ids.wallGrout.other)])).toEqual([]);
  });
});
