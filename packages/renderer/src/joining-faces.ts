import type { LoadedTexture } from "./texture-store.ts";

/** Share of a side by which borders are looked at within the face: at the very edge a pressed tile is rounded. */
const INSET = 0.02;
/** Steps of 255: least contrast along a border of a figure that could go on beyond it. */
const FIGURE = 16;
/** Least correlation of opposite borders of a figure that does. */
const ALIKE = 0.85;

/**
 * Whether a tile's face is part of a pattern that goes on from one tile to the next, as on a cement tile: a figure meets all four borders,
 * and opposite borders continue each other. Such a face must be laid whole and upright; a cut of stone may lie any way.
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
