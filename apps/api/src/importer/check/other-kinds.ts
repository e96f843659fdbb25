import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { nameColor } from "@showroom/domain/filter/color-group";
import type { ColorGroup } from "@showroom/domain/model/appearance";
import { isTileProduct } from "@showroom/domain/model/product";
import { COLOR_GROUP_WORDS } from "@showroom/domain/words/filter-words";
import type { Remark } from "../findings/finding.ts";
import { ROOM_WORDS } from "./rooms-and-standards.ts";

const productsOf = ({ products }: Bundle) => new Map(products.map((product) => [product.productNumber, product]));

/** Variants that are another kind of article: a buyer would choose a colour and get a tile for a toilet. */
function findOtherVariants(bundle: Bundle): Remark[] {
  const products = productsOf(bundle);
  return bundle.offers.flatMap(({ product, variants }, at): Remark[] => {
    const own = products.get(product)?.type;
    const other = variants.find((number) => (products.get(number)?.type ?? own) !== own);
    return other === undefined || own === undefined
      ? []
      : [
          {
            path: `offers[${at}].variants`,
            reason: `${other} is van een andere soort dan ${product}; varianten zijn kleuren en maten van één artikel`,
          },
        ];
  });
}

/** Groups of one room with the same title: a buyer sees no difference. */
function findGroupsOfOneTitle({ productGroups }: Bundle): Remark[] {
  const seen = new Set<string>();
  return productGroups.flatMap(({ title, rooms }, at): Remark[] => {
    const places = rooms.map((room) => ({ room, place: `${room} ${title.trim().toLowerCase()}` }));
    const twice = places.find(({ place }) => seen.has(place));
    for (const { place } of places) seen.add(place);
    return twice === undefined
      ? []
      : [
          {
            path: `productGroups[${at}].title`,
            reason: `in ${ROOM_WORDS[twice.room]} heten twee groepen "${title}"; geef elke groep een eigen titel`,
          },
        ];
  });
}

/** What a colour in words is at least, by the word in it. */
const SHADES: readonly (readonly [RegExp, "light" | "dark"])[] = [
  [/wit\b|white|ivoor|crème|creme/i, "light"],
  [/zwart|black|antraciet/i, "dark"],
];
const LIGHT: ReadonlySet<ColorGroup> = new Set<ColorGroup>(["white", "beige"]);
const DARK: ReadonlySet<ColorGroup> = new Set<ColorGroup>(["black", "anthracite"]);

const shadeOf = (group: ColorGroup | null): "light" | "dark" | null => {
  if (group === null) return null;
  if (LIGHT.has(group)) return "light";
  return DARK.has(group) ? "dark" : null;
};

/** Tiles whose colour is light in one column and dark in another one: the picture and the filter do not agree. */
function findOtherColours({ products }: Bundle): Remark[] {
  return products.flatMap(({ type, color, colorName, colorGroup }, at): Remark[] => {
    if (!isTileProduct(type) || color === null) return [];
    const coded = nameColor(color);
    const shade = shadeOf(coded);
    if (shade === null) return [];
    const grouped = shadeOf(colorGroup);
    if (colorGroup !== null && grouped !== null && grouped !== shade)
      return [
        {
          path: `products[${at}].colorGroup`,
          reason: `de kleurgroep is ${COLOR_GROUP_WORDS[colorGroup].toLowerCase()}, en de kleurcode ${color} is ${COLOR_GROUP_WORDS[coded].toLowerCase()}`,
        },
      ];
    const said = SHADES.filter(([word]) => word.test(colorName ?? ""));
    return said.length === 1 && said[0]?.[1] !== shade
      ? [
          {
            path: `products[${at}].color`,
            reason: `de kleur heet "${colorName}", en de kleurcode ${color} is ${COLOR_GROUP_WORDS[coded].toLowerCase()}`,
          },
        ]
      : [];
  });
}

/** Tiles without codes of labour among tiles that have them. */
function findTilesWithoutLabour(bundle: Bundle): Remark[] {
  const products = productsOf(bundle);
  const tiles = bundle.offers.flatMap(({ product: number, installationCodes, group, tileAccessoryType }, at) => {
    const product = products.get(number);
    const isTile = product?.type === "wall_tile" || product?.type === "floor_tile";
    if (!product || !isTile || group !== null || tileAccessoryType !== null) return [];
    const hasCode = installationCodes.length > 0 || product.installationCodes.length > 0;
    return [{ at, number, type: product.type, hasCode }];
  });
  return tiles.flatMap(({ at, number, type, hasCode }): Remark[] => {
    const same = tiles.filter((tile) => tile.type === type);
    const isOdd = !hasCode && same.filter((tile) => tile.hasCode).length * 2 >= same.length;
    return isOdd
      ? [
          {
            path: `offers[${at}].installationCodes`,
            reason: `${number} heeft geen verwerking, en andere ${type === "wall_tile" ? "wandtegels" : "vloertegels"} wel; hoort dat zo?`,
          },
        ]
      : [];
  });
}

/** Articles and groups that do not belong together, or say two things. */
export const findOtherKinds = (bundle: Bundle): Remark[] =>
  [findOtherVariants, findGroupsOfOneTitle, findOtherColours, findTilesWithoutLabour].flatMap((find) => find(bundle));
