/** Finds the triangles that a ray hits, by traversing the hierarchy. */
import { mulAdd, mulSub, splat, xOf, yOf, zOf } from "../math/vec";
import { scene } from "../memory/bound";
import { rayLanes, rayStack } from "../memory/scratch";
import { LEAF_BYTES, LEAF_TRIANGLES, NO_CHILD, NODE_BYTES, NODE_CHILDREN } from "../scene/hierarchy-layout";

export const RAY_START: f32 = 1e-4;
export const FAR: f32 = 1e20;

/** Barycentric tolerance for hits just outside a triangle. It closes cracks between neighbours. */
export const SLACK: f32 = 5e-5;

/** Distance and barycentric coordinates of the last hit. */
export let hitDistance: f32 = 0;
export let hitFirst: f32 = 0;
export let hitSecond: f32 = 0;

/** Sets the last hit to one that was found before or elsewhere. */
@inline
export function recallHit(distance: f32, first: f32, second: f32): void {
  hitDistance = distance;
  hitFirst = first;
  hitSecond = second;
}

@inline
function safeInverse(x: f32): f32 {
  return <f32>1 / (abs<f32>(x) < <f32>1e-12 ? <f32>1e-12 : x);
}

@inline
function traverse(root: i32, origin: v128, direction: v128, start: f32, end: f32, anyHit: bool): i32 {
  const nodes = scene.nodes;
  const leaves = scene.leaves;
  const stack = rayStack;
  const lanes = rayLanes;
  const dx = splat(xOf(direction));
  const dy = splat(yOf(direction));
  const dz = splat(zOf(direction));
  const px = splat(xOf(origin));
  const py = splat(yOf(origin));
  const pz = splat(zOf(origin));
  const ix = safeInverse(xOf(direction));
  const iy = safeInverse(yOf(direction));
  const iz = safeInverse(zOf(direction));
  const rx = splat(ix);
  const ry = splat(iy);
  const rz = splat(iz);
  const ox = splat(-xOf(origin) * ix);
  const oy = splat(-yOf(origin) * iy);
  const oz = splat(-zOf(origin) * iz);
  const nearX: usize = ix < 0 ? 48 : 0;
  const nearY: usize = iy < 0 ? 64 : 16;
  const nearZ: usize = iz < 0 ? 80 : 32;
  const farX: usize = 48 - nearX;
  const farY: usize = 80 - nearY;
  const farZ: usize = 112 - nearZ;
  const first = splat(start);
  const zero = splat(-SLACK);
  const one = splat(1 + SLACK);
  let depth: usize = stack;
  let nearest = end;
  let best: i32 = -1;
  let current = root;
  while (true) {
    if (current >= 0) {
      const node = nodes + <usize>current * NODE_BYTES;
      const x0 = mulAdd(v128.load(node + nearX), rx, ox);
      const x1 = mulAdd(v128.load(node + farX), rx, ox);
      const y0 = mulAdd(v128.load(node + nearY), ry, oy);
      const y1 = mulAdd(v128.load(node + farY), ry, oy);
      const z0 = mulAdd(v128.load(node + nearZ), rz, oz);
      const z1 = mulAdd(v128.load(node + farZ), rz, oz);
      const enter = f32x4.pmax(f32x4.pmax(x0, y0), f32x4.pmax(z0, first));
      const leave = f32x4.pmin(f32x4.pmin(x1, y1), f32x4.pmin(z1, splat(nearest)));
      let mask = i32x4.bitmask(f32x4.le(enter, leave));
      if (mask != 0) {
        const children = node + NODE_CHILDREN;
        if ((mask & (mask - 1)) == 0) {
          current = load<i32>(children + ((<usize>ctz<i32>(mask)) << 2));
          continue;
        }
        if (anyHit) {
          // Any hit ends the search, so the order of children does not matter.
          do {
            store<i32>(depth, load<i32>(children + ((<usize>ctz<i32>(mask)) << 2)));
            depth += 8;
            mask &= mask - 1;
          } while ((mask & (mask - 1)) != 0);
          current = load<i32>(children + ((<usize>ctz<i32>(mask)) << 2));
          continue;
        }
        v128.store(lanes, enter);
        const base = depth;
        do {
          const i = (<usize>ctz<i32>(mask)) << 2;
          mask &= mask - 1;
          const distance = load<f32>(lanes + i);
          let slot = depth;
          while (slot > base && load<f32>(slot - 4) < distance) {
            store<u64>(slot, load<u64>(slot - 8));
            slot -= 8;
          }
          store<i32>(slot, load<i32>(children + i));
          store<f32>(slot, distance, 4);
          depth += 8;
        } while (mask != 0);
        depth -= 8;
        current = load<i32>(depth);
        continue;
      }
    } else {
      const leaf = leaves + <usize>~current * LEAF_BYTES;
      const ax = v128.load(leaf, 48);
      const ay = v128.load(leaf, 64);
      const az = v128.load(leaf, 80);
      const bx = v128.load(leaf, 96);
      const by = v128.load(leaf, 112);
      const bz = v128.load(leaf, 128);
      const pvx = mulSub(dz, by, f32x4.mul(dy, bz));
      const pvy = mulSub(dx, bz, f32x4.mul(dz, bx));
      const pvz = mulSub(dy, bx, f32x4.mul(dx, by));
      const det = mulAdd(az, pvz, mulAdd(ay, pvy, f32x4.mul(ax, pvx)));
      const inverse = f32x4.div(splat(1), det);
      const tx = f32x4.sub(px, v128.load(leaf));
      const ty = f32x4.sub(py, v128.load(leaf, 16));
      const tz = f32x4.sub(pz, v128.load(leaf, 32));
      const u = f32x4.mul(mulAdd(tz, pvz, mulAdd(ty, pvy, f32x4.mul(tx, pvx))), inverse);
      const qx = mulSub(tz, ay, f32x4.mul(ty, az));
      const qy = mulSub(tx, az, f32x4.mul(tz, ax));
      const qz = mulSub(ty, ax, f32x4.mul(tx, ay));
      const v = f32x4.mul(mulAdd(dz, qz, mulAdd(dy, qy, f32x4.mul(dx, qx))), inverse);
      const t = f32x4.mul(mulAdd(bz, qz, mulAdd(by, qy, f32x4.mul(bx, qx))), inverse);
      const inside = v128.and(v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)), f32x4.le(f32x4.add(u, v), one));
      const between = v128.and(f32x4.gt(t, first), f32x4.lt(t, splat(nearest)));
      let mask = i32x4.bitmask(v128.and(inside, between));
      if (mask != 0) {
        if (anyHit) return 1;
        v128.store(lanes, t);
        v128.store(lanes, u, 16);
        v128.store(lanes, v, 32);
        do {
          const i = (<usize>ctz<i32>(mask)) << 2;
          mask &= mask - 1;
          const distance = load<f32>(lanes + i);
          if (distance < nearest) {
            nearest = distance;
            best = load<i32>(leaf + LEAF_TRIANGLES + i);
            hitFirst = load<f32>(lanes + i, 16);
            hitSecond = load<f32>(lanes + i, 32);
          }
        } while (mask != 0);
      }
    }
    do {
      if (depth == stack) {
        hitDistance = nearest;
        return best;
      }
      depth -= 8;
      // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- one loop serves both searches; `anyHit` is constant after inlining
    } while (!anyHit && load<f32>(depth, 4) >= nearest);
    current = load<i32>(depth);
  }
}

/** Nearest opaque triangle along a ray, or -1. Sets the last hit. */
export function nearestHit(origin: v128, direction: v128): i32 {
  return traverse(scene.root, origin, direction, RAY_START, FAR, false);
}

/** Nearest glass triangle between `start` and `end`, or -1. Sets the last hit. */
export function nearestGlass(origin: v128, direction: v128, start: f32, end: f32): i32 {
  if (scene.glassRoot == NO_CHILD) return -1;
  return traverse(scene.glassRoot, origin, direction, start, end, false);
}

/** Whether something opaque lies on a ray before `end`. */
export function isBlocked(origin: v128, direction: v128, end: f32): bool {
  return traverse(scene.root, origin, direction, RAY_START, end, true) > 0;
}
