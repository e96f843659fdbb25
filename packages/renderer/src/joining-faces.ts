import type { LoadedTexture } from "./loaded-texture.ts";

/** Distance from the edge, as a share of a side, at which borders are read: the edges of pressed tiles are rounded. */
const INSET = 0.02;
/** Smallest contrast along a border, in steps of 255, that counts as a figure. */
const FIGURE = 16;
/** Smallest correlation of opposite borders that continue each other. */
const ALIKE = 0.85;

/**
 * Whether a tile's face is part of a pattern that continues on the next tile, as on cement tiles: all four borders have a figure, and opposite
 * borders continue each other. Such a face must be shown whole and upright. Any other face may be turned and cut.
 */
export function joinsNeighbours({ data, width, height }: LoadedTexture): boolean {
  const light = (x: number, y: number): number => {
    const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
    return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  };
  const upright = (x: number) => Array.from({ length: height }, (_, i) => light(x, (i + 0.5) / height));
  const level = (y: number) => Array.from({ length: width }, (_, i) => light((i + 0.5) / width, y));
  return continues(upright(INSET), upright(1 - INSET)) && continues(level(INSET), level(1 - INSET));
}

function continues(one: readonly number[], other: readonly number[]): boolean {
  const a = aroundMean(one);
  const b = aroundMean(other);
  const [own, others] = [Math.hypot(...a), Math.hypot(...b)];
  if (Math.min(own, others) < FIGURE * Math.sqrt(one.length)) return false;
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0) >= ALIKE * own * others;
}

function aroundMean(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
