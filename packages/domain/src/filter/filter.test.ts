import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { buildPage } from "../../testing/build-page.ts";
import { buildTile, buildVariant } from "../../testing/build-product.ts";
import { isFilteredOut } from "../configurator/product-state.ts";
import { clampRange, isRangeApplied, priceBounds } from "./price-range.ts";
import { areAllSelected, leavesSizesOut, selectAll, selectedCount, sizeList, toggleSize } from "./size-list.ts";
import { pageCatalogue } from "../selection/page-catalogue.ts";
import { applyTileFilter, tileFilterIndex } from "./tile-filter.ts";
import { tilesToFilter } from "./tiles-to-filter.ts";

const small = buildTile(1, "wall_tile", { product: { width: 200, length: 400, grossPrice: cents(2050) } });
const large = buildTile(2, "wall_tile", { product: { width: 600, length: 1200, grossPrice: cents(9990) } });
const mixed = buildTile(3, "wall_tile", {
  variants: [
    buildVariant(31, { width: 200, length: 200, grossPrice: cents(3000) }),
    buildVariant(32, { width: 200, length: 400, grossPrice: cents(5000) }),
  ],
});
const floor = buildTile(4, "floor_tile", { product: { width: 200, length: 400, grossPrice: cents(4000) } });
const tiles = { wall: [small, large, mixed], floor: [floor] };
const index = tileFilterIndex(tiles);
const sizes = sizeList(tiles);
const open = { price: index.bounds, sizes };
const ticked = sizes.map((entry) => ({ ...entry, selected: true }));

describe("the filtered tiles", () => {
  it("include those of walls, floor and every accent, each once", () => {
    const page = buildPage();
    const first = buildTile(501, "herringbone_tile", {
      variants: [
        buildVariant(511, { width: 75, length: 300, grossPrice: cents(4895) }),
        buildVariant(512, { width: 100, length: 400, grossPrice: cents(25_050) }),
      ],
    });
    const second = buildTile(502, "herringbone_tile", { product: { width: 60, length: 240, grossPrice: cents(300) } });
    const tilesOf = { AccentHerringbone: [first], AccentHerringboneReservoir: [first, second] };
    const tileOptions = page.tileOptions.map((option) => ({
      ...option,
      variants: option.kind in tilesOf ? tilesOf[option.kind as keyof typeof tilesOf] : [],
    }));
    const lists = tilesToFilter(pageCatalogue({ ...page, tileOptions }));
    expect(lists.herringbone?.map(({ id }) => id)).toEqual([501, 502]);
    const accents = sizeList(lists).filter(({ type }) => type === "herringbone");
    expect(accents.map(({ width }) => width)).toEqual([60, 75, 100]);
    const all = tileFilterIndex(lists);
    expect(all.bounds).toEqual({ low: 300, high: 25_100 });
    const narrow = accents.map((entry) => ({ ...entry, selected: entry.width === 60 }));
    const { filteredIds, count } = applyTileFilter(all, { price: all.bounds, sizes: narrow });
    expect([isFilteredOut(filteredIds, first), isFilteredOut(filteredIds, second)]).toEqual([true, false]);
    expect(count).toBe(all.products.length - 1);
  });
});

describe("the price range", () => {
  it("spans all prices, rounded outwards to whole euros", () => {
    expect(index.bounds).toEqual({ low: 2000, high: 10_000 });
    expect(priceBounds([])).toEqual({ low: 0, high: 0 });
  });

  it("keeps low under high and both within the bounds", () => {
    const { bounds } = index;
    expect(clampRange({ low: 7000, high: 1 }, bounds)).toEqual({ low: 2000, high: 7000 });
    expect(clampRange({ low: -5, high: 99_999 }, bounds)).toEqual(bounds);
    expect(isRangeApplied(bounds, bounds)).toBe(false);
    expect(isRangeApplied({ ...bounds, low: cents(2100) }, bounds)).toBe(true);
  });
});

describe("the size list", () => {
  it("names every size once per kind, by width and then length", () => {
    expect(sizes.map(({ type, width, length }) => [type, width, length])).toEqual([
      ["wall", 200, 200],
      ["wall", 200, 400],
      ["wall", 600, 1200],
      ["floor", 200, 400],
    ]);
    expect(selectedCount(sizes)).toBe(0);
  });

  it("selects all only when everything is ticked", () => {
    expect([areAllSelected(ticked), selectedCount(ticked), areAllSelected(sizes), areAllSelected([])]).toEqual([
      true,
      4,
      false,
      false,
    ]);
    const but = toggleSize(ticked, { type: "floor", width: 200, length: 400 });
    expect([areAllSelected(but), selectedCount(but)]).toEqual([false, 3]);
    expect([selectedCount(selectAll(but, true)), selectedCount(selectAll(but, false))]).toEqual([4, 0]);
  });

  it("leaves sizes out only of a kind of which some are ticked", () => {
    const without = (type: string) =>
      ticked.map((entry) => (entry.type === type ? { ...entry, selected: false } : entry));
    expect([leavesSizesOut(ticked), leavesSizesOut(without("wall"))]).toEqual([false, false]);
    expect(leavesSizesOut(toggleSize(ticked, { type: "wall", width: 200, length: 400 }))).toBe(true);
  });

  it("follows the tiles on offer and keeps ticks", () => {
    const one = toggleSize(sizes, { type: "wall", width: 200, length: 400 });
    const fewer = sizeList({ wall: [small] }, one);
    expect(fewer).toEqual([{ type: "wall", width: 200, length: 400, selected: true }]);
    expect(selectedCount(sizeList(tiles, fewer))).toBe(4);
    expect(selectedCount(sizeList(tiles, one))).toBe(1);
  });
});

describe("unusual sizes", () => {
  const unsized = buildTile(5, "wall_tile", { product: { width: null, length: null, grossPrice: cents(4500) } });
  const halfSized = buildTile(6, "floor_tile", { product: { width: 300, length: null, grossPrice: cents(4500) } });
  const unknownWidth = buildTile(7, "floor_tile", { product: { width: null, length: 900, grossPrice: cents(4500) } });
  const tile = (id: number, width: number, length: number) =>
    buildTile(id, "wall_tile", { product: { width, length, grossPrice: cents(4500) } });

  it("are not listed when width or length is unknown", () => {
    expect(sizeList({ wall: [unsized], floor: [halfSized, unknownWidth] })).toEqual([]);
  });

  it("are listed by kind, then width, then length, whatever the order of the tiles", () => {
    const mixedUp = {
      herringbone: [tile(13, 75, 300)],
      floor: [tile(11, 900, 900), tile(12, 150, 900)],
      wall: [tile(8, 400, 800), tile(9, 300, 900), tile(10, 300, 600)],
    };
    expect(sizeList(mixedUp).map(({ type, width, length }) => [type, width, length])).toEqual([
      ["wall", 300, 600],
      ["wall", 300, 900],
      ["wall", 400, 800],
      ["floor", 150, 900],
      ["floor", 900, 900],
      ["herringbone", 75, 300],
    ]);
  });

  it("that are new are ticked only when all were ticked", () => {
    const wider = { wall: [...tiles.wall, tile(8, 100, 100)], floor: tiles.floor };
    const isNewTicked = (before: typeof sizes) => sizeList(wider, before).find(({ width }) => width === 100)?.selected;
    expect(isNewTicked(ticked)).toBe(true);
    expect(isNewTicked(toggleSize(ticked, { type: "floor", width: 200, length: 400 }))).toBe(false);
    expect(isNewTicked([])).toBe(false);
  });

  it("hide a tile without a size as soon as a size of its kind is ticked", () => {
    const of = { wall: [small, unsized], floor: [floor] };
    const ofIndex = tileFilterIndex(of);
    const filter = { price: ofIndex.bounds, sizes: sizeList(of) };
    expect(applyTileFilter(ofIndex, filter).count).toBe(3);
    const one = toggleSize(filter.sizes, { type: "wall", width: 200, length: 400 });
    expect(applyTileFilter(ofIndex, { ...filter, sizes: one })).toEqual({ filteredIds: new Set([5]), count: 2 });
    const all = filter.sizes.map((entry) => ({ ...entry, selected: true }));
    expect(applyTileFilter(ofIndex, { ...filter, sizes: all }).filteredIds).toEqual(new Set());
  });

  it("that no tile has hide every tile of their kind", () => {
    const gone = [{ type: "wall" as const, width: 1, length: 1, selected: true }, ...sizes];
    expect(applyTileFilter(index, { ...open, sizes: gone }).count).toBe(1);
  });
});

describe("the ends of the price range", () => {
  it("belong to it", () => {
    const only = (low: number, high: number) =>
      applyTileFilter(index, { ...open, price: { low: cents(low), high: cents(high) } }).count;
    expect([only(2050, 2050), only(2051, 2999), only(9990, 9990), only(9991, 12_000)]).toEqual([1, 0, 1, 0]);
  });

  it("count as applied when only the upper one was moved", () => {
    expect(isRangeApplied({ ...index.bounds, high: cents(9000) }, index.bounds)).toBe(true);
  });
});

describe("the tile filter", () => {
  const out = (filter: Parameters<typeof applyTileFilter>[1]) =>
    [...applyTileFilter(index, filter).filteredIds].toSorted((a, b) => a - b);

  it("hides nothing until it is applied, nor with all sizes ticked", () => {
    expect(applyTileFilter(index, open)).toEqual({ filteredIds: new Set(), count: 4 });
    expect(applyTileFilter(index, { ...open, sizes: ticked }).count).toBe(4);
  });

  it("leaves out prices beyond the range", () => {
    expect(out({ ...open, price: { low: cents(2100), high: cents(9990) } })).toEqual([1]);
  });

  it("leaves out sizes that are not ticked, of that kind only", () => {
    const result = applyTileFilter(index, {
      ...open,
      sizes: toggleSize(sizes, { type: "wall", width: 600, length: 1200 }),
    });
    expect([...result.filteredIds].toSorted((a, b) => a - b)).toEqual([1, 3, 31, 32]);
    expect(result.count).toBe(2);
  });

  it("hides a variant, and its product only when no variant is left", () => {
    const { filteredIds, count } = applyTileFilter(index, {
      ...open,
      sizes: toggleSize(sizes, { type: "wall", width: 200, length: 400 }),
    });
    expect([...filteredIds].toSorted((a, b) => a - b)).toEqual([2, 3, 31]);
    expect([isFilteredOut(filteredIds, mixed), isFilteredOut(filteredIds, large), count]).toEqual([false, true, 3]);
  });
});
