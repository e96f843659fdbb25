import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct, type ProductType } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";
import { euros } from "./euros.ts";

const ACCESSORIES: readonly ProductType[] = ["grout_color", "finishing_profile"];

/** Cents. A lower price was probably written in euros. */
const LEAST_PRICE = 200;
const LEAST_PRICE_M1 = 20;
const LEAST_LABOUR = 100;
/** Millimetres. A smaller measure was probably written in centimetres. */
const LEAST_TILE_SIDE = 125;
const LEAST_ROOM_SIDE = 400;
const LEAST_PLANK = 250;
/** A cupboard, a door. */
const LEAST_SPACE_SIDE = 200;

/** Units of the source. `bundle`: cents and millimetres. `workbook`: euros and centimetres. */
export type WrittenIn = "bundle" | "workbook";

interface Words {
  readonly cheap: (value: number) => string;
  readonly small: (value: number) => string;
}

const WORDS: Readonly<Record<WrittenIn, Words>> = {
  bundle: {
    cheap: (value) =>
      `${value} betekent ${euros(value)}: staat hier een bedrag in euro's? Bedragen zijn in centen: € ${value},00 is ${value * 100}`,
    small: (value) =>
      `${value} betekent ${value} mm: staat hier een maat in centimeters? Maten zijn in millimeters: ${value} cm is ${value * 10}`,
  },
  workbook: {
    cheap: (value) => `${euros(value)} is wel erg weinig; staat de komma goed? Bedragen zijn in euro's`,
    small: (value) =>
      `${(value / 10).toFixed(1).replace(".", ",")} cm is wel erg klein; staat hier een maat in meters of decimeters?`,
  },
};

type Judge = (path: string, value: number | null, least: number) => Remark[];

const judge =
  (words: (value: number) => string): Judge =>
  (path, value, least) =>
    value !== null && value > 0 && value < least ? [{ path, reason: words(value) }] : [];

function ofProduct(
  { cheap, small }: Readonly<Record<keyof Words, Judge>>,
  product: Bundle["products"][number],
  at: number,
): Remark[] {
  const { type, width, length, grossPrice } = product;
  const path = `products[${at}]`;
  const isTile = isTileProduct(type);
  const longest = Math.max(width ?? 0, length ?? 0);
  // Square tiles of 10 x 10 cm are common.
  const isSmall = longest < LEAST_TILE_SIDE && (longest < 95 || width !== length);
  return [
    ...(ACCESSORIES.includes(type) ? [] : cheap(`${path}.grossPrice`, grossPrice, LEAST_PRICE)),
    ...(isTile && isSmall
      ? [...small(`${path}.width`, width, LEAST_TILE_SIDE), ...small(`${path}.length`, length, LEAST_TILE_SIDE)]
      : []),
  ];
}

/**
 * Warnings for figures that are probably in the wrong unit: euros instead of cents, centimetres instead of millimetres.
 */
export function findSuspiciousFigures(bundle: Bundle, writtenIn: WrittenIn): Remark[] {
  const { project } = bundle;
  const judges = { cheap: judge(WORDS[writtenIn].cheap), small: judge(WORDS[writtenIn].small) };
  const { cheap, small } = judges;
  return [
    ...bundle.products.flatMap((product, at) => ofProduct(judges, product, at)),
    ...(["wallTileLaborPrice", "floorTileLaborPrice"] as const).flatMap((field) =>
      cheap(`project.${field}`, project[field], LEAST_LABOUR),
    ),
    ...bundle.floors.flatMap((floor, at) => [
      ...cheap(`floors[${at}].priceM2`, floor.priceM2, LEAST_PRICE),
      ...small(`floors[${at}].length`, floor.length, LEAST_PLANK),
    ]),
    ...bundle.baseboards.flatMap((board, at) => [
      ...cheap(`baseboards[${at}].price`, board.price, LEAST_PRICE_M1),
      ...small(`baseboards[${at}].length`, board.length, LEAST_PLANK),
    ]),
    ...bundle.houseTypes.flatMap((type, at) => [
      ...type.spaces.flatMap((space, place) =>
        (["width", "depth"] as const).flatMap((side) =>
          small(`houseTypes[${at}].spaces[${place}].${side}`, space[side], LEAST_SPACE_SIDE),
        ),
      ),
      ...type.positions.flatMap(({ width }, place) =>
        small(`houseTypes[${at}].positions[${place}].width`, width, LEAST_SPACE_SIDE),
      ),
      ...type.rooms.flatMap((room, roomAt) =>
        (["width", "depth", "height"] as const).flatMap((side) =>
          small(`houseTypes[${at}].rooms[${roomAt}].${side}`, room[side], LEAST_ROOM_SIDE),
        ),
      ),
    ]),
  ];
}
