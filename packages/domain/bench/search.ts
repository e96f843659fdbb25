import Fuse from "fuse.js";
import { matchSorter } from "match-sorter";
import { searchIndex, searchProducts } from "../src/filter/product-search.ts";
import { sizeList, toggleSize } from "../src/filter/size-list.ts";
import { matchingRows, tileFilterIndex } from "../src/filter/tile-filter.ts";
import { cents } from "../src/money/cents.ts";
import { buildPageProduct } from "../testing/build-product.ts";
import { contest, report } from "./measure.ts";
import { sequence } from "./random.ts";

const KINDS = ["Wastafel", "Toilet", "Regendouche", "Spiegelkast", "Radiator", "Kraan", "Douchewand", "Ligbad"];
const SERIES = ["Vlak", "Duo", "Compact", "Comfort", "Lijn", "Rond", "Kubus", "Frame"];
const WORDS = [
  "keramisch",
  "mat",
  "verchroomd",
  "inbouw",
  "glanzend",
  "randloos",
  "thermostatisch",
  "eiken",
  "geborsteld",
  "veiligheidsglas",
];
const QUERIES = ["comfort", "WASTAFEL", "p-77", "veiligheids", "nietbestaand"];

function products(count: number) {
  const next = sequence(count);
  const pick = (list: readonly string[]) => list[next(list.length)] ?? "";
  return Array.from({ length: count }, (_, at) =>
    buildPageProduct(at + 1, {
      product: {
        name: `${pick(KINDS)} ${pick(SERIES)} ${at}`,
        description: Array.from({ length: 9 }, () => pick(WORDS)).join(" "),
        grossPrice: cents(1000 + next(20_000)),
        type: "wall_tile",
        width: 100 * (1 + next(6)),
        length: 100 * (1 + next(12)),
      },
    }),
  );
}

/** Times substring search by this package and by two search libraries, and the tile filter. */
export async function benchSearch(): Promise<void> {
  for (const count of [1000, 10_000, 100_000]) {
    const items = products(count);
    const index = searchIndex(items);
    const keys = ["product.name", "product.product_number", "product.description"];
    const fuse = new Fuse(
      items,
      { keys, threshold: 0, ignoreLocation: true, useExtendedSearch: true, shouldSort: false },
      Fuse.createIndex(keys, items),
    );
    const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);
    report(
      `search ${count} products, ${QUERIES.length} queries`,
      await contest([
        { name: "domain", run: () => QUERIES.map((query) => ids(searchProducts(index, query))) },
        {
          name: "match-sorter",
          run: () =>
            QUERIES.map((query) =>
              ids(
                matchSorter(items, query, {
                  keys,
                  threshold: matchSorter.rankings.CONTAINS,
                  keepDiacritics: true,
                  sorter: (ranked) => ranked,
                }),
              ),
            ),
        },
        { name: "fuse.js", run: () => QUERIES.map((query) => ids(fuse.search(`'${query}`).map(({ item }) => item))) },
      ]),
    );
    const tiles = tileFilterIndex({ wall: items });
    const filter = {
      price: { low: cents(5000), high: cents(15_000) },
      sizes: toggleSize(sizeList({ wall: items }), { type: "wall", width: 300, length: 600 }),
    };
    const one = await contest([{ name: "one query", run: () => searchProducts(index, "comfort").length }]);
    const two = await contest([
      { name: "one tile filter", run: () => matchingRows(tiles, filter).reduce((total, flag) => total + flag, 0) },
    ]);
    report(`${count} products, as asked for each key`, one);
    report(`${count} products, as asked for each click`, two);
  }
}
