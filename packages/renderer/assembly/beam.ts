/**
 * Camera rays of neighbouring pixels meet the same few triangles: those that a beam through all of them can meet are
 * listed once, and four rays at a time are tried against the list.
 */
import { LEAF_BYTES, LEAF_TRIANGLES, NO_CHILD, NODE_BYTES, NODE_CHILDREN } from "./hierarchy";
import { scene, scratch, view } from "./layout";
import { cornerOf, firstEdgeOf, secondEdgeOf } from "./surface";
import { add, cross, dot, mulAdd, normalize, scale, splat, sub, xOf, yOf, zOf } from "./vec";

/** A longer list costs more than tracing every ray by itself. */
const LONGEST_LIST: i32 = 48;

/** Scratch: stack of nodes; sides of the beam; distances of four children; the list; what four rays met. */
const STACK: usize = 20480;
const SIDES: usize = 24576;
const CORNERS: usize = 24576 + 64;
const LANES: usize = 24576 + 128;
const LIST: usize = 24832;
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

@inline
function cornerRay(k: usize): v128 {
  return v128.load(scratch + CORNERS + (k << 4));
}

@inline
function sideOf(k: usize): v128 {
  return v128.load(scratch + SIDES + (k << 4));
}

/** Sets up the beam through the pixels from (left, top) to (right, bottom); its sides face outward. */
function aimBeam(left: f32, top: f32, right: f32, bottom: f32): void {
  const corners = scratch + CORNERS;
  v128.store(corners, normalize(rayThrough(left, top)));
  v128.store(corners, normalize(rayThrough(right, top)), 16);
  v128.store(corners, normalize(rayThrough(right, bottom)), 32);
  v128.store(corners, normalize(rayThrough(left, bottom)), 48);
  const middle = rayThrough((left + right) * <f32>0.5, (top + bottom) * <f32>0.5);
  for (let k: usize = 0; k < 4; k++) {
    const side = normalize(cross(cornerRay(k), cornerRay((k + 1) & 3)));
    v128.store(scratch + SIDES + (k << 4), dot(side, middle) > 0 ? scale(side, -1) : side);
  }
}

/** Which of a node's four children the beam can meet, as bits; leaves their least distances in LANES. */
@inline
function childrenInBeam(node: usize): i32 {
  const ex = splat(xOf(view.eye));
  const ey = splat(yOf(view.eye));
  const ez = splat(zOf(view.eye));
  const lx = f32x4.sub(v128.load(node), ex);
  const ly = f32x4.sub(v128.load(node, 16), ey);
  const lz = f32x4.sub(v128.load(node, 32), ez);
  const hx = f32x4.sub(v128.load(node, 48), ex);
  const hy = f32x4.sub(v128.load(node, 64), ey);
  const hz = f32x4.sub(v128.load(node, 80), ez);
  const zero = splat(0);
  const dx = f32x4.pmax(f32x4.pmax(lx, f32x4.neg(hx)), zero);
  const dy = f32x4.pmax(f32x4.pmax(ly, f32x4.neg(hy)), zero);
  const dz = f32x4.pmax(f32x4.pmax(lz, f32x4.neg(hz)), zero);
  const squared = mulAdd(dz, dz, mulAdd(dy, dy, f32x4.mul(dx, dx)));
  v128.store(scratch + LANES, squared);
  let inside = f32x4.le(squared, splat(covered * covered));
  for (let k: usize = 0; k < 4; k++) {
    const side = sideOf(k);
    const nx = splat(xOf(side));
    const ny = splat(yOf(side));
    const nz = splat(zOf(side));
    const nearest = f32x4.add(
      f32x4.add(
        f32x4.pmin(f32x4.mul(lx, nx), f32x4.mul(hx, nx)),
        f32x4.pmin(f32x4.mul(ly, ny), f32x4.mul(hy, ny)),
      ),
      f32x4.pmin(f32x4.mul(lz, nz), f32x4.mul(hz, nz)),
    );
    inside = v128.and(inside, f32x4.le(nearest, splat(1e-5)));
  }
  return i32x4.bitmask(inside);
}

/** Whether all corners of a triangle, seen from the eye, lie beyond one side of the beam. */
function missesBeam(a: v128, b: v128, c: v128): bool {
  for (let k: usize = 0; k < 4; k++) {
    const side = sideOf(k);
    if (dot(side, a) > <f32>1e-5 && dot(side, b) > <f32>1e-5 && dot(side, c) > <f32>1e-5) return true;
  }
  return false;
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

/** Notes how far the beam reaches if this triangle covers all of it. */
function coverBy(candidate: usize): void {
  let farthest: f32 = 0;
  for (let k: usize = 0; k < 4; k++) {
    const ray = cornerRay(k);
    const det = dot(v128.load(candidate), ray);
    const u = dot(v128.load(candidate, 16), ray);
    const v = dot(v128.load(candidate, 32), ray);
    // det is below 0 on a front: inside, u and v have its sign.
    if (!(det < 0) || u > 0 || v > 0 || u + v < det) return;
    farthest = max<f32>(farthest, load<f32>(candidate, 48) / det);
  }
  covered = min<f32>(covered, farthest * <f32>1.0001);
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
