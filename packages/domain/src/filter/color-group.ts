import type { ColorGroup } from "../model/appearance.ts";
import type { FixtureFinish } from "../model/fixture-model.ts";
import type { Product } from "../model/product.ts";

/** The colour of a finish; null for glass, which has none. */
const FINISH_GROUPS: Readonly<Record<FixtureFinish, ColorGroup | null>> = {
  white: "white",
  "matt-white": "white",
  "matt-black": "black",
  chrome: "steel",
  "brushed-steel": "steel",
  aluminium: "steel",
  brass: "brass",
  "gun-metal": "anthracite",
  copper: "copper",
  oak: "wood",
  walnut: "wood",
  anthracite: "anthracite",
  sand: "beige",
  "clear-glass": null,
  "smoked-glass": null,
  "stone-grey": "grey",
};

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. It differs as much as people see a difference. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function oklchOf(hex: string): Oklch {
  const channel = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(across, along),
    hue: ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360,
  };
}

function greyOf(lightness: number): ColorGroup {
  if (lightness < 0.36) return "black";
  if (lightness < 0.56) return "anthracite";
  return lightness < 0.91 ? "grey" : "white";
}

/** Earth: what is neither grey nor a clear colour, of skin, sand, clay, wood. */
function earthOf({ lightness, chroma, hue }: Oklch): ColorGroup {
  if (hue < 40 && lightness > 0.65 && chroma < 0.1) return "pink";
  if (hue < 58 && chroma >= 0.058) return "red";
  if (hue >= 58 && chroma >= 0.09 && lightness > 0.6) return "yellow";
  return lightness < 0.6 || (chroma >= 0.055 && lightness < 0.72) ? "brown" : "beige";
}

/** The name of a colour that is written as #RRGGBB. */
export function nameColor(hex: string): ColorGroup {
  const color = oklchOf(hex);
  const { lightness, chroma, hue } = color;
  const isWarm = hue < 110 || hue >= 330;
  const leastChroma = lightness > 0.9 ? 0.013 : 0.022;
  if (chroma < (isWarm ? leastChroma : Math.min(leastChroma, 0.019))) return greyOf(lightness);
  if (hue >= 330) return lightness > 0.5 ? "pink" : "red";
  if (isWarm) return earthOf(color);
  if (hue < 195) return "green";
  return hue < 290 || lightness < 0.5 ? "blue" : "pink";
}

/** What a product's colour follows from. */
export type ColouredProduct = Pick<Product, "colorGroup" | "color" | "model">;

/** The named colour of a product: the owner's, else that of its finish, else of its colour. Null when there is none. */
export function colorGroupOf({ colorGroup, color, model }: ColouredProduct): ColorGroup | null {
  if (colorGroup) return colorGroup;
  if (model) return FINISH_GROUPS[model.finish];
  return color === null ? null : nameColor(color);
}
