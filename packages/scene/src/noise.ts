/** A repeatable number from 0 to 1 for a pair of whole numbers. */
export function hash2(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
/** Wraps a whole number into a period. Most are within it, and a division for each would take longer than the noise itself. */
const wrap = (value: number, period: number): number => {
  if (value >= 0 && value < period) return value;
  return value === period ? 0 : ((value % period) + period) % period;
};

/** Smooth noise from 0 to 1 that repeats after `periodX` and `periodY` whole steps. */
export function noise(x: number, y: number, periodX: number, periodY: number, seed = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = smooth(x - xi);
  const v = smooth(y - yi);
  const x0 = wrap(xi, periodX) + seed * 131;
  const x1 = wrap(xi + 1, periodX) + seed * 131;
  const y0 = wrap(yi, periodY) + seed * 57;
  const y1 = wrap(yi + 1, periodY) + seed * 57;
  const low = hash2(x0, y0) * (1 - u) + hash2(x1, y0) * u;
  const high = hash2(x0, y1) * (1 - u) + hash2(x1, y1) * u;
  return low * (1 - v) + high * v;
}

/** Several octaves of it, still from 0 to 1. */
export function layeredNoise(
  x: number,
  y: number,
  periodX: number,
  periodY: number,
  octaves: number,
  seed = 0,
): number {
  let sum = 0;
  let amplitude = 0.5;
  let total = 0;
  let k = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x * k, y * k, periodX * k, periodY * k, seed + octave);
    total += amplitude;
    amplitude /= 2;
    k *= 2;
  }
  return sum / total;
}
