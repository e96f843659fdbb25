import type { Product } from "../model/product.ts";

/** The fields by which two articles are compared. */
export type ComparedProduct = Pick<
  Product,
  | "product_number"
  | "name"
  | "group"
  | "type"
  | "size"
  | "width"
  | "length"
  | "colorName"
  | "color"
  | "groutColor"
  | "grossPrice"
>;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
/** The distance between black and white in RGB, the largest possible. */
const FARTHEST = Math.sqrt(3) * 255;

function colourDistance(one: ComparedProduct, other: ComparedProduct): number {
  const [a, b] = [one, other].map((product) => HEX.exec(product.color ?? product.groutColor ?? ""));
  if (!a || !b) return one.colorName === other.colorName ? 0 : 0.5;
  const channels = [1, 2, 3].map((at) => Number.parseInt(a[at] ?? "", 16) - Number.parseInt(b[at] ?? "", 16));
  return Math.hypot(...channels) / FARTHEST;
}

function priceDistance(one: ComparedProduct, other: ComparedProduct): number {
  const most = Math.max(one.grossPrice, other.grossPrice);
  return most === 0 ? 0 : Math.abs(one.grossPrice - other.grossPrice) / most;
}

function sizeDistance(one: ComparedProduct, other: ComparedProduct): number {
  if (one.width === null || one.length === null || other.width === null || other.length === null)
    return one.size === other.size ? 0 : 0.5;
  const [area, otherArea] = [one.width * one.length, other.width * other.length];
  return one.width === other.width && one.length === other.length
    ? 0
    : 0.3 + 0.7 * (Math.abs(area - otherArea) / Math.max(area, otherArea, 1));
}

/** The distance between two articles: size weighs most, then colour, maker and price. Zero when these are equal. */
function productDistance(one: ComparedProduct, other: ComparedProduct): number {
  return (
    3 * sizeDistance(one, other) +
    3 * colourDistance(one, other) +
    Number(one.group !== other.group) +
    Number(one.name !== other.name) +
    2 * priceDistance(one, other)
  );
}

/** The candidate with the most similar product; the first of equals. Null without candidates. */
export function nearestOf<Candidate extends { readonly product: ComparedProduct }>(
  gone: ComparedProduct,
  candidates: readonly Candidate[],
): Candidate | null {
  let nearest: { readonly candidate: Candidate; readonly distance: number } | null = null;
  for (const candidate of candidates) {
    const distance = productDistance(gone, candidate.product);
    if (nearest === null || distance < nearest.distance) nearest = { candidate, distance };
  }
  return nearest?.candidate ?? null;
}
