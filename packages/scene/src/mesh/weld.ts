import type { Solid } from "./solid.ts";

/** Points closer than this are merged, metres. */
const GRAIN = 5e-7;

/** The different places of a solid's points. */
export interface Welded {
  /** For every place one of the points that lie there. */
  readonly pointOf: Int32Array;
  /** For every point its place. */
  readonly spotOf: Int32Array;
  readonly count: number;
}

/** Finds the points to merge, by a hash table with open addressing: a room has tens of thousands of points. */
export function weld({ points }: Solid): Welded {
  const size = 2 ** Math.ceil(Math.log2(2 * points.length + 2));
  const slots = new Int32Array(size).fill(-1);
  const grid = new Float64Array(3 * points.length);
  const pointOf = new Int32Array(points.length);
  const spotOf = new Int32Array(points.length);
  let count = 0;
  points.forEach(([px, py, pz], index) => {
    const [x, y, z] = [Math.round(px / GRAIN), Math.round(py / GRAIN), Math.round(pz / GRAIN)];
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (size - 1);
    for (;;) {
      const spot = slots[slot] ?? -1;
      if (spot < 0) {
        slots[slot] = count;
        grid.set([x, y, z], 3 * count);
        pointOf[count] = index;
        spotOf[index] = count++;
        return;
      }
      if (grid[3 * spot] === x && grid[3 * spot + 1] === y && grid[3 * spot + 2] === z) {
        spotOf[index] = spot;
        return;
      }
      slot = (slot + 1) & (size - 1);
    }
  });
  return { pointOf, spotOf, count };
}
