/**
 * Accumulates the light of one cell and its shares: how much of it has met each editable surface once, twice or more often. With them, light
 * for a new albedo is a polynomial of the known light, and need not be solved again.
 */
import { add, luminance, mul, mulAdd, scale, splat } from "../math/vec";
import {
  LIGHT_BYTES,
  LIGHT_DIRECT,
  LIGHT_INDIRECT,
  LIGHT_SHARES,
  ORDER_BYTES,
  SHARE_BYTES,
  SHARE_TOTAL,
} from "../memory/light-cells";
import { accumulator } from "../memory/scratch";

export function clearAccumulator(): void {
  memory.fill(accumulator, 0, LIGHT_BYTES);
}

/**
 * Adds a surface to those that a path has met: a count of four bits per surface, surface 1 in the lowest bits.
 */
@inline
export function meet(met: u64, surface: i32): u64 {
  return surface == 0 ? met : met + ((<u64>1) << (<u64>(surface - 1) * 4));
}

@inline
function addShares(met: u64, light: f32): void {
  const shares = accumulator + LIGHT_SHARES;
  store<f32>(shares, load<f32>(shares, SHARE_TOTAL) + light, SHARE_TOTAL);
  let rest = met;
  while (rest != 0) {
    const surface = <usize>ctz<u64>(rest) >> 2;
    const times = <usize>((met >> (surface * 4)) & 15);
    rest &= ~((<u64>15) << (surface * 4));
    const at = shares + (min<usize>(times, 3) - 1) * ORDER_BYTES + (surface << 2);
    store<f32>(at, load<f32>(at) + light);
  }
}

export function addDirect(color: v128): void {
  const a = accumulator;
  v128.store(a, add(v128.load(a, LIGHT_DIRECT), color), LIGHT_DIRECT);
  addShares(0, luminance(color));
}

export function addIndirect(color: v128, met: u64): void {
  const a = accumulator;
  v128.store(a, add(v128.load(a, LIGHT_INDIRECT), color), LIGHT_INDIRECT);
  addShares(met, luminance(color));
}

/** Adds light that leaves `surface` and that arrived there with the shares at `source`, times `factor`. */
function addCached(color: v128, source: usize, factor: f32, surface: i32): void {
  const a = accumulator;
  v128.store(a, add(v128.load(a, LIGHT_INDIRECT), color), LIGHT_INDIRECT);
  const shares = a + LIGHT_SHARES;
  const f = splat(factor);
  for (let i: usize = 0; i < <usize>SHARE_BYTES; i += 16) {
    v128.store(shares + i, mulAdd(v128.load(source + i), f, v128.load(shares + i)));
  }
  if (surface == 0) return;
  // The light meets this surface once more: each order moves up by one.
  const lane = (<usize>(surface - 1)) << 2;
  const s1 = load<f32>(source + lane) * factor;
  const s2 = load<f32>(source + lane, ORDER_BYTES) * factor;
  const s3 = load<f32>(source + lane, 2 * ORDER_BYTES) * factor;
  const s0 = max<f32>(0, load<f32>(source, SHARE_TOTAL) * factor - s1 - s2 - s3);
  const own = shares + lane;
  store<f32>(own, load<f32>(own) + s0 - s1);
  store<f32>(own, load<f32>(own, ORDER_BYTES) + s1 - s2, ORDER_BYTES);
  store<f32>(own, load<f32>(own, 2 * ORDER_BYTES) + s2, 2 * ORDER_BYTES);
}

/**
 * Adds light of the cache cell at `source`, which leaves `surface` and then meets the surfaces in `met`, times `throughput`, which includes
 * the albedo of `surface`.
 */
export function addFromCell(source: usize, throughput: v128, surface: i32, met: u64): void {
  const color = mul(throughput, v128.load(source, LIGHT_DIRECT));
  // An approximation: the cell's shares are dropped, since each would have to move up by all surfaces met.
  if (met != 0) {
    addIndirect(color, meet(met, surface));
    return;
  }
  const total = load<f32>(source + LIGHT_SHARES, SHARE_TOTAL);
  const factor: f32 = total > 0 ? luminance(color) / total : 0;
  addCached(color, source + LIGHT_SHARES, factor, surface);
}

/** target = accumulator * weight. */
export function storeAccumulator(target: usize, weight: f32): void {
  const a = accumulator;
  for (let i: usize = 0; i < LIGHT_BYTES; i += 16) {
    v128.store(target + i, scale(v128.load(a + i), weight));
  }
}

/** target = target * keep + accumulator * weight. */
export function blendAccumulator(target: usize, keep: f32, weight: f32): void {
  const a = accumulator;
  for (let i: usize = 0; i < LIGHT_BYTES; i += 16) {
    v128.store(target + i, add(scale(v128.load(target + i), keep), scale(v128.load(a + i), weight)));
  }
}
