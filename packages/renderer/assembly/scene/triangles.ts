/** Corners, normals, materials and meshes of a scene's triangles. */
import { cross, dot, normalize, sub } from "../math/vec";
import { materialAt, scene } from "../memory/bound";
import { Material } from "../memory/materials";

@inline
export function cornerOf(triangle: i32): v128 {
  return v128.load(scene.positions + <usize>triangle * 36);
}
@inline
export function firstEdgeOf(triangle: i32): v128 {
  const p = scene.positions + <usize>triangle * 36;
  return sub(v128.load(p, 12), v128.load(p));
}
@inline
export function secondEdgeOf(triangle: i32): v128 {
  const p = scene.positions + <usize>triangle * 36;
  return sub(v128.load(p, 24), v128.load(p));
}
/** Bits of a face's last lane: material number, and a flag for a triangle whose corner normals differ from its own. */
export const MATERIAL: u32 = 0xffff;
export const BENT: u32 = 0x10000;
/** Cosine from which on a corner's normal counts as equal to that of the triangle. */
const SAME: f32 = 0.999999;

@inline
export function faceOf(triangle: i32): v128 {
  return v128.load(scene.faces + ((<usize>triangle) << 4));
}
/** Normal of the flat triangle. */
@inline
export function facetOf(triangle: i32): v128 {
  return f32x4.replace_lane(faceOf(triangle), 3, 0);
}
@inline
export function materialOf(triangle: i32): Material {
  return materialAt(<i32>(<u32>i32x4.extract_lane(faceOf(triangle), 3) & MATERIAL));
}

/** Fills in the face of a triangle, which `facetOf` and `materialOf` read. */
export function describeFace(triangle: i32): void {
  const facet = normalize(cross(firstEdgeOf(triangle), secondEdgeOf(triangle)));
  const n = scene.normals + <usize>triangle * 36;
  const a = dot(facet, v128.load(n));
  const b = dot(facet, v128.load(n, 12));
  const c = dot(facet, v128.load(n, 24));
  const isFlat = min<f32>(a, min<f32>(b, c)) > SAME || max<f32>(a, max<f32>(b, c)) < -SAME;
  const material = load<u32>(scene.triangleMaterial + ((<usize>triangle) << 2));
  v128.store(scene.faces + ((<usize>triangle) << 4), i32x4.replace_lane(facet, 3, material | (isFlat ? 0 : BENT)));
}
@inline
export function meshOf(triangle: i32): i32 {
  return load<i32>(scene.triangleMesh + ((<usize>triangle) << 2));
}
