/** Intersects four rays of a beam with the triangles that are listed for it. */
import { dotWithFour, splat } from "../math/vec";
import { beamHits, CANDIDATE_BYTES } from "../memory/scratch";
import { listEnd, listStart } from "./beam-list";
import { FAR, SLACK } from "./traverse";

/** Finds the first hit of four rays of the beam. Read it with `metBy`, `metAt`, `metFirst` and `metSecond`. */
export function meetFour(a: v128, b: v128, c: v128, d: v128): void {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const dx = v128.shuffle<i64>(ab, cd, 0, 2);
  const dy = v128.shuffle<i64>(ab, cd, 1, 3);
  const dz = v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 2);
  let nearest = splat(FAR);
  let bestU = splat(0);
  let bestV = splat(0);
  let best = i32x4.splat(-1);
  const low = splat(-SLACK);
  const high = splat(1 + SLACK);
  const last = listEnd();
  for (let at = listStart(); at < last; at += CANDIDATE_BYTES) {
    const perDet = f32x4.div(splat(1), dotWithFour(v128.load(at), dx, dy, dz));
    const u = f32x4.mul(dotWithFour(v128.load(at, 16), dx, dy, dz), perDet);
    const v = f32x4.mul(dotWithFour(v128.load(at, 32), dx, dy, dz), perDet);
    const t = f32x4.mul(splat(load<f32>(at, 48)), perDet);
    const inside = v128.and(v128.and(f32x4.ge(u, low), f32x4.ge(v, low)), f32x4.le(f32x4.add(u, v), high));
    const nearer = v128.and(v128.and(inside, f32x4.gt(t, splat(0))), f32x4.lt(t, nearest));
    nearest = v128.bitselect(t, nearest, nearer);
    bestU = v128.bitselect(u, bestU, nearer);
    bestV = v128.bitselect(v, bestV, nearer);
    best = v128.bitselect(i32x4.splat(load<i32>(at, 52)), best, nearer);
  }
  v128.store(beamHits, nearest);
  v128.store(beamHits, bestU, 16);
  v128.store(beamHits, bestV, 32);
  v128.store(beamHits, best, 48);
}

/** Of one of these four rays: the triangle that it hit or -1, the distance, and the barycentric coordinates. */
@inline
export function metBy(lane: usize): i32 {
  return load<i32>(beamHits + (lane << 2), 48);
}
@inline
export function metAt(lane: usize): f32 {
  return load<f32>(beamHits + (lane << 2));
}
@inline
export function metFirst(lane: usize): f32 {
  return load<f32>(beamHits + (lane << 2), 16);
}
@inline
export function metSecond(lane: usize): f32 {
  return load<f32>(beamHits + (lane << 2), 32);
}
