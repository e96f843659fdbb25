/**
 * Lists the triangles that a beam can hit. The camera rays of neighbouring pixels hit the same few triangles, so the hierarchy is searched
 * once for all of them, and four rays at a time are tested against the list.
 */
import { add, cross, dot, greatestOfFour, splat, sub } from "../math/vec";
import { scene, view } from "../memory/bound";
import { beamLanes, beamList, beamStack, CANDIDATE_BYTES, LONGEST_BEAM_LIST } from "../memory/scratch";
import { LEAF_BYTES, LEAF_TRIANGLES, NO_CHILD, NODE_BYTES, NODE_CHILDREN } from "../scene/hierarchy-layout";
import { cornerOf, firstEdgeOf, secondEdgeOf } from "../scene/triangles";
import { aimBeam, alongCorners, childrenInBeam, missesBeam } from "./beam";

/** Farther than any triangle. Its square is finite, so the infinite boxes of missing children are never within it. */
const FARTHEST: f32 = 1e15;

let listed: i32 = 0;
/** Distance behind which nothing is visible, because a triangle covers the whole beam. */
let covered: f32 = 0;

/** Start and end of the list. */
@inline
export function listStart(): usize {
  return beamList;
}
@inline
export function listEnd(): usize {
  return beamList + <usize>listed * CANDIDATE_BYTES;
}

/** Lists a triangle if its front faces the eye. Returns false if the list is full. */
function listTriangle(triangle: i32): bool {
  const corner = sub(cornerOf(triangle), view.eye);
  const e1 = firstEdgeOf(triangle);
  const e2 = secondEdgeOf(triangle);
  const normal = cross(e1, e2);
  const height = dot(normal, corner);
  if (height >= 0) return true;
  if (missesBeam(corner, add(corner, e1), add(corner, e2))) return true;
  if (listed == LONGEST_BEAM_LIST) return false;
  const at = beamList + <usize>listed * CANDIDATE_BYTES;
  listed++;
  // All rays start at the eye, so distance and barycentric coordinates are each a dot product with the direction.
  v128.store(at, normal);
  v128.store(at, cross(e2, corner), 16);
  v128.store(at, cross(corner, e1), 32);
  store<f32>(at, height, 48);
  store<i32>(at, triangle, 52);
  coverBy(at);
  return true;
}

/** Shortens the beam if this triangle covers all of it. */
@inline
function coverBy(candidate: usize): void {
  const det = alongCorners(v128.load(candidate));
  const u = alongCorners(v128.load(candidate, 16));
  const v = alongCorners(v128.load(candidate, 32));
  const zero = splat(0);
  // The determinant is negative for a front face. Inside the triangle, u and v have its sign.
  const inside = v128.and(f32x4.lt(det, zero), f32x4.ge(f32x4.add(u, v), det));
  if (!i32x4.all_true(v128.and(inside, f32x4.le(f32x4.pmax(u, v), zero)))) return;
  const reach = f32x4.div(splat(load<f32>(candidate, 48)), det);
  covered = min<f32>(covered, greatestOfFour(reach) * <f32>1.0001);
}

/** Lists all triangles of a hierarchy that the beam can hit. Returns false if there are too many. */
function listFrom(root: i32): bool {
  let depth: usize = beamStack;
  store<i32>(depth, root);
  store<f32>(depth, 0, 4);
  depth += 8;
  while (depth > beamStack) {
    depth -= 8;
    if (load<f32>(depth, 4) > covered * covered) continue;
    const current = load<i32>(depth);
    if (current >= 0) {
      const node = scene.nodes + <usize>current * NODE_BYTES;
      let mask = childrenInBeam(node, covered);
      const base = depth;
      while (mask != 0) {
        const i = (<usize>ctz<i32>(mask)) << 2;
        mask &= mask - 1;
        const distance = load<f32>(beamLanes + i);
        // Sorted insertion: the nearest child ends on top of the stack.
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

/** Whether the last listed beam can hit glass. */
export let glassInBeam: bool = false;

/** Lists what rays through the pixels from (left, top) to (right, bottom) can hit. Returns false if there are too many triangles. */
export function listBeam(left: f32, top: f32, right: f32, bottom: f32): bool {
  aimBeam(left, top, right, bottom);
  covered = FARTHEST;
  listed = 0;
  if (!listFrom(scene.root)) return false;
  glassInBeam = scene.glassRoot != NO_CHILD && meetsGlass();
  return true;
}

/** Whether the beam can hit glass before the triangle that covers it. */
function meetsGlass(): bool {
  let depth: usize = beamStack;
  store<i32>(depth, scene.glassRoot);
  depth += 4;
  while (depth > beamStack) {
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
      store<i32>(depth, load<i32>(node + NODE_CHILDREN + ((<usize>ctz<i32>(mask)) << 2)));
      mask &= mask - 1;
      depth += 4;
    }
  }
  return false;
}
