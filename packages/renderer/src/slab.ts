import type { LoadedTexture } from "./loaded-texture.ts";

/** Cut off at every side, as a share of it: the edges of pressed tiles are rounded. */
const EDGE = 0.01;
/** Overlap of opposite sides, as a share of a side, in which the seam is searched. */
const OVERLAP = 0.06;
/** The narrowest overlap, pixels. */
const NARROWEST = 4;
/** Pixels on both sides of the seam that are mixed. */
const SOFT = 2;
/** Part of the width, from either side, in which light and tint are made equal. */
const LEVELLED = 0.4;
/** Rows over which a difference of light counts as one cloud, as a share of the height. Finer figures keep their light. */
const EVENED = 0.05;

/** Pixels of a picture, four bytes each, read along `length` lines of `line` pixels. */
type Pixels = Uint8Array<ArrayBuffer>;

/**
 * A slab of stone from the picture of one face: the same picture, a little smaller, that continues at its opposite side. Pieces of it at any
 * offset look like faces cut from one block. Opposite sides overlap, and are joined where they differ least.
 */
export function slabOf({ data, width, height }: LoadedTexture): LoadedTexture {
  const inner = crop(data, width, height);
  const upright = joinSides(inner.data, inner.width, inner.height);
  const turned = transpose(upright.data, upright.width, upright.height);
  const both = joinSides(turned, upright.height, upright.width);
  return { data: transpose(both.data, both.width, both.height), width: both.height, height: both.width };
}

interface Picture {
  readonly data: Pixels;
  readonly width: number;
  readonly height: number;
}

function crop(data: Uint8Array, width: number, height: number): Picture {
  const [left, top] = [Math.round(EDGE * width), Math.round(EDGE * height)];
  const [w, h] = [width - 2 * left, height - 2 * top];
  const kept = new Uint8Array(4 * w * h);
  for (let y = 0; y < h; y++) {
    const from = 4 * ((top + y) * width + left);
    kept.set(data.subarray(from, from + 4 * w), 4 * y * w);
  }
  return { data: kept, width: w, height: h };
}

function transpose(data: Pixels, width: number, height: number): Pixels {
  const from = new Uint32Array(data.buffer, 0, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) to[x * height + y] = from[y * width + x] ?? 0;
  return new Uint8Array(to.buffer);
}

/** Lets a picture continue from its right side to its left. It becomes narrower by the overlap. */
function joinSides(data: Pixels, width: number, height: number): Picture {
  const overlap = Math.max(NARROWEST, Math.round(OVERLAP * width));
  const period = width - overlap;
  if (period <= overlap) return { data, width, height };
  levelSides(data, width, height, overlap);
  const seam = seamOf(data, width, height, overlap);
  const joined = new Uint8Array(4 * period * height);
  for (let y = 0; y < height; y++) {
    const row = 4 * y * width;
    joined.set(data.subarray(row, row + 4 * period), 4 * y * period);
    for (let x = 0; x < overlap; x++) {
      // Left of the seam, the picture's right side goes on.
      const own = Math.min(1, Math.max(0, 0.5 + (x - (seam[y] ?? 0)) / (2 * SOFT)));
      for (let k = 0; k < 3; k++) {
        const left = data[row + 4 * x + k] ?? 0;
        const right = data[row + 4 * (period + x) + k] ?? 0;
        joined[4 * (y * period + x) + k] = Math.round(right + (left - right) * own);
      }
    }
  }
  return { data: joined, width: period, height };
}

/** Makes both sides equally light and of one tint, row by row, so that clouds in the stone do not end at the seam. Changes `data`. */
function levelSides(data: Pixels, width: number, height: number, overlap: number): void {
  const period = width - overlap;
  const reach = Math.ceil(LEVELLED * width);
  for (let k = 0; k < 3; k++) {
    const steps = Array.from({ length: height }, (_, y) => {
      let step = 0;
      for (let x = 0; x < overlap; x++)
        step += (data[4 * (y * width + period + x) + k] ?? 0) - (data[4 * (y * width + x) + k] ?? 0);
      return step / overlap;
    });
    const radius = Math.ceil(EVENED * height);
    const even = runningMean(runningMean(steps, radius), radius);
    for (let x = 0; x < reach; x++) {
      const weight = 0.25 * (1 + Math.cos((Math.PI * x) / reach));
      for (let y = 0; y < height; y++) {
        const change = weight * (even[y] ?? 0);
        const [left, right] = [4 * (y * width + x) + k, 4 * (y * width + width - 1 - x) + k];
        data[left] = shade((data[left] ?? 0) + change);
        data[right] = shade((data[right] ?? 0) - change);
      }
    }
  }
}

const shade = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Means over `radius` values on both sides. After the last value comes the first. */
function runningMean(values: readonly number[], radius: number): readonly number[] {
  const at = (i: number): number => values[(i + radius * values.length) % values.length] ?? 0;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += at(i);
  return values.map((_, i) => {
    const mean = sum / (2 * radius + 1);
    sum += at(i + radius + 1) - at(i - radius);
    return mean;
  });
}

/** The column of the seam in every row: the path from top to bottom along which both sides of the overlap differ least. */
function seamOf(data: Pixels, width: number, height: number, overlap: number): Int32Array {
  const period = width - overlap;
  const costs = new Float64Array(overlap * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < overlap; x++) {
      const [left, right] = [4 * (y * width + x), 4 * (y * width + period + x)];
      let cost = 0;
      for (let k = 0; k < 3; k++) cost += ((data[left + k] ?? 0) - (data[right + k] ?? 0)) ** 2;
      if (y > 0) cost += costs[(y - 1) * overlap + cheapestNear(costs, (y - 1) * overlap, x, overlap)] ?? 0;
      costs[y * overlap + x] = cost;
    }
  }
  const seam = new Int32Array(height);
  let at = cheapestOf(costs, (height - 1) * overlap, SOFT, overlap - SOFT);
  for (let y = height - 1; y >= 0; y--) {
    seam[y] = at;
    if (y > 0) at = cheapestNear(costs, (y - 1) * overlap, at, overlap);
  }
  return seam;
}

/** The cheapest of a place in a row and its two neighbours. Places where the mixed pixels would leave the overlap are left out. */
const cheapestNear = (costs: Float64Array, row: number, x: number, overlap: number): number =>
  cheapestOf(costs, row, Math.max(SOFT, x - 1), Math.min(overlap - SOFT, x + 2));

function cheapestOf(costs: Float64Array, row: number, from: number, to: number): number {
  let best = Math.min(from, to - 1);
  for (let x = best + 1; x < to; x++) if ((costs[row + x] ?? 0) < (costs[row + best] ?? 0)) best = x;
  return best;
}
