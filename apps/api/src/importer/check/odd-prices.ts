import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";
import { euros } from "./euros.ts";
import { middle } from "./middle.ts";

/** Articles of which this many are needed to say what is usual. */
const LEAST_OF_KIND = 4;
/** Prices of one kind differ less than this much from the middle one. */
const PRICE_FACTOR = 5;
/** Prices in one group of sanitary ware: one may be much more luxurious. */
const GROUP_FACTOR = 6;
/** The credit for a standard is a large part of its price. */
const RETURN_FACTOR = 8;
const LABOUR_FACTOR = 8;
/** Cents per m². */
const TILE_PRICE_M2 = 50_000;
/** Cents. Lower prices are reported as a wrong unit. */
const LEAST_PRICE = 200;

type Product = Bundle["products"][number];
interface Priced {
  readonly product: Product;
  readonly at: number;
}

const times = (one: number, other: number): string => `${Math.round(one / other)} keer zoveel als`;

/** Articles of one kind: the tiles, and each group of sanitary ware in which one article is chosen. */
function kindsOf({ products, offers, productGroups }: Bundle): readonly (readonly Priced[])[] {
  const single = new Set(productGroups.filter((group) => group.singleChoice).map(({ key }) => key));
  const groupOf = new Map(
    offers.flatMap(({ product, variants, group }) => [product, ...variants].map((number) => [number, group] as const)),
  );
  const kinds = new Map<string, Priced[]>();
  products.forEach((product, at) => {
    const group = groupOf.get(product.productNumber) ?? null;
    const isTile = isTileProduct(product.type);
    if (product.grossPrice === 0 || (!isTile && (group === null || !single.has(group)))) return;
    const kind = isTile ? "tiles" : `${product.type} ${group}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), { product, at }]);
  });
  return [...kinds.values()];
}

function ofKind(kind: readonly Priced[]): Remark[] {
  const isTile = kind.some(({ product }) => isTileProduct(product.type));
  const factor = isTile ? PRICE_FACTOR : GROUP_FACTOR;
  const usual = middle(kind.map(({ product }) => product.grossPrice));
  if (kind.length >= LEAST_OF_KIND)
    return kind.flatMap(({ product: { grossPrice }, at }): Remark[] =>
      grossPrice >= LEAST_PRICE &&
      !(isTile && grossPrice >= TILE_PRICE_M2) &&
      (grossPrice > usual * factor || grossPrice < usual / factor)
        ? [
            {
              path: `products[${at}].grossPrice`,
              reason: `${euros(grossPrice)} ligt ver van wat zulke artikelen kosten, zo'n ${euros(usual)}; staat de komma goed?`,
            },
          ]
        : [],
    );
  const [cheap, ...rest] = kind.toSorted((one, other) => one.product.grossPrice - other.product.grossPrice);
  const dear = rest.at(-1);
  if (!cheap || !dear || cheap.product.grossPrice < LEAST_PRICE) return [];
  const [least, most] = [cheap.product.grossPrice, dear.product.grossPrice];
  if (most <= least * factor) return [];
  return [
    {
      path: `products[${dear.at}].grossPrice`,
      reason: `${euros(most)} is ${times(most, least)} de ${euros(least)} van ${cheap.product.productNumber}, waaruit ook te kiezen is; staat bij beide de komma goed?`,
    },
  ];
}

/** The prices of all tiles together: a whole list in cents, or times ten. */
function ofAllTiles({ products }: Bundle): Remark[] {
  const prices = products.flatMap(({ type, grossPrice }) =>
    isTileProduct(type) && grossPrice > 0 ? [grossPrice] : [],
  );
  const usual = middle(prices);
  if (prices.length < LEAST_OF_KIND || usual >= TILE_PRICE_M2 || (usual >= 800 && usual <= 15_000)) return [];
  const words = usual < 800 ? "weinig" : "veel";
  return [
    {
      path: "products",
      reason: `de prijzen van de tegels zijn wel erg ${words}: de middelste is ${euros(usual)} per m²; staat de komma goed? Bedragen zijn in euro's`,
    },
  ];
}

function ofTile({ type, grossPrice }: Product, at: number): Remark[] {
  if (!isTileProduct(type) || grossPrice < TILE_PRICE_M2) return [];
  return [
    {
      path: `products[${at}].grossPrice`,
      reason: `${euros(grossPrice)} per m² is wel erg veel voor een tegel; staat de komma goed? Bedragen zijn in euro's`,
    },
  ];
}

/** The articles that are the standard of a group of sanitary ware in which one is chosen. */
function standardsOf({ offers, productGroups }: Bundle): ReadonlySet<string> {
  const groups = new Set(
    productGroups.filter(({ type, singleChoice }) => type === "standard" && singleChoice).map(({ key }) => key),
  );
  return new Set(
    offers.flatMap(({ product, group, standardIn }) =>
      group !== null && groups.has(group) && standardIn.length > 0 ? [product] : [],
    ),
  );
}

/** Standards for which a buyer gets nothing back, or a small part of the price. */
function ofStandards(bundle: Bundle): Remark[] {
  const standards = standardsOf(bundle);
  return bundle.products.flatMap(({ productNumber, grossPrice, returnPrice }, at): Remark[] => {
    if (!standards.has(productNumber) || grossPrice <= returnPrice * RETURN_FACTOR) return [];
    const reason =
      returnPrice === 0
        ? "dit is de standaard, en de retourprijs is € 0,00: wie iets anders kiest, krijgt er niets voor terug"
        : `de retourprijs (${euros(returnPrice)}) is maar een klein deel van de prijs (${euros(grossPrice)}); staat bij beide de komma goed?`;
    return [{ path: `products[${at}].returnPrice`, reason }];
  });
}

/** Labour far above that of other articles and above the price of the article itself, or far below it. */
function ofLabour({ products }: Bundle): Remark[] {
  const labour = products.flatMap(({ labourPrice }) => (labourPrice > 0 ? [labourPrice] : []));
  if (labour.length < LEAST_OF_KIND) return [];
  const usual = middle(labour);
  return products.flatMap(({ labourPrice, grossPrice }, at): Remark[] =>
    (labourPrice > usual * LABOUR_FACTOR && labourPrice > grossPrice) ||
    (labourPrice > 0 && labourPrice < usual / LABOUR_FACTOR)
      ? [
          {
            path: `products[${at}].labourPrice`,
            reason: `${euros(labourPrice)} montage ligt ver van die van andere artikelen, zo'n ${euros(usual)}; staat de komma goed?`,
          },
        ]
      : [],
  );
}

/** Prices far from those of the same kind: ten or a hundred times as much or as little. */
export const findOddPrices = (bundle: Bundle): Remark[] => [
  ...bundle.products.flatMap(ofTile),
  ...ofAllTiles(bundle),
  ...kindsOf(bundle).flatMap(ofKind),
  ...ofStandards(bundle),
  ...ofLabour(bundle),
];
