/** Gathers light from more distant cells, for samples about which the four nearest say too little. */
import { fastExpOfFour } from "../math/fast-math";
import { mulAdd, splat, xOf, yOf, zOf } from "../math/vec";
import { cellCount, view } from "../memory/bound";
import { rowWeights } from "../memory/scratch";
import { NORMAL, placeInPlane, planeOf, planeSize, presencePlane, surfacePlane } from "./planes";

/** Filtered light of a cell. */
@inline
export function lightAt(layer: i32, cell: i32): v128 {
  return v128.load(view.light + ((<usize>(layer * cellCount() + cell)) << 4));
}

/** Result of `lookAround`: sum of weighted light, and sum of weights. */
export let aroundSum: v128 = f32x4.splat(0);
export let aroundWeights: f32 = 0;

/** Cells to each side that are used. */
const AROUND: i32 = 3;

/** Weights of four cells in a row, by position and normal. */
@inline
function weightsAt(
  at: usize,
  presence: usize,
  position: v128,
  normal: v128,
  plane: f32,
  near: f32,
  strict: bool,
): v128 {
  const size = planeSize();
  const nx = splat(xOf(normal));
  const ny = splat(yOf(normal));
  const nz = splat(zOf(normal));
  const dx = f32x4.sub(v128.load(at), splat(xOf(position)));
  const dy = f32x4.sub(v128.load(at + size), splat(yOf(position)));
  const dz = f32x4.sub(v128.load(at + 2 * size), splat(zOf(position)));
  const normals = at + NORMAL * size;
  const turn = f32x4.pmax(
    splat(0),
    mulAdd(v128.load(normals + 2 * size), nz, mulAdd(v128.load(normals + size), ny, f32x4.mul(v128.load(normals), nx))),
  );
  const away = f32x4.abs(mulAdd(dz, nz, mulAdd(dy, ny, f32x4.mul(dx, nx))));
  const apart = mulAdd(dz, dz, mulAdd(dy, dy, f32x4.mul(dx, dx)));
  const t2 = f32x4.mul(turn, turn);
  const t6 = f32x4.mul(f32x4.mul(t2, t2), t2);
  const t12 = f32x4.mul(t6, t6);
  const alike = strict ? f32x4.mul(t12, t12) : f32x4.add(t6, splat(1e-4));
  const level = fastExpOfFour(f32x4.neg(f32x4.mul(away, splat(plane))));
  const distant = mulAdd(apart, splat(near), splat(1));
  return f32x4.div(f32x4.mul(f32x4.mul(alike, level), v128.load(presence)), distant);
}

/**
 * Adds up a layer's light in the cells around cell (x, y), weighted by likeness to the sample. `strict` leaves out cells with a different
 * normal.
 */
export function lookAround(
  x: i32,
  y: i32,
  position: v128,
  normal: v128,
  plane: f32,
  near: f32,
  layer: i32,
  strict: bool,
): void {
  const surface = planeOf(surfacePlane(layer));
  const presence = planeOf(presencePlane(layer));
  const row = rowWeights;
  const left = x - AROUND;
  aroundSum = splat(0);
  aroundWeights = 0;
  for (let cy = max<i32>(0, y - AROUND); cy <= min<i32>(view.lowHeight - 1, y + AROUND); cy++) {
    const place = placeInPlane(left, cy);
    v128.store(row, weightsAt(surface + place, presence + place, position, normal, plane, near, strict));
    v128.store(row, weightsAt(surface + place + 16, presence + place + 16, position, normal, plane, near, strict), 16);
    for (let i = 0; i <= 2 * AROUND; i++) {
      const weight = load<f32>(row + ((<usize>i) << 2));
      if (weight <= 0) continue;
      aroundWeights += weight;
      aroundSum = mulAdd(lightAt(layer, cy * view.lowWidth + left + i), splat(weight), aroundSum);
    }
  }
}
