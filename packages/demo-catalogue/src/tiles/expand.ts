import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { FaceSpec } from "../textures/draw-face.ts";
import type { TileSeries } from "./tile-series.ts";

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
