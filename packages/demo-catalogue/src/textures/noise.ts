/** Deterministic value noise; the same seed draws the same stone on every machine. */

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_442_695_041);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** A pseudo-random number in 0..1 for an index. */
export function pick(index: number, seed: number): number {
  return hash(index, 7919, seed);
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Value noise in 0..1. */
export function noise(x: number, y: number, seed: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const u = smooth(x - cellX);
  const v = smooth(y - cellY);
  const top = hash(cellX, cellY, seed) * (1 - u) + hash(cellX + 1, cellY, seed) * u;
  const bottom = hash(cellX, cellY + 1, seed) * (1 - u) + hash(cellX + 1, cellY + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** Several octaves of noise, 0..1 with its mean at about 0.5. */
export function fractal(x: number, y: number, octaves: number, seed: number): number {
  let value = 0;
  let amplitude = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    value += amplitude * noise(x, y, seed + octave * 101);
    total += amplitude;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 9.7;
    amplitude *= 0.5;
  }
  return value / total;
}

/** Cell noise: the distance to the nearest of scattered points (one per cell), and a number of that cell. */
export function cells(
  x: number,
  y: number,
  seed: number,
): { readonly distance: number; readonly second: number; readonly id: number } {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  let distance = 9;
  let second = 9;
  let id = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const px = cellX + dx + hash(cellX + dx, cellY + dy, seed);
      const py = cellY + dy + hash(cellX + dx, cellY + dy, seed + 1);
      const d = Math.hypot(px - x, py - y);
      if (d < distance) {
        second = distance;
        distance = d;
        id = hash(cellX + dx, cellY + dy, seed + 2);
      } else if (d < second) second = d;
    }
  }
  return { distance, second, id };
}
