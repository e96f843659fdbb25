import { expect, it } from "vitest";
import { buildTile, buildVariant } from "../../testing/build-product.ts";
import { isFilteredOut } from "../configurator/product-state.ts";
import { cents, type Cents } from "../money/cents.ts";
import { cardAmount, inOrder, withoutExtraCost } from "./extra-cost.ts";

const NOTHING_OUT: ReadonlySet<number> = new Set();
const included = buildTile(1, "wall_tile");
const dear = buildTile(2, "wall_tile");
const cheaper = buildTile(3, "wall_tile");
const impossible = buildTile(4, "wall_tile");
const sizes = buildTile(5, "wall_tile", { variants: [buildVariant(51), buildVariant(52)] });
const tiles = [dear, included, sizes, impossible, cheaper];
const EXTRA: Readonly<Record<number, number>> = { 1: 0, 2: 90_000, 3: -2000, 51: 12_000, 52: 0 };
const extraOf = ({ variantProjectProductId: id }: { readonly variantProjectProductId: number }): Cents | null => {
  const extra = EXTRA[id];
  return extra === undefined ? null : cents(extra);
};
const idsIn = (order: Parameters<typeof inOrder>[1], chosen: Parameters<typeof cardAmount>[1] = null) =>
  inOrder(tiles, order, (tile) => cardAmount(tile, chosen, extraOf)).map(({ id }) => id);

it("a card has the amount of the chosen size, else of the cheapest", () => {
  expect(cardAmount(sizes, null, extraOf)).toBe(0);
  expect(cardAmount(sizes, { pageProductId: 5, variantProjectProductId: 51 }, extraOf)).toBe(12_000);
  expect(cardAmount(sizes, { pageProductId: 2, variantProjectProductId: 2 }, extraOf)).toBe(0);
  expect(cardAmount(impossible, null, extraOf)).toBeNull();
});

it("tiles are sorted by the amounts on their cards, in the catalogue's order where these are equal", () => {
  expect(idsIn("recommended")).toEqual([2, 1, 5, 4, 3]);
  expect(idsIn("lowest")).toEqual([3, 1, 5, 2, 4]);
  expect(idsIn("highest")).toEqual([2, 1, 5, 3, 4]);
  // The chosen size counts, as it is what the card says.
  expect(idsIn("highest", { pageProductId: 5, variantProjectProductId: 51 })).toEqual([2, 5, 1, 3, 4]);
});

it("only what costs nothing extra is left, and of a tile with several sizes those sizes", () => {
  const out = withoutExtraCost(tiles, NOTHING_OUT, extraOf);
  expect(tiles.filter((tile) => !isFilteredOut(out, tile)).map(({ id }) => id)).toEqual([1, 5, 3]);
  expect([out.has(51), out.has(52)]).toEqual([true, false]);
});

it("a tile whose only size without extra cost is filtered out is left out", () => {
  expect(isFilteredOut(withoutExtraCost(tiles, new Set([5, 52]), extraOf), sizes)).toBe(true);
});
