/** Weights for filters: how alike neighbouring cells are in position and normal, four cells at a time. */
import { fastExpOfFour } from "../math/fast-math";
import { mulAdd, splat } from "../math/vec";
import { Layer } from "../memory/light-cells";
import { LOW } from "../memory/view";
import { NORMAL, planeSize } from "./planes";

/** The current four cells: position, normal, and how strictly neighbours are compared with them. */
let px: v128 = f32x4.splat(0);
let py: v128 = f32x4.splat(0);
let pz: v128 = f32x4.splat(0);
let nx: v128 = f32x4.splat(0);
let ny: v128 = f32x4.splat(0);
let nz: v128 = f32x4.splat(0);
let planeTolerance: v128 = f32x4.splat(0);
let reach: v128 = f32x4.splat(0);
/** Whether normals must be nearly alike: a reflection changes fast with the normal. */
let isStrict: bool = false;

/** Weight of a tap at this distance from the middle. */
@inline
export function kernelWeight(offset: i32): f32 {
  const d = offset < 0 ? -offset : offset;
  return d == 0 ? <f32>0.375 : d == 1 ? <f32>0.25 : <f32>0.0625;
}

/** Sets the current four cells, whose position in the first plane is at `at`, for a filter with this step between its taps. */
@inline
export function aim(at: usize, cone: v128, step: i32, narrow: bool, layer: i32): void {
  const size = planeSize();
  px = v128.load(at);
  py = v128.load(at + size);
  pz = v128.load(at + 2 * size);
  nx = v128.load(at + NORMAL * size);
  ny = v128.load(at + (NORMAL + 1) * size);
  nz = v128.load(at + (NORMAL + 2) * size);
  const wide = f32x4.mul(cone, splat(<f32>LOW));
  const base: f32 = narrow ? 0.004 : 0.012;
  const slope: f32 = narrow ? 0.2 : 0.6;
  planeTolerance = f32x4.div(splat(1), f32x4.add(splat(base), f32x4.mul(wide, splat(slope))));
  isStrict = layer == Layer.Glossy;
  const spread: f32 = narrow ? 0.3 : layer == Layer.Reflected ? 0.05 : 0.02;
  const span = f32x4.add(f32x4.mul(wide, splat(<f32>step * 2)), splat(1e-3));
  reach = f32x4.div(splat(spread * 0.5), f32x4.mul(span, span));
}

/** Weights, 0 to 1, of the four cells at `at` for the current ones. */
@inline
export function likeness(at: usize): v128 {
  const size = planeSize();
  const mx = v128.load(at + NORMAL * size);
  const my = v128.load(at + (NORMAL + 1) * size);
  const mz = v128.load(at + (NORMAL + 2) * size);
  const turn = mulAdd(nz, mz, mulAdd(ny, my, f32x4.mul(nx, mx)));
  const dx = f32x4.sub(v128.load(at), px);
  const dy = f32x4.sub(v128.load(at + size), py);
  const dz = f32x4.sub(v128.load(at + 2 * size), pz);
  const away = f32x4.abs(mulAdd(dz, nz, mulAdd(dy, ny, f32x4.mul(dx, nx))));
  const apart = mulAdd(dz, dz, mulAdd(dy, dy, f32x4.mul(dx, dx)));
  const t2 = f32x4.mul(turn, turn);
  const t4 = f32x4.mul(t2, t2);
  let alike = f32x4.mul(t4, t4);
  if (isStrict) {
    alike = f32x4.mul(alike, alike);
    alike = f32x4.mul(alike, alike);
  }
  const near = fastExpOfFour(f32x4.neg(mulAdd(away, planeTolerance, f32x4.mul(apart, reach))));
  // The normal is 0 in the margin and where there is no surface.
  return v128.and(f32x4.mul(alike, near), f32x4.ge(turn, splat(0.5)));
}
