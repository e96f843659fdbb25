import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";
import { euros } from "./euros.ts";
import { middle } from "./middle.ts";

/** The largest part of what it is added to that a surcharge usually is. */
const MOST_OF_TILES = 1 / 3;
const MOST_OF_ARTICLE = 0.4;
const MOST_OF_FLOOR = 0.12;
const MOST_OF_BOARD = 0.4;

/** Surcharges of a format of tiles, with the surface of a wall to which they belong. */
const FORMAT_FIELDS = [
  ["addedCost", "surfaceWall"],
  ["addedCostCeilingHigh", "surfaceWallCeilingHigh"],
  ["floorTileOnWallCost", "surfaceWall"],
  ["floorTileOnWallCostCeilingHigh", "surfaceWallCeilingHigh"],
  ["floorTileOnAllWallsCost", "surfaceWall"],
  ["floorTileOnAllWallsCostCeilingHigh", "surfaceWallCeilingHigh"],
] as const;

interface Surcharge {
  readonly path: string;
  readonly value: number;
  /** Cents. What it is added to costs this much; 0 when that is not known. */
  readonly of: number;
  readonly what: string;
}

const isLarge = ({ value, of }: Surcharge, most: number): boolean => of > 0 && value > of * most;

const remark = ({ path, value, of, what }: Surcharge): Remark => ({
  path,
  reason: `een toeslag van ${euros(value)} is wel erg veel op ${what}, zo'n ${euros(Math.round(of))}; staat de komma goed?`,
});

function ofTiles({ project, houseTypes, packages, products }: Bundle): Remark[] {
  const price = middle(
    products.flatMap(({ type, grossPrice }) => (isTileProduct(type) && grossPrice > 0 ? [grossPrice] : [])),
  );
  const rooms = houseTypes.flatMap((houseType) => houseType.rooms);
  const cost = (wall: "surfaceWall" | "surfaceWallCeilingHigh"): number =>
    Math.max(0, ...rooms.map((room) => room[wall] + room.surfaceFloor)) * (1 + project.wallTileCuttingLoss) * price;
  const what = "de tegels van de grootste ruimte";
  const surcharges = packages.flatMap(({ addedCost, groups }, at) => [
    { path: `packages[${at}].addedCost`, value: addedCost, of: cost("surfaceWall"), what },
    ...groups.flatMap((group, place) =>
      FORMAT_FIELDS.map(([field, wall]) => ({
        path: `packages[${at}].groups[${place}].${field}`,
        value: group[field],
        of: cost(wall),
        what,
      })),
    ),
  ]);
  return surcharges.filter((surcharge) => isLarge(surcharge, MOST_OF_TILES)).map(remark);
}

const ofArticles = ({ products }: Bundle): Remark[] =>
  products
    .map(({ addedCosts, grossPrice }, at) => ({
      path: `products[${at}].addedCosts`,
      value: addedCosts,
      of: grossPrice,
      what: "de prijs van het artikel",
    }))
    .filter((surcharge) => isLarge(surcharge, MOST_OF_ARTICLE))
    .map(remark);

function ofFloors({ floors, baseboards, houseTypes }: Bundle): Remark[] {
  const square = Math.max(0, ...houseTypes.map(({ amountFloorsM2 }) => amountFloorsM2));
  const metres = Math.max(0, ...houseTypes.map(({ amountBaseboards }) => amountBaseboards));
  return [
    ...floors
      .map(({ addedCost, priceM2 }, at) => ({
        path: `floors[${at}].addedCost`,
        value: addedCost,
        of: priceM2 * square,
        what: "deze vloer in de grootste woning",
      }))
      .filter((surcharge) => isLarge(surcharge, MOST_OF_FLOOR)),
    ...baseboards
      .map(({ addedCost, price }, at) => ({
        path: `baseboards[${at}].addedCost`,
        value: addedCost,
        of: price * metres,
        what: "deze plint in de grootste woning",
      }))
      .filter((surcharge) => isLarge(surcharge, MOST_OF_BOARD)),
  ].map(remark);
}

/**
 * Surcharges that are a large part of what they are added to. It also finds the only surcharge of its kind, which no
 * other one shows to be ten times too much.
 */
export const findLargeSurcharges = (bundle: Bundle): Remark[] =>
  [ofTiles, ofArticles, ofFloors].flatMap((find) => find(bundle));
