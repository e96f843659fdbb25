/**
 * Camera rays of neighbouring pixels meet the same few triangles: those that a beam through all of them can meet are
 * listed once, and four rays at a time are tried against the list.
 */
import { add, cross, dot, greatestOfFour, splat, sub } from "../math/vec";
import { scene, view } from "../memory/bound";
import { scratch } from "../memory/scratch";
import { LEAF_BYTES, LEAF_TRIANGLES, NO_CHILD, NODE_BYTES, NODE_CHILDREN } from "../scene/hierarchy-layout";
import { cornerOf, firstEdgeOf, secondEdgeOf } from "../scene/triangles";
import { aimBeam, alongCorners, childrenInBeam, LANES, missesBeam } from "./beam";

/** A longer list costs more than tracing every ray by itself. */
const LONGEST_LIST: i32 = 48;

/** Scratch: stack of nodes; sides and corner rays of the beam by coordinate; every side by itself; distances of four children; the list. */
const STACK: usize = 20480;

const LIST: usize = 24832;

/** A listed triangle: its normal and two vectors for barycentric coordinates, each 16 bytes, its height over the eye, its number. */
export const CANDIDATE_BYTES: usize = 64;

/** Farther than anything; its square is a number still, which leaves out the boundless boxes of children that are none. */
const FARTHEST: f32 = 1e15;

let listed: i32 = 0;
/** Nothing behind this distance shows: a triangle covers the whole beam. */
let covered: f32 = 0;

/** Where the list begins, and where it ends. */
@inline
export function listStart(): usize {
  return scratch + LIST;
}
@inline
export function listEnd(): usize {
  return scratch + LIST + <usize>listed * CANDIDATE_BYTES;
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
      let mask = childrenInBeam(node, covered);
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
    let mask = childrenInBeam(node, covered);
    while (mask != 0) {
      store<i32>(depth, load<i32>(node + NODE_CHILDREN + (<usize>ctz<i32>(mask) << 2)));
      mask &= mask - 1;
      depth += 4;
    }
  }
  return false;
}
