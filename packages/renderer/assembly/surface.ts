/** What a ray meets: position, normals, surface coordinates and material of a triangle. */
import { hitDistance, hitFirst, hitSecond } from "./hierarchy";
import { materialAt, Material, scene } from "./layout";
import { add, cross, dot, normalize, scale, sub } from "./vec";

export let hitPosition: v128 = f32x4.splat(0);
/** Smooth normal, on the side of the ray. */
export let hitNormal: v128 = f32x4.splat(0);
/** Normal of the flat triangle, on the side of the ray. */
export let hitFacet: v128 = f32x4.splat(0);
export let hitU: f32 = 0;
export let hitV: f32 = 0;
export let hitMaterialIndex: i32 = 0;
export let hitMaterial: Material = changetype<Material>(0);

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
/** Bits of a face's last lane: the material's number, and whether the triangle is bent by its corners' normals. */
const MATERIAL: u32 = 0xffff;
const BENT: u32 = 0x10000;
/** A corner's normal that lies as near to the triangle's own as this cosine says counts as the same. */
const SAME: f32 = 0.999999;

@inline
function faceOf(triangle: i32): v128 {
  return v128.load(scene.faces + (<usize>triangle << 4));
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

/** Works out what `facetOf` and its like look up. */
export function describeFace(triangle: i32): void {
  const facet = normalize(cross(firstEdgeOf(triangle), secondEdgeOf(triangle)));
  const n = scene.normals + <usize>triangle * 36;
  const a = dot(facet, v128.load(n));
  const b = dot(facet, v128.load(n, 12));
  const c = dot(facet, v128.load(n, 24));
  const isFlat = min<f32>(a, min<f32>(b, c)) > SAME || max<f32>(a, max<f32>(b, c)) < -SAME;
  const material = load<u32>(scene.triangleMaterial + (<usize>triangle << 2));
  v128.store(scene.faces + (<usize>triangle << 4), i32x4.replace_lane(facet, 3, material | (isFlat ? 0 : BENT)));
}
@inline
export function meshOf(triangle: i32): i32 {
  return load<i32>(scene.triangleMesh + (<usize>triangle << 2));
}

/** Fills `hitU` and `hitV` for the triangle whose hit was found or recalled last: only surfaces that wear a picture need them. */
@inline
export function resolveUv(triangle: i32): void {
  const b = hitFirst;
  const c = hitSecond;
  const a: f32 = 1 - b - c;
  const uv = scene.uvs + <usize>triangle * 24;
  hitU = load<f32>(uv) * a + load<f32>(uv, 8) * b + load<f32>(uv, 16) * c;
  hitV = load<f32>(uv, 4) * a + load<f32>(uv, 12) * b + load<f32>(uv, 20) * c;
}

/** Fills the other hit globals for the triangle that `nearestHit` just returned. */
export function resolveHit(origin: v128, direction: v128, triangle: i32): void {
  const b = hitFirst;
  const c = hitSecond;
  const a: f32 = 1 - b - c;
  hitPosition = add(origin, scale(direction, hitDistance));
  const face = faceOf(triangle);
  const bits = <u32>i32x4.extract_lane(face, 3);
  let facet = f32x4.replace_lane(face, 3, 0);
  if (dot(facet, direction) > 0) facet = f32x4.neg(facet);
  let normal = facet;
  if ((bits & BENT) != 0) {
    const n = scene.normals + <usize>triangle * 36;
    normal = normalize(add(add(scale(v128.load(n), a), scale(v128.load(n, 12), b)), scale(v128.load(n, 24), c)));
    if (dot(normal, facet) < 0) normal = f32x4.neg(normal);
    // A smooth normal that faces away would make the surface black: fall back to the triangle's own.
    if (dot(normal, direction) > <f32>-1e-3) normal = facet;
  }
  hitFacet = facet;
  hitNormal = normal;
  hitMaterialIndex = <i32>(bits & MATERIAL);
  hitMaterial = materialAt(hitMaterialIndex);
}
