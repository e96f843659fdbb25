import type { Product } from "../model/product.ts";
import type { FixtureFinish, RenderArticle } from "../model/fixture-model.ts";

/**
 * Roughness of a tile's surface. Tiles are silky unless the catalogue calls them glossy; matt tiles count as silky, so that both use the
 * same solved light.
 */
export const TILE_ROUGHNESS = { silky: 0.35, glossy: 0.15 } as const;
const GLOSSY = /\b(hoog)?glan[sz]|gepolijst/i;
/** Rectified tiles are laid closer together. Millimetres. */
const GROUT_WIDTH = { rectified: 2, pressed: 3 } as const;

const FINISH_WORDS: readonly (readonly [RegExp, FixtureFinish])[] = [
  [/zwart/, "matt-black"],
  [/messing|goud/, "brass"],
  [/koper/, "copper"],
  [/chroom/, "chrome"],
  [/gun ?metal|brons/, "gun-metal"],
  [/antraciet/, "anthracite"],
  [/mat ?wit|wit ?mat/, "matt-white"],
  [/alumini?um/, "aluminium"],
  [/wit/, "white"],
  [/zand|beige/, "sand"],
  [/grijs/, "stone-grey"],
];

/** The finish that a Dutch colour name means; steel when it names none. */
export function finishOf(colorName: string | null): FixtureFinish {
  const name = (colorName ?? "").toLowerCase();
  return FINISH_WORDS.find(([word]) => word.test(name))?.[1] ?? "brushed-steel";
}

/** The fields of a product that decide how it is drawn. */
export type DrawnProduct = Pick<
  Product,
  | "product_number"
  | "type"
  | "name"
  | "colorName"
  | "width"
  | "length"
  | "isRectified"
  | "faces"
  | "shadeVariation"
  | "model"
> & { readonly images: readonly Pick<Product["images"][number], "public_id">[] };

/** How an article is drawn; null for articles that are not drawn by themselves, such as grout. */
export function renderArticle(product: DrawnProduct): RenderArticle | null {
  const productNumber = product.product_number;
  switch (product.type) {
    case "wall_tile":
    case "floor_tile":
    case "decor_tile":
    case "herringbone_tile": {
      const [face] = product.images;
      if (!face || product.width === null || product.length === null) return null;
      const groutWidth = product.isRectified ? GROUT_WIDTH.rectified : GROUT_WIDTH.pressed;
      return {
        kind: "tile",
        productNumber,
        width: product.width,
        length: product.length,
        texture: face.public_id,
        roughness: GLOSSY.test(`${product.name} ${product.colorName ?? ""}`)
          ? TILE_ROUGHNESS.glossy
          : TILE_ROUGHNESS.silky,
        groutWidth,
        ...(typeof product.faces === "number" && { faces: product.faces }),
        ...(product.shadeVariation && { shadeVariation: product.shadeVariation }),
      };
    }
    case "finishing_profile":
      return { kind: "profile", productNumber, finish: finishOf(product.colorName ?? product.name) };
    case "grout_color":
      return null;
    case "simple_product":
    case "combined_product":
      return product.model && { kind: "fixture", productNumber, model: product.model };
  }
}
