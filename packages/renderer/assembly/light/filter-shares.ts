/** Edge-avoiding filter for the shares of light that have met each editable surface. */
import { mulAdd, splat, toWhole } from "../math/vec";
import { cellCount, rawLightOf, view } from "../memory/bound";
import { LIGHT_BYTES, LIGHT_SHARES, PACKED_SHARES, SHARE_BYTES } from "../memory/light-cells";
import { besideWeights, tapWeights } from "../memory/scratch";
import { aim, kernelWeight, likeness } from "./likeness";
import { conePlane, placeInPlane, planeOf, planeStride, presencePlane, surfacePlane } from "./planes";

/** Writes the weights of the taps around four cells to `tapWeights`. */
@inline
function weighTaps(x: i32, y: i32, layer: i32, step: i32): void {
  const stride = planeStride();
  const surface = planeOf(surfacePlane(layer));
  const place = placeInPlane(x, y);
  aim(surface + place, v128.load(planeOf(conePlane(layer)) + place), step, false, layer);
  let at = tapWeights;
  for (let j = -2; j <= 2; j++) {
    const yy = y + j * step;
    const inside = yy >= 0 && yy < view.lowHeight;
    for (let i = -2; i <= 2; i++) {
      const there = surface + place + ((<usize>((j * stride + i) * step)) << 2);
      v128.store(at, inside ? f32x4.mul(likeness(there), splat(kernelWeight(i) * kernelWeight(j))) : splat(0));
      at += 16;
    }
  }
}

/** Weights below this change no byte of the result. */
const NO_WEIGHT: f32 = 1e-5;

/**
 * Writes the weights of the taps around a cell without a surface in this layer to `besideWeights`: 1 for adjacent cells that have one, else
 * 0. Returns whether there are any. Samples between such cells interpolate the change of light from both, so both need shares.
 */
function weighBeside(x: i32, y: i32, presence: usize): bool {
  memory.fill(besideWeights, 0, 25 * 16);
  let found = false;
  for (let j = max<i32>(-1, -y); j <= min<i32>(1, view.lowHeight - 1 - y); j++) {
    for (let i = -1; i <= 1; i++) {
      if (load<f32>(presence + placeInPlane(x + i, y + j)) == 0) continue;
      store<f32>(besideWeights + ((<usize>((j + 2) * 5 + i + 2)) << 4), 1);
      found = true;
    }
  }
  return found;
}

/** Address of one of the two tables of filtered shares. */
@inline
function softShares(table: i32): usize {
  return view.softShares + <usize>((table & 1) * cellCount()) * SHARE_BYTES;
}

/**
 * Kernel: filters shares of rows [from, to). Pass 0 reads the unfiltered light, each later pass the result of the one before. The `last`
 * pass writes the bytes that a hot view keeps.
 */
export function filterShares(from: i32, to: i32, layer: i32, step: i32, pass: i32, last: bool): void {
  const width = view.lowWidth;
  const presence = planeOf(presencePlane(layer));
  const bytesPerCell = pass > 0 ? <usize>SHARE_BYTES : <usize>LIGHT_BYTES;
  const source = pass > 0 ? softShares(pass - 1) : rawLightOf(layer, 0) + LIGHT_SHARES;
  for (let y = from; y < to; y++) {
    for (let left = 0; left < width; left += 4) {
      if (v128.any_true(v128.load(presence + placeInPlane(left, y)))) weighTaps(left, y, layer, step);
      for (let x = left; x < min<i32>(width, left + 4); x++) {
        let s0 = splat(0);
        let s1 = splat(0);
        let s2 = splat(0);
        let s3 = splat(0);
        let s4 = splat(0);
        let s5 = splat(0);
        let s6 = splat(0);
        const cell = y * width + x;
        let weight: usize = 0;
        let apart = step;
        if (load<f32>(presence + placeInPlane(x, y)) > 0) {
          weight = tapWeights + ((<usize>(x - left)) << 2);
        } else if (last && weighBeside(x, y, presence)) {
          weight = besideWeights;
          apart = 1;
        }
        if (weight != 0) {
          for (let j = -2; j <= 2; j++) {
            for (let i = -2; i <= 2; i++) {
              const w1 = load<f32>(weight);
              weight += 16;
              if (w1 < NO_WEIGHT) continue;
              const w = splat(w1);
              const shares = source + <usize>(cell + (j * width + i) * apart) * bytesPerCell;
              s0 = mulAdd(v128.load(shares), w, s0);
              s1 = mulAdd(v128.load(shares, 16), w, s1);
              s2 = mulAdd(v128.load(shares, 32), w, s2);
              s3 = mulAdd(v128.load(shares, 48), w, s3);
              s4 = mulAdd(v128.load(shares, 64), w, s4);
              s5 = mulAdd(v128.load(shares, 80), w, s5);
              s6 = mulAdd(v128.load(shares, 96), w, s6);
            }
          }
        }
        // Only ratios to the total matter, so the sums are not divided by the weights.
        if (last) {
          const total = f32x4.extract_lane(s6, 3);
          const unit = splat(total > <f32>1e-9 ? <f32>255 / total : 0);
          const bytes = view.shares + <usize>(layer * cellCount() + cell) * PACKED_SHARES;
          v128.store(bytes, bytesOf(pairsOf(s0, s1, unit), pairsOf(s2, s3, unit)));
          const end = f32x4.replace_lane(s6, 3, 0);
          const rest = bytesOf(pairsOf(s4, s5, unit), pairsOf(end, splat(0), unit));
          v128.store64_lane(bytes, rest, 0, 16);
          v128.store32_lane(bytes, rest, 2, 24);
        } else {
          const target = softShares(pass) + <usize>(cell * SHARE_BYTES);
          v128.store(target, s0);
          v128.store(target, s1, 16);
          v128.store(target, s2, 32);
          v128.store(target, s3, 48);
          v128.store(target, s4, 64);
          v128.store(target, s5, 80);
          v128.store(target, s6, 96);
        }
      }
    }
  }
}

/** Two times four shares as 16-bit integers, 255 for all light. */
@inline
function pairsOf(a: v128, b: v128, unit: v128): v128 {
  const half = splat(0.5);
  return i16x8.narrow_i32x4_s(toWhole(mulAdd(a, unit, half)), toWhole(mulAdd(b, unit, half)));
}

/** The same as bytes, clamped to 0 and 255. */
@inline
function bytesOf(low: v128, high: v128): v128 {
  return i8x16.narrow_i16x8_u(low, high);
}
