/** Edge-avoiding à-trous filters over quarter-resolution light. */
import { cellHasLayer, rawLightOf } from "./gather";
import {
  cellCount,
  Layer,
  LIGHT_DIRECT,
  LIGHT_INDIRECT,
  LIGHT_SHARES,
  LOW,
  lowPointAt,
  PACKED_SHARES,
  SHARE_BYTES,
  SurfacePoint,
  view,
} from "./layout";
import { fastExp } from "./packing";
import { add, dot, luminance, scale, splat, sub, wOf } from "./vec";

/** How strictly neighbours must lie in the same plane and close by. */
let planeTolerance: f32 = 0;
let reach: f32 = 0;

@inline
function kernelWeight(offset: i32): f32 {
  const d = offset < 0 ? -offset : offset;
  return d == 0 ? <f32>0.375 : d == 1 ? <f32>0.25 : <f32>0.0625;
}

@inline
function positionIn(point: SurfacePoint, layer: i32): v128 {
  return layer == Layer.Reflected ? point.reflectedPosition : point.position;
}
@inline
function normalIn(point: SurfacePoint, layer: i32): v128 {
  return layer == Layer.Reflected ? point.reflectedNormal : point.normal;
}

/** Sets the tolerances around a cell for a filter of this step. */
@inline
function aim(point: SurfacePoint, step: i32, narrow: bool, layer: i32): void {
  const cone = wOf(point.position) * <f32>LOW;
  const span = cone * <f32>step * 2 + <f32>1e-3;
  planeTolerance = <f32>1 / (narrow ? <f32>0.004 + <f32>0.2 * cone : <f32>0.012 + <f32>0.6 * cone);
  const spread: f32 = narrow ? <f32>0.3 : layer == Layer.Reflected ? <f32>0.05 : <f32>0.02;
  reach = spread / (2 * span * span);
}

/** How much a neighbour's light says about this point, 0..1. */
@inline
function likeness(position: v128, normal: v128, otherPosition: v128, otherNormal: v128): f32 {
  const turn = dot(normal, otherNormal);
  if (turn < <f32>0.5) return 0;
  const apart = sub(otherPosition, position);
  const t2 = turn * turn;
  const t4 = t2 * t2;
  return t4 * t4 * fastExp(-abs<f32>(dot(apart, normal)) * planeTolerance - dot(apart, apart) * reach);
}

@inline
function lightIn(layer: i32, cell: i32, source: usize, offset: usize): v128 {
  return source == 0 ? v128.load(rawLightOf(layer, cell) + offset) : v128.load(source + (<usize>cell << 4));
}

/**
 * Kernel: filters one colour (direct light if `narrow`, else indirect) of rows [from, to). `source` is 0 for the
 * unfiltered light, else a plane of colours; `target` is a plane of colours. With `contrast` above 0, neighbours
 * count less the more their light differs, in units of that share of it: noise goes, shadow edges stay.
 */
export function filterColor(
  from: i32,
  to: i32,
  layer: i32,
  source: usize,
  target: usize,
  step: i32,
  narrow: bool,
  contrast: f32,
): void {
  const width = view.lowWidth;
  const height = view.lowHeight;
  const offset = narrow ? LIGHT_DIRECT : LIGHT_INDIRECT;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      let sum = splat(0);
      let weights: f32 = 0;
      if (cellHasLayer(layer, cell)) {
        const point = lowPointAt(cell);
        const position = positionIn(point, layer);
        const normal = normalIn(point, layer);
        aim(point, step, narrow, layer);
        const own = luminance(lightIn(layer, cell, source, offset));
        const strict: f32 = contrast > 0 ? <f32>1 / (contrast * own + <f32>1e-4) : 0;
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const other = yy * width + xx;
            const neighbour = lowPointAt(other);
            const like = likeness(position, normal, positionIn(neighbour, layer), normalIn(neighbour, layer));
            if (like < <f32>1e-4 || (layer == Layer.Glossy && !cellHasLayer(layer, other))) continue;
            const light = lightIn(layer, other, source, offset);
            let w = kernelWeight(i) * kernelWeight(j) * like;
            if (strict > 0) w *= fastExp(-abs<f32>(luminance(light) - own) * strict);
            sum = add(sum, scale(light, w));
            weights += w;
          }
        }
        sum = scale(sum, <f32>1 / weights);
      }
      v128.store(target + (<usize>cell << 4), sum);
    }
  }
}

/** Kernel: light of rows [from, to) of a layer = the two filtered planes together. */
export function joinLight(from: i32, to: i32, layer: i32, direct: usize, indirect: usize): void {
  const first = from * view.lowWidth;
  const last = to * view.lowWidth;
  const target = view.light + <usize>(layer * cellCount()) * 16;
  for (let cell = first; cell < last; cell++) {
    const at = <usize>cell << 4;
    v128.store(target + at, add(v128.load(direct + at), v128.load(indirect + at)));
  }
}

/**
 * Kernel: filters shares of rows [from, to), from the unfiltered light or, if `again`, from `softShares`; to bytes if
 * this is the `last` pass, else to `softShares`.
 */
export function filterShares(from: i32, to: i32, layer: i32, step: i32, again: bool, last: bool): void {
  const width = view.lowWidth;
  const height = view.lowHeight;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      let s0 = splat(0);
      let s1 = splat(0);
      let s2 = splat(0);
      let s3 = splat(0);
      let s4 = splat(0);
      let s5 = splat(0);
      let s6 = splat(0);
      let s7 = splat(0);
      let s8 = splat(0);
      if (cellHasLayer(layer, cell)) {
        const point = lowPointAt(cell);
        const position = positionIn(point, layer);
        const normal = normalIn(point, layer);
        aim(point, step, false, layer);
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const other = yy * width + xx;
            const neighbour = lowPointAt(other);
            const like = likeness(position, normal, positionIn(neighbour, layer), normalIn(neighbour, layer));
            if (like < <f32>1e-3) continue;
            const w = splat(kernelWeight(i) * kernelWeight(j) * like);
            const shares = again
              ? view.softShares + <usize>(other * SHARE_BYTES)
              : rawLightOf(layer, other) + LIGHT_SHARES;
            s0 = f32x4.add(s0, f32x4.mul(v128.load(shares), w));
            s1 = f32x4.add(s1, f32x4.mul(v128.load(shares, 16), w));
            s2 = f32x4.add(s2, f32x4.mul(v128.load(shares, 32), w));
            s3 = f32x4.add(s3, f32x4.mul(v128.load(shares, 48), w));
            s4 = f32x4.add(s4, f32x4.mul(v128.load(shares, 64), w));
            s5 = f32x4.add(s5, f32x4.mul(v128.load(shares, 80), w));
            s6 = f32x4.add(s6, f32x4.mul(v128.load(shares, 96), w));
            s7 = f32x4.add(s7, f32x4.mul(v128.load(shares, 112), w));
            s8 = f32x4.add(s8, f32x4.mul(v128.load(shares, 128), w));
          }
        }
      }
      // Only ratios to the total matter, so the sums need no division by the weights.
      const target = view.softShares + <usize>(cell * SHARE_BYTES);
      if (last) {
        const total = f32x4.extract_lane(s2, 1);
        const unit: f32 = total > <f32>1e-9 ? <f32>255 / total : 0;
        const bytes = view.shares + <usize>(layer * cellCount() + cell) * PACKED_SHARES;
        packOrder(bytes, s0, s1, f32x4.extract_lane(s2, 0), unit);
        packOrder(bytes + 9, s3, s4, f32x4.extract_lane(s5, 0), unit);
        packOrder(bytes + 18, s6, s7, f32x4.extract_lane(s8, 0), unit);
      } else {
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

