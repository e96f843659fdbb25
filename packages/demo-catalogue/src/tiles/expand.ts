import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { glossInWords } from "@showroom/domain/filter/appearance-words";
import type { Appearance, Gloss } from "@showroom/domain/model/appearance";
import type { FaceSpec } from "../textures/draw-face.ts";
import type { StyleName } from "../textures/styles.ts";
import type { TileColour, TileSeries } from "./tile-series.ts";

type Product = BundleInput["products"][number];
type Offer = BundleInput["offers"][number];

export interface ExpandedTiles {
  readonly products: readonly Product[];
  readonly offers: readonly Offer[];
  /** The drawing of each tile face, by file name in the bundle. */
  readonly faces: ReadonlyMap<string, FaceSpec>;
}

export interface TileSettings {
  readonly rooms: Offer["rooms"];
  /** Rooms in which an offer is the standard, by offer key. */
  readonly standards: ReadonlyMap<string, NonNullable<Offer["standardIn"]>>;
}

const centimetres = (millimetres: number): string => String(millimetres / 10).replace(".", ",");

const PRODUCT_TYPE = { wall: "wall_tile", floor: "floor_tile", herringbone: "herringbone_tile" } as const;

/** Laying a very large, a very small or a herringbone tile takes more time. */
function installationCodes(
  series: TileSeries,
  width: number,
  length: number,
): NonNullable<Product["installationCodes"]> {
  if (series.surface === "herringbone") return [{ code: "VISGRAAT", quantity: 1 }];
  if (Math.max(width, length) >= 900) return [{ code: "GROOT", quantity: 1 }];
  return Math.max(width, length) <= 200 ? [{ code: "KLEIN", quantity: 1 }] : [];
}

const seedOf = (number: string, first: number): number =>
  Array.from(number).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 99_991, first);

/** What the drawing of a style looks like. */
const STYLE_LOOKS: Readonly<Record<StyleName, { readonly appearance: Appearance; readonly gloss: Gloss }>> = {
  plain: { appearance: "plain", gloss: "satin" },
  linen: { appearance: "textile", gloss: "matt" },
  concrete: { appearance: "concrete", gloss: "matt" },
  glazed: { appearance: "handmade", gloss: "gloss" },
  ribbed: { appearance: "relief", gloss: "satin" },
  marble: { appearance: "marble", gloss: "gloss" },
  travertine: { appearance: "stone", gloss: "matt" },
  slate: { appearance: "stone", gloss: "matt" },
  terrazzo: { appearance: "terrazzo", gloss: "satin" },
  ornament: { appearance: "pattern", gloss: "matt" },
  wood: { appearance: "wood-look", gloss: "matt" },
  oak: { appearance: "wood-look", gloss: "matt" },
  linoleum: { appearance: "plain", gloss: "matt" },
  terracotta: { appearance: "handmade", gloss: "matt" },
};

/** Floor tiles are rough, so that nobody slips. A colour's own name may say how much it shines. */
function lookOf(series: TileSeries, { name }: TileColour): { readonly appearance: Appearance; readonly gloss: Gloss } {
  const look = STYLE_LOOKS[series.style];
  const own = glossInWords({ name, colorName: null, description: "" });
  return {
    appearance: series.appearance ?? look.appearance,
    gloss: series.surface === "floor" ? "matt" : (own ?? look.gloss),
  };
}

/** Turns series into articles (one per colour and size) and offers (one per colour). */
export function expandTiles(seriesList: readonly TileSeries[], settings: TileSettings): ExpandedTiles {
  const products: Product[] = [];
  const offers: Offer[] = [];
  const faces = new Map<string, FaceSpec>();
  for (const series of seriesList) {
    series.colours.forEach((colour, colourAt) => {
      const numbers = series.sizes.map((size) => {
        const number = `${series.code}-${colour.code}-${size.width / 10}X${size.length / 10}`.replaceAll(",", ".");
        const file = `images/tiles/${number.toLowerCase()}.webp`;
        faces.set(file, {
          style: series.style,
          base: colour.base,
          accent: colour.accent,
          width: size.width,
          height: size.length,
          seed: seedOf(number, 7 + colourAt) + 1009 * (colour.cut ?? 0),
        });
        products.push({
          productNumber: number,
          brand: series.brand,
          name: `${series.name} ${colour.name}`,
          type: PRODUCT_TYPE[series.surface],
          grossPrice: size.price,
          width: size.width,
          length: size.length,
          size: `${centimetres(size.width)} x ${centimetres(size.length)} cm`,
          isRectified: series.rectified,
          ...(series.faces !== undefined && { faces: series.faces }),
          ...(series.shadeVariation && { shadeVariation: series.shadeVariation }),
          amountPerBox: size.perBox,
          color: colour.base,
          colorName: colour.name,
          ...lookOf(series, colour),
          description: series.description,
          images: [file],
          installationCodes: installationCodes(series, size.width, size.length),
        });
        return number;
      });
      const key = `${series.surface}.${series.code}.${colour.code}`.toLowerCase();
      offers.push({
        key,
        product: numbers[0]!,
        variants: numbers.length > 1 ? numbers : [],
        rooms: settings.rooms,
        tileType: series.tileType,
        standardIn: settings.standards.get(key) ?? [],
        tileAccessoryType: series.surface === "herringbone" ? "accent-herringbone" : null,
      });
    });
  }
  return { products, offers, faces };
}
