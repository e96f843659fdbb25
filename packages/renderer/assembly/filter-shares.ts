/** Edge-avoiding filter over the shares of light that have met each editable surface. */
import { rawLightOf } from "./solve";
import { cellCount, LIGHT_BYTES, LIGHT_SHARES, PACKED_SHARES, scratch, SHARE_BYTES, view } from "./layout";
import { aim, kernelWeight, likeness } from "./likeness";
import { conePlane, placeInPlane, planeOf, planeStride, presencePlane, surfacePlane } from "./planes";
import { mulAdd, splat } from "./vec";

/** Scratch: weights of 25 taps for four cells, and of those of a cell that has nothing. */
const TAP_WEIGHTS: usize = 8192;
const BESIDE_WEIGHTS: usize = 8192 + 512;

/** Leaves the weights of all taps around four cells in scratch memory. */
@inline
function weighTaps(x: i32, y: i32, layer: i32, step: i32): void {
  const stride = planeStride();
  const surface = planeOf(surfacePlane(layer));
  const place = placeInPlane(x, y);
  aim(surface + place, v128.load(planeOf(conePlane(layer)) + place), step, false, layer);
  let at = scratch + TAP_WEIGHTS;
  for (let j = -2; j <= 2; j++) {
    const yy = y + j * step;
    const inside = yy >= 0 && yy < view.lowHeight;
    for (let i = -2; i <= 2; i++) {
      const there = surface + place + (<usize>((j * stride + i) * step) << 2);
      v128.store(at, inside ? f32x4.mul(likeness(there), splat(kernelWeight(i) * kernelWeight(j))) : splat(0));
      at += 16;
    }
  }
}

/** Weights below this change no byte of the result. */
const NO_WEIGHT: f32 = 1e-5;

/**
 * Leaves weights of the taps around a cell that has nothing in the layer: those right beside it that have something. Samples between them and
 * it take a part of their change of light from there; without any they were dark, beside dark tiles bright.
 */
function weighBeside(x: i32, y: i32, presence: usize): bool {
  memory.fill(scratch + BESIDE_WEIGHTS, 0, 25 * 16);
  let found = false;
  for (let j = max<i32>(-1, -y); j <= min<i32>(1, view.lowHeight - 1 - y); j++) {
    for (let i = -1; i <= 1; i++) {
      if (load<f32>(presence + placeInPlane(x + i, y + j)) == 0) continue;
      store<f32>(scratch + BESIDE_WEIGHTS + (<usize>((j + 2) * 5 + i + 2) << 4), 1);
      found = true;
    }
  }
  return found;
}

/** Where one of two tables of filtered shares lies. */
@inline
function softShares(table: i32): usize {
  return view.softShares + <usize>((table & 1) * cellCount()) * SHARE_BYTES;
}

/**
 * Kernel: filters shares of rows [from, to). Pass 0 starts from the unfiltered light, others from what the one before
 * left; the `last` leaves the bytes that a hot view keeps.
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
        let s7 = splat(0);
        let s8 = splat(0);
        const cell = y * width + x;
        let weight: usize = 0;
        let apart = step;
        if (load<f32>(presence + placeInPlane(x, y)) > 0) {
          weight = scratch + TAP_WEIGHTS + (<usize>(x - left) << 2);
        } else if (last && weighBeside(x, y, presence)) {
          weight = scratch + BESIDE_WEIGHTS;
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
              s7 = mulAdd(v128.load(shares, 112), w, s7);
              s8 = mulAdd(v128.load(shares, 128), w, s8);
            }
          }
        }
        // Only ratios to the total matter, so the sums need no division by the weights.
        if (last) {
          const total = f32x4.extract_lane(s2, 1);
          const unit: f32 = total > <f32>1e-9 ? <f32>255 / total : 0;
          const bytes = view.shares + <usize>(layer * cellCount() + cell) * PACKED_SHARES;
          packOrder(bytes, s0, s1, f32x4.extract_lane(s2, 0), unit);
          packOrder(bytes + 9, s3, s4, f32x4.extract_lane(s5, 0), unit);
          packOrder(bytes + 18, s6, s7, f32x4.extract_lane(s8, 0), unit);
        } else {
          const target = softShares(pass) + <usize>(cell * SHARE_BYTES);
          v128.store(target, s0);
          v128.store(target, s1, 16);
          v128.store(target, s2, 32);
          v128.store(target, s3, 48);
          v128.store(target, s4, 64);
          v128.store(target, s5, 80);
          v128.store(target, s6, 96);
          v128.store(target, s7, 112);
          v128.store(target, s8, 128);
        }
      }
    }
  }
}

@inline
function shareByte(value: f32, unit: f32): u8 {
  return <u8>min<f32>(255, max<f32>(0, value * unit + <f32>0.5));
}

@inline
function packOrder(target: usize, a: v128, b: v128, last: f32, unit: f32): void {
  store<u8>(target, shareByte(f32x4.extract_lane(a, 0), unit), 0);
  store<u8>(target, shareByte(f32x4.extract_lane(a, 1), unit), 1);
  store<u8>(target, shareByte(f32x4.extract_lane(a, 2), unit), 2);
  store<u8>(target, shareByte(f32x4.extract_lane(a, 3), unit), 3);
  store<u8>(target, shareByte(f32x4.extract_lane(b, 0), unit), 4);
  store<u8>(target, shareByte(f32x4.extract_lane(b, 1), unit), 5);
  store<u8>(target, shareByte(f32x4.extract_lane(b, 2), unit), 6);
  store<u8>(target, shareByte(f32x4.extract_lane(b, 3), unit), 7);
  store<u8>(target, shareByte(last, unit), 8);
}
