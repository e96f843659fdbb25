import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { ProductType } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";

/** Articles of which this many are needed to say what is usual. */
const LEAST_OF_KIND = 4;
/** Prices of one kind differ less than this much from the middle one. */
const PRICE_FACTOR = 12;
const TILE_PRICE_M2 = 50_000;
/** Millimetres: no tile is longer. */
const LONGEST_TILE = 3_300;
const TILES: readonly ProductType[] = ["wall_tile", "floor_tile", "decor_tile", "herringbone_tile"];
/** Niches and slopes add to the surface of a box. */
const MOST_OF_BOX = 1.5;
/** Cents. Lower prices are reported as a wrong unit. */
const LEAST_PRICE = 200;
/** Shares of cutting loss that are usual: 1% to 30%. */
const LEAST_LOSS = 0.01;
const MOST_LOSS = 0.3;

const dutch = (value: number, digits = 2): string =>
  value
    .toFixed(digits)
    .replace(/\.?0+$/, "")
    .replace(".", ",");
const euros = (cents: number): string => `€ ${(cents / 100).toFixed(2).replace(".", ",")}`;

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

type Room = Bundle["houseTypes"][number]["rooms"][number];

/** Surfaces of a room that its width, depth and height do not allow, or that are missing. */
function ofRoom(room: Room, path: string): Remark[] {
  const [width, depth, height] = [room.width / 1_000, room.depth / 1_000, room.height / 1_000];
  const around = 2 * (width + depth) * height;
  const floor = width * depth;
  const size = `${dutch(width)} × ${dutch(depth)} × ${dutch(height)} m`;
  const remarks: Remark[] = [];
  const judge = (
    field: "surfaceWall" | "surfaceWallCeilingHigh" | "surfaceFloor",
    most: number,
    what: string,
  ): void => {
    const value = room[field];
    if (value === 0)
      remarks.push({
        path: `${path}.${field}`,
        reason: `de oppervlakte van de ${what} is 0 m²: daar komen dan geen tegels`,
      });
    else if (most > 0 && value > most * MOST_OF_BOX)
      remarks.push({
        path: `${path}.${field}`,
        reason: `${dutch(value)} m² ${what} past niet in een ruimte van ${size}; daar is hoogstens zo'n ${dutch(most, 1)} m²`,
      });
    else if (most > 0 && value < most / 12)
      remarks.push({
        path: `${path}.${field}`,
        reason: `${dutch(value)} m² ${what} is wel erg weinig voor een ruimte van ${size}; staat de komma goed?`,
      });
  };
  judge("surfaceWall", around, "wand");
  judge("surfaceWallCeilingHigh", around, "wand plafondhoog");
  judge("surfaceFloor", floor, "vloer");
  if (room.surfaceWallCeilingHigh > 0 && room.surfaceWallCeilingHigh < room.surfaceWall)
    remarks.push({
      path: `${path}.surfaceWallCeilingHigh`,
      reason: `plafondhoog is ${dutch(room.surfaceWallCeilingHigh)} m² wand, minder dan de ${dutch(room.surfaceWall)} m² die er altijd is`,
    });
  for (const [side, value] of [
    ["width", width],
    ["depth", depth],
    ["height", height],
  ] as const)
    if (value > (side === "height" ? 5 : 12))
      remarks.push({
        path: `${path}.${side}`,
        reason: `${dutch(value)} m is wel erg groot voor een kamer; staat de komma goed?`,
      });
  return remarks;
}

/** Prices far from those of the same kind: ten or a hundred times as much or as little. */
function findOddPrices({ products, offers }: Bundle): Remark[] {
  const groupOf = new Map(
    offers.flatMap(({ product, variants, group }) => [product, ...variants].map((number) => [number, group] as const)),
  );
  const kinds = new Map<string, number[]>();
  const kindOf = ({ type, productNumber }: Bundle["products"][number]): string =>
    TILES.includes(type) ? "tile" : `${type} ${groupOf.get(productNumber) ?? ""}`;
  for (const product of products)
    if (product.grossPrice > 0) kinds.set(kindOf(product), [...(kinds.get(kindOf(product)) ?? []), product.grossPrice]);
  return products.flatMap((product, at): Remark[] => {
    const { grossPrice, type } = product;
    const path = `products[${at}].grossPrice`;
    if (TILES.includes(type) && grossPrice >= TILE_PRICE_M2)
      return [
        {
          path,
          reason: `${euros(grossPrice)} per m² is wel erg veel voor een tegel; staat de komma goed? Bedragen zijn in euro's`,
        },
      ];
    const others = kinds.get(kindOf(product)) ?? [];
    const isAlone = !TILES.includes(type) && groupOf.get(product.productNumber) == null;
    if (isAlone || others.length < LEAST_OF_KIND || grossPrice < LEAST_PRICE) return [];
    const usual = middle(others);
    const isOdd = grossPrice > usual * PRICE_FACTOR || grossPrice < usual / PRICE_FACTOR;
    return isOdd
      ? [
          {
            path,
            reason: `${euros(grossPrice)} ligt ver van wat zulke artikelen kosten, zo'n ${euros(usual)}; staat de komma goed?`,
          },
        ]
      : [];
  });
}

function findOddTiles({ products }: Bundle): Remark[] {
  return products.flatMap(({ type, width, length }, at) =>
    TILES.includes(type)
      ? (
          [
            ["width", width],
            ["length", length],
          ] as const
        ).flatMap(([side, value]): Remark[] =>
          value !== null && value > LONGEST_TILE
            ? [
                {
                  path: `products[${at}].${side}`,
                  reason: `${dutch(value / 10)} cm is wel erg groot voor een tegel; staat hier een maat in millimeters?`,
                },
              ]
            : [],
        )
      : [],
  );
}

function findOddLosses({ project }: Bundle): Remark[] {
  if (!project.hasTiles) return [];
  return (["wallTileCuttingLoss", "floorTileCuttingLoss"] as const).flatMap((field): Remark[] => {
    const loss = project[field];
    if (loss === 0 || (loss >= LEAST_LOSS && loss <= MOST_LOSS)) return [];
    const words = loss < LEAST_LOSS ? "wel erg weinig" : "wel erg veel";
    return [
      { path: `project.${field}`, reason: `${dutch(loss * 100)}% snijverlies is ${words}; gewoon is 5% tot 15%` },
    ];
  });
}

/** Figures that are allowed and unlikely: surfaces against the room, sizes and prices against their kind. */
export const findUnlikelyFigures = (bundle: Bundle): Remark[] => [
  ...bundle.houseTypes.flatMap(({ rooms }, at) =>
    rooms.flatMap((room, roomAt) => ofRoom(room, `houseTypes[${at}].rooms[${roomAt}]`)),
  ),
  ...findOddPrices(bundle),
  ...findOddTiles(bundle),
  ...findOddLosses(bundle),
];
