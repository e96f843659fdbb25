import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { isTileProduct, type ProductType } from "@showroom/domain/model/product";
import type { Remark } from "../findings/finding.ts";

type Products = ReadonlyMap<string, Bundle["products"][number]>;

const TYPE_WORDS: Readonly<Record<ProductType, string>> = {
  combined_product: "samengesteld product",
  simple_product: "product",
  wall_tile: "wandtegel",
  floor_tile: "vloertegel",
  decor_tile: "decortegel",
  herringbone_tile: "visgraattegel",
  grout_color: "voeg",
  finishing_profile: "profiel",
};
const ACCESSORIES: readonly ProductType[] = ["grout_color", "finishing_profile"];

const productsOf = ({ products }: Bundle): Products =>
  new Map(products.map((product) => [product.productNumber, product]));

/** Tiles without a size, which cannot be drawn or matched with a package. */
export function findTilesWithoutSize({ products }: Bundle): Remark[] {
  return products.flatMap(({ type, width, length }, at) =>
    isTileProduct(type) && (width === null || length === null)
      ? [{ path: `products[${at}]`, reason: "deze tegel heeft geen breedte of lengte; vul ze in" }]
      : [],
  );
}

/** Tiles of which nothing says what they look like. */
export function findTilesWithoutLook({ products }: Bundle): Remark[] {
  return products.flatMap(({ type, color, images }, at) =>
    isTileProduct(type) && color === null && images.length === 0
      ? [
          {
            path: `products[${at}].color`,
            reason: "deze tegel heeft geen kleurcode en geen foto: een koper ziet niet hoe hij eruitziet",
          },
        ]
      : [],
  );
}

/** Products without a brand. In a spreadsheet this is often a cell that was merged with the one above. */
export function findProductsWithoutBrand({ products }: Bundle): Remark[] {
  return products.flatMap(({ brand, type }, at) =>
    brand.trim() === "" && !ACCESSORIES.includes(type)
      ? [{ path: `products[${at}].brand`, reason: "het merk is niet ingevuld; zijn hier cellen samengevoegd?" }]
      : [],
  );
}

/** Offers whose own article is not among their variants, so that a buyer cannot choose it. */
export function findMainOutsideVariants({ offers, products }: Bundle): Remark[] {
  const known = new Set(products.map(({ productNumber }) => productNumber));
  return offers.flatMap(({ product, variants }, at) =>
    variants.length > 0 && !variants.includes(product) && variants.every((number) => known.has(number))
      ? [
          {
            path: `offers[${at}].variants`,
            reason: `het artikel ${product} zelf staat niet bij de varianten, en is daardoor niet te kiezen`,
          },
        ]
      : [],
  );
}

/** Grout and profiles that are not offered as accessories, and other articles that are. */
export function findWrongAccessories(bundle: Bundle): Remark[] {
  const products = productsOf(bundle);
  const typeOf = (offerKey: string): ProductType | undefined => {
    const offer = bundle.offers.find(({ key }) => key === offerKey);
    return offer && products.get(offer.product)?.type;
  };
  const ofOffers = bundle.offers.flatMap(({ product, tileAccessoryType }, at): Remark[] => {
    const type = products.get(product)?.type;
    if (type === undefined) return [];
    const isAccessory = ACCESSORIES.includes(type);
    if (isAccessory && tileAccessoryType === null)
      return [
        {
          path: `offers[${at}].tileAccessoryType`,
          reason: `${product} is een voeg of profiel, maar waarbij het hoort is niet ingevuld; het wordt nergens aangeboden`,
        },
      ];
    if (!isAccessory && tileAccessoryType?.endsWith("TileAccessory"))
      return [
        {
          path: `offers[${at}].tileAccessoryType`,
          reason: `${product} staat als voeg of profiel aangeboden, maar is van het soort ${TYPE_WORDS[type]}`,
        },
      ];
    return [];
  });
  const ofOptions = bundle.tileOptions.flatMap(({ accessories, title }, at) =>
    accessories.flatMap((key, place): Remark[] => {
      const type = typeOf(key);
      return type === undefined || ACCESSORIES.includes(type)
        ? []
        : [
            {
              path: `tileOptions[${at}].accessories[${place}]`,
              reason: `"${key}" bij "${title}" is geen voeg of profiel, maar van het soort ${type}`,
            },
          ];
    }),
  );
  return [...ofOffers, ...ofOptions];
}
