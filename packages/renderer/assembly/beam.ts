/**
 * Camera rays of neighbouring pixels meet the same few triangles: those that a beam through all of them can meet are
 * listed once, and four rays at a time are tried against the list.
 */
import { LEAF_BYTES, LEAF_TRIANGLES, NO_CHILD, NODE_BYTES, NODE_CHILDREN } from "./hierarchy";
import { scene, scratch, view } from "./layout";
import { cornerOf, firstEdgeOf, secondEdgeOf } from "./surface";
import { add, cross, dot, dotWithFour, greatestOfFour, mulAdd, normalize, scale, splat, sub, xOf, yOf, zOf } from "./vec";

/** A longer list costs more than tracing every ray by itself. */
const LONGEST_LIST: i32 = 48;

/** Scratch: stack of nodes; sides and corner rays of the beam by coordinate; every side by itself; distances of four children; the list. */
const STACK: usize = 20480;
const SIDES: usize = 24064;
const CORNERS: usize = 24064 + 64;
const LANES: usize = 24064 + 128;
const NEAR_PLANES: usize = 24064 + 192;
const EACH_SIDE: usize = 24064 + 256;
const LIST: usize = 24832;
/** What lies no further outside a side than this, metres, may be met all the same. */
const BESIDE: f32 = 1e-5;
/** A listed triangle: its normal and two vectors for barycentric coordinates, each 16 bytes, its height over the eye, its number. */
export const CANDIDATE_BYTES: usize = 64;

/** Farther than anything; its square is a number still, which leaves out the boundless boxes of children that are none. */
const FARTHEST: f32 = 1e15;

let listed: i32 = 0;
/** Nothing behind this distance shows: a triangle covers the whole beam. */
let covered: f32 = 0;

/** Not normalised. */
@inline
function rayThrough(x: f32, y: f32): v128 {
  const sx = (<f32>2 * x) / <f32>view.width - 1;
  const sy: f32 = 1 - (2 * y) / <f32>view.height;
  return add(view.forward, add(scale(view.right, sx), scale(view.up, sy)));
}

/** Where the list begins, and where it ends. */
@inline
export function listStart(): usize {
  return scratch + LIST;
}
@inline
export function listEnd(): usize {
  return scratch + LIST + <usize>listed * CANDIDATE_BYTES;
}

/** One coordinate of the four corner rays. */
@inline
function cornersAlong(axis: usize): v128 {
  return v128.load(scratch + CORNERS + (axis << 4));
}

/** One coordinate of the normals of the four sides. */
@inline
function sidesAlong(axis: usize): v128 {
  return v128.load(scratch + SIDES + (axis << 4));
}

/** Of one side, all lanes alike: a coordinate of its normal, or, as the fourth, how far along that the eye lies. */
@inline
function sideOf(k: usize, axis: usize): usize {
  return scratch + EACH_SIDE + (k << 6) + (axis << 4);
}

/** Where in a node the boxes' planes lie that a side's normal meets first, along one axis. */
@inline
function nearPlanes(k: usize, axis: usize): usize {
  return scratch + NEAR_PLANES + (k << 4) + (axis << 2);
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

/** Keeps four vectors by coordinate. */
@inline
function storeByAxis(at: usize, a: v128, b: v128, c: v128, d: v128): void {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  v128.store(at, v128.shuffle<i64>(ab, cd, 0, 2));
  v128.store(at, v128.shuffle<i64>(ab, cd, 1, 3), 16);
  v128.store(at, v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 2), 32);
}

/** The side through two corner rays, facing away from the middle. */
@inline
function sideThrough(a: v128, b: v128, middle: v128): v128 {
  const side = normalize(cross(a, b));
  return dot(side, middle) > 0 ? scale(side, -1) : side;
}

/** Sets up the beam through the pixels from (left, top) to (right, bottom); its sides face outward. */
function aimBeam(left: f32, top: f32, right: f32, bottom: f32): void {
  const a = normalize(rayThrough(left, top));
  const b = normalize(rayThrough(right, top));
  const c = normalize(rayThrough(right, bottom));
  const d = normalize(rayThrough(left, bottom));
  storeByAxis(scratch + CORNERS, a, b, c, d);
  const middle = rayThrough((left + right) * <f32>0.5, (top + bottom) * <f32>0.5);
  const above = sideThrough(a, b, middle);
  const behind = sideThrough(b, c, middle);
  const below = sideThrough(c, d, middle);
  const before = sideThrough(d, a, middle);
  storeByAxis(scratch + SIDES, above, behind, below, before);
  aimSide(0, above);
  aimSide(1, behind);
  aimSide(2, below);
  aimSide(3, before);
}

/** Lanes of the children whose boxes reach inside one side. */
@inline
function insideOf(k: usize, node: usize): v128 {
  const x = v128.load(node + <usize>load<i32>(nearPlanes(k, 0)));
  const y = v128.load(node + <usize>load<i32>(nearPlanes(k, 1)));
  const z = v128.load(node + <usize>load<i32>(nearPlanes(k, 2)));
  const byTwo = mulAdd(y, v128.load(sideOf(k, 1)), f32x4.mul(x, v128.load(sideOf(k, 0))));
  return f32x4.le(mulAdd(z, v128.load(sideOf(k, 2)), byTwo), v128.load(sideOf(k, 3)));
}

/** Which of a node's four children the beam can meet, as bits; leaves their least distances, squared, in LANES. */
@inline
function childrenInBeam(node: usize): i32 {
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
  v128.store(scratch + LANES, squared);
  const first = v128.and(insideOf(0, node), insideOf(1, node));
  const others = v128.and(insideOf(2, node), insideOf(3, node));
  return i32x4.bitmask(v128.and(v128.and(first, others), f32x4.le(squared, splat(covered * covered))));
}

/** How far a point, seen from the eye, lies outside each of the four sides. */
@inline
function outsideBy(point: v128): v128 {
  return dotWithFour(point, sidesAlong(0), sidesAlong(1), sidesAlong(2));
}

/** Whether all corners of a triangle, seen from the eye, lie beyond one side of the beam. */
@inline
function missesBeam(a: v128, b: v128, c: v128): bool {
  const nearest = f32x4.pmin(outsideBy(a), f32x4.pmin(outsideBy(b), outsideBy(c)));
  return v128.any_true(f32x4.gt(nearest, splat(BESIDE)));
}

/** Lists a triangle that shows its front; false when the list is full. */
function listTriangle(triangle: i32): bool {
  const corner = sub(cornerOf(triangle), view.eye);
  const e1 = firstEdgeOf(triangle);
  const e2 = secondEdgeOf(triangle);
  const normal = cross(e1, e2);
  const height = dot(normal, corner);
  if (height >= 0) return true;
  if (missesBeam(corner, add(corner, e1), add(corner, e2))) return true;
  if (listed == LONGEST_LIST) return false;
  const at = scratch + LIST + <usize>listed * CANDIDATE_BYTES;
  listed++;
  // With all rays from one point, distance and barycentric coordinates are each a dot product with the direction.
  v128.store(at, normal);
  v128.store(at, cross(e2, corner), 16);
  v128.store(at, cross(corner, e1), 32);
  store<f32>(at, height, 48);
  store<i32>(at, triangle, 52);
  coverBy(at);
  return true;
}

/** A vector's dot products with the four corner rays. */
@inline
function alongCorners(vector: v128): v128 {
  return dotWithFour(vector, cornersAlong(0), cornersAlong(1), cornersAlong(2));
}

/** Notes how far the beam reaches if this triangle covers all of it. */
@inline
function coverBy(candidate: usize): void {
  const det = alongCorners(v128.load(candidate));
  const u = alongCorners(v128.load(candidate, 16));
  const v = alongCorners(v128.load(candidate, 32));
  const zero = splat(0);
  // det is below 0 on a front: inside, u and v have its sign.
  const inside = v128.and(f32x4.lt(det, zero), f32x4.ge(f32x4.add(u, v), det));
  if (!i32x4.all_true(v128.and(inside, f32x4.le(f32x4.pmax(u, v), zero)))) return;
  const reach = f32x4.div(splat(load<f32>(candidate, 48)), det);
  covered = min<f32>(covered, greatestOfFour(reach) * <f32>1.0001);
}

/** Lists all triangles of a hierarchy that show their front to the beam; false when there are too many. */
function listFrom(root: i32): bool {
  let depth: usize = scratch + STACK;
  store<i32>(depth, root);
  store<f32>(depth, 0, 4);
  depth += 8;
  while (depth > scratch + STACK) {
    depth -= 8;
    if (load<f32>(depth, 4) > covered * covered) continue;
    const current = load<i32>(depth);
    if (current >= 0) {
      const node = scene.nodes + <usize>current * NODE_BYTES;
      let mask = childrenInBeam(node);
      const base = depth;
      while (mask != 0) {
        const i = <usize>ctz<i32>(mask) << 2;
        mask &= mask - 1;
        const distance = load<f32>(scratch + LANES + i);
        // The nearest child lies on top.
        let slot = depth;
        while (slot > base && load<f32>(slot - 4) < distance) {
          store<u64>(slot, load<u64>(slot - 8));
          slot -= 8;
        }
        store<i32>(slot, load<i32>(node + NODE_CHILDREN + i));
        store<f32>(slot, distance, 4);
        depth += 8;
      }
    } else {
      const leaf = scene.leaves + <usize>~current * LEAF_BYTES;
      for (let j: usize = 0; j < 16; j += 4) {
        const triangle = load<i32>(leaf + LEAF_TRIANGLES + j);
        if (triangle >= 0 && !listTriangle(triangle)) return false;
      }
    }
  }
  return true;
}

/** Whether there is glass on the way of the beam last listed. */
export let glassInBeam: bool = false;

/** Lists what the rays through the pixels from (left, top) to (right, bottom) can meet. False when that is too much. */
export function listBeam(left: f32, top: f32, right: f32, bottom: f32): bool {
  aimBeam(left, top, right, bottom);
  covered = FARTHEST;
  listed = 0;
  if (!listFrom(scene.root)) return false;
  glassInBeam = scene.glassRoot != NO_CHILD && meetsGlass();
  return true;
}

/** Whether the beam can meet glass before what covers it. */
function meetsGlass(): bool {
  let depth: usize = scratch + STACK;
  store<i32>(depth, scene.glassRoot);
  depth += 4;
  while (depth > scratch + STACK) {
    depth -= 4;
    const current = load<i32>(depth);
    if (current < 0) {
      const leaf = scene.leaves + <usize>~current * LEAF_BYTES;
      for (let j: usize = 0; j < 16; j += 4) {
        const triangle = load<i32>(leaf + LEAF_TRIANGLES + j);
        if (triangle < 0) continue;
        const corner = sub(cornerOf(triangle), view.eye);
        if (!missesBeam(corner, add(corner, firstEdgeOf(triangle)), add(corner, secondEdgeOf(triangle)))) return true;
      }
      continue;
    }
    const node = scene.nodes + <usize>current * NODE_BYTES;
    let mask = childrenInBeam(node);
    while (mask != 0) {
      store<i32>(depth, load<i32>(node + NODE_CHILDREN + (<usize>ctz<i32>(mask) << 2)));
      mask &= mask - 1;
      depth += 4;
    }
  }
  return false;
}
