/** A beam: the pyramid of all camera rays through a rectangle of pixels, and tests of boxes and triangles against it. */
import { add, cross, dot, dotWithFour, mulAdd, normalize, scale, splat, xOf, yOf, zOf } from "../math/vec";
import { view } from "../memory/bound";
import { beamCorners, beamEachSide, beamLanes, beamNearPlanes, beamSides } from "../memory/scratch";

/** Tolerance: what lies up to this far outside a side, metres, still counts as inside. */
const BESIDE: f32 = 1e-5;

/** Direction of a camera ray, not normalised. */
@inline
function rayThrough(x: f32, y: f32): v128 {
  const sx = (<f32>2 * x) / <f32>view.width - 1;
  const sy: f32 = 1 - (2 * y) / <f32>view.height;
  return add(view.forward, add(scale(view.right, sx), scale(view.up, sy)));
}

/** One coordinate of the four corner rays. */
@inline
function cornersAlong(axis: usize): v128 {
  return v128.load(beamCorners + (axis << 4));
}

/** One coordinate of the normals of the four sides. */
@inline
function sidesAlong(axis: usize): v128 {
  return v128.load(beamSides + (axis << 4));
}

/** Of one side, in all lanes: x, y or z of its normal (axis 0 to 2), or the plane's distance from the origin (axis 3). */
@inline
function sideOf(k: usize, axis: usize): usize {
  return beamEachSide + (k << 6) + (axis << 4);
}

/** Offset in a node of the box planes that come first along a side's normal, on one axis. */
@inline
function nearPlanes(k: usize, axis: usize): usize {
  return beamNearPlanes + (k << 4) + (axis << 2);
}

function aimSide(k: usize, side: v128): void {
  v128.store(sideOf(k, 0), splat(xOf(side)));
  v128.store(sideOf(k, 1), splat(yOf(side)));
  v128.store(sideOf(k, 2), splat(zOf(side)));
  v128.store(sideOf(k, 3), splat(dot(side, view.eye) + BESIDE));
  store<i32>(nearPlanes(k, 0), xOf(side) < 0 ? 48 : 0);
  store<i32>(nearPlanes(k, 1), yOf(side) < 0 ? 64 : 16);
  store<i32>(nearPlanes(k, 2), zOf(side) < 0 ? 80 : 32);
}

/** Stores four vectors as vectors of their x, y and z coordinates. */
@inline
function storeByAxis(at: usize, a: v128, b: v128, c: v128, d: v128): void {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  v128.store(at, v128.shuffle<i64>(ab, cd, 0, 2));
  v128.store(at, v128.shuffle<i64>(ab, cd, 1, 3), 16);
  v128.store(at, v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 2), 32);
}

/** Normal of the side through two corner rays, pointing away from the middle. */
@inline
function sideThrough(a: v128, b: v128, middle: v128): v128 {
  const side = normalize(cross(a, b));
  return dot(side, middle) > 0 ? scale(side, -1) : side;
}

/** Sets up the beam through the pixels from (left, top) to (right, bottom). */
export function aimBeam(left: f32, top: f32, right: f32, bottom: f32): void {
  const a = normalize(rayThrough(left, top));
  const b = normalize(rayThrough(right, top));
  const c = normalize(rayThrough(right, bottom));
  const d = normalize(rayThrough(left, bottom));
  storeByAxis(beamCorners, a, b, c, d);
  const middle = rayThrough((left + right) * <f32>0.5, (top + bottom) * <f32>0.5);
  const above = sideThrough(a, b, middle);
  const behind = sideThrough(b, c, middle);
  const below = sideThrough(c, d, middle);
  const before = sideThrough(d, a, middle);
  storeByAxis(beamSides, above, behind, below, before);
  aimSide(0, above);
  aimSide(1, behind);
  aimSide(2, below);
  aimSide(3, before);
}

/** Lanes of the children whose boxes reach to the inner side of side `k`. */
@inline
function insideOf(k: usize, node: usize): v128 {
  const x = v128.load(node + <usize>load<i32>(nearPlanes(k, 0)));
  const y = v128.load(node + <usize>load<i32>(nearPlanes(k, 1)));
  const z = v128.load(node + <usize>load<i32>(nearPlanes(k, 2)));
  const byTwo = mulAdd(y, v128.load(sideOf(k, 1)), f32x4.mul(x, v128.load(sideOf(k, 0))));
  return f32x4.le(mulAdd(z, v128.load(sideOf(k, 2)), byTwo), v128.load(sideOf(k, 3)));
}

/** Which of a node's four children the beam can hit within `reach`, one bit each. Leaves the squared distances of their boxes in `beamLanes`. */
@inline
export function childrenInBeam(node: usize, reach: f32): i32 {
  const ex = splat(xOf(view.eye));
  const ey = splat(yOf(view.eye));
  const ez = splat(zOf(view.eye));
  const zero = splat(0);
  const beforeX = f32x4.pmax(f32x4.sub(v128.load(node), ex), f32x4.sub(ex, v128.load(node, 48)));
  const beforeY = f32x4.pmax(f32x4.sub(v128.load(node, 16), ey), f32x4.sub(ey, v128.load(node, 64)));
  const beforeZ = f32x4.pmax(f32x4.sub(v128.load(node, 32), ez), f32x4.sub(ez, v128.load(node, 80)));
  const dx = f32x4.pmax(beforeX, zero);
  const dy = f32x4.pmax(beforeY, zero);
  const dz = f32x4.pmax(beforeZ, zero);
  const squared = mulAdd(dz, dz, mulAdd(dy, dy, f32x4.mul(dx, dx)));
  v128.store(beamLanes, squared);
  const first = v128.and(insideOf(0, node), insideOf(1, node));
  const others = v128.and(insideOf(2, node), insideOf(3, node));
  return i32x4.bitmask(v128.and(v128.and(first, others), f32x4.le(squared, splat(reach * reach))));
}

/** Distances of a point, relative to the eye, from the four sides; positive outside. */
@inline
function outsideBy(point: v128): v128 {
  return dotWithFour(point, sidesAlong(0), sidesAlong(1), sidesAlong(2));
}

/** Whether all corners of a triangle, relative to the eye, lie outside one side of the beam. */
@inline
export function missesBeam(a: v128, b: v128, c: v128): bool {
  const nearest = f32x4.pmin(outsideBy(a), f32x4.pmin(outsideBy(b), outsideBy(c)));
  return v128.any_true(f32x4.gt(nearest, splat(BESIDE)));
}

/** Dot products of a vector with the four corner rays. */
@inline
export function alongCorners(vector: v128): v128 {
  return dotWithFour(vector, cornersAlong(0), cornersAlong(1), cornersAlong(2));
}
