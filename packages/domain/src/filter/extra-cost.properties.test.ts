import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { arbitraryConfiguration } from "../../testing/arbitrary-configuration.ts";
import { isFilteredOut } from "../configurator/product-state.ts";
import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import { recordOf } from "../model/record-of.ts";
import { cents, type Cents } from "../money/cents.ts";
import { cardPrices } from "../pricing/card-price.ts";
import { isAccent } from "../model/tile-option.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { addAccent } from "../selection/tile-options.ts";
import { selectFloorTile, selectWallTile } from "../selection/tiles.ts";
import { variantsOf } from "../selection/variants.ts";
import {
  cardAmount,
  countLeft,
  inOrder,
  TILE_ORDERS,
  TILE_PLACES,
  withoutExtraCost,
  type TilePlace,
} from "./extra-cost.ts";
import { sizeList } from "./size-list.ts";
import { applyTileFilter, tileFilterIndex } from "./tile-filter.ts";
import { tilesToFilter } from "./tiles-to-filter.ts";

const choose = (place: TilePlace, choice: ProductChoice) => (context: RoomContext, room: RoomChoice) => {
  if (place === "wall") return selectWallTile(context, room, choice);
  if (place === "floor") return selectFloorTile(context, room, choice);
  return isAccent(place) ? addAccent(context, room, place, choice) : room;
};

const nameOf = (place: TilePlace, { variantProjectProductId }: ProductChoice) => `${place}/${variantProjectProductId}`;

/** Amounts by index, some of them equal or unknown. */
const amounts: fc.Arbitrary<readonly (Cents | null)[]> = fc.array(
  fc.option(
    fc.integer({ min: -3, max: 3 }).map((euros) => cents(euros * 100)),
    { nil: null },
  ),
  { maxLength: 30 },
);

it("sorting is a stable permutation: no tile is lost, equal amounts keep their order, tiles without an amount come last", () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...TILE_ORDERS), (list, order) => {
      const items = list.map((amount, at) => ({ amount, at }));
      const sorted = inOrder(items, order, ({ amount }) => amount);
      expect(sorted.toSorted((a, b) => a.at - b.at)).toEqual(items);
      if (order === "recommended") {
        expect(sorted).toEqual(items);
        return;
      }
      const sign = order === "lowest" ? 1 : -1;
      for (const [index, item] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next === undefined) continue;
        if (item.amount === null) expect(next.amount).toBeNull();
        else if (next.amount !== null) expect(sign * (next.amount - item.amount)).toBeGreaterThanOrEqual(0);
        if (item.amount === next.amount) expect(next.at).toBeGreaterThan(item.at);
      }
    }),
    { numRuns: runs(500) },
  );
});

it("of each place exactly the tiles are left whose card costs nothing extra, on top of the filter for sizes and prices", () => {
  const seen = { left: 0, out: 0 };
  fc.assert(
    fc.property(arbitraryConfiguration, fc.boolean(), ({ input, page, context }, narrow) => {
      const { catalogue } = context;
      const prices = cardPrices(input, page);
      const extras = cardPrices(input, page, false);
      const extraAt = (place: TilePlace) => (choice: ProductChoice) =>
        extras(nameOf(place, choice), choose(place, choice))?.extra ?? null;
      const index = tileFilterIndex(tilesToFilter(catalogue));
      const sizes = sizeList(tilesToFilter(catalogue)).map((entry, at) => ({
        ...entry,
        selected: !narrow || at % 2 === 0,
      }));
      const { filteredIds, count } = applyTileFilter(index, { price: index.bounds, sizes });
      expect(
        countLeft(
          catalogue,
          recordOf(TILE_PLACES, () => filteredIds),
        ),
      ).toBe(count);

      const out = recordOf(TILE_PLACES, (place) =>
        withoutExtraCost(catalogue.tiles[place].products, filteredIds, extraAt(place)),
      );
      const left = new Set<string>();
      for (const place of TILE_PLACES)
        for (const tile of catalogue.tiles[place].products) {
          const shown = variantsOf(tile).map(({ id }) => {
            const choice = { pageProductId: tile.id, variantProjectProductId: id };
            return { id, extra: prices(nameOf(place, choice), choose(place, choice))?.extra ?? null };
          });
          const free = shown.filter(({ id, extra }) => extra !== null && extra <= 0 && !filteredIds.has(id));
          expect(isFilteredOut(out[place], tile)).toBe(free.length === 0);
          for (const { id } of shown) expect(out[place].has(id)).toBe(!free.some((variant) => variant.id === id));
          const amount = cardAmount(tile, null, extraAt(place));
          const least = shown.flatMap(({ extra }) => extra ?? []).toSorted((a, b) => a - b)[0] ?? null;
          expect(amount).toBe(least);
          if (!narrow) expect(free.length > 0).toBe(least !== null && least <= 0);
          if (free.length > 0) left.add(place === "wall" || place === "floor" ? `${place}/${tile.id}` : `${tile.id}`);
          seen.left += Number(free.length > 0);
          seen.out += Number(free.length === 0);
        }
      expect(countLeft(catalogue, out)).toBe(left.size);
    }),
    { numRuns: runs(200) },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs(200) / 10);
});
