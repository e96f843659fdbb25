/** The hit of a ray: position, normals, surface coordinates and material. */
import { add, dot, normalize, scale } from "../math/vec";
import { materialAt, scene } from "../memory/bound";
import { Material } from "../memory/materials";
import { BENT, faceOf, MATERIAL } from "../scene/triangles";
import { hitDistance, hitFirst, hitSecond } from "./traverse";

export let hitPosition: v128 = f32x4.splat(0);
/** Interpolated normal, on the side of the ray. */
export let hitNormal: v128 = f32x4.splat(0);
/** Normal of the flat triangle, on the side of the ray. */
export let hitFacet: v128 = f32x4.splat(0);
export let hitU: f32 = 0;
export let hitV: f32 = 0;
export let hitMaterialIndex: i32 = 0;
export let hitMaterial: Material = changetype<Material>(0);

/** Sets `hitU` and `hitV` for the last hit. Only textured surfaces need them. */
@inline
export function resolveUv(triangle: i32): void {
  const b = hitFirst;
  const c = hitSecond;
  const a: f32 = 1 - b - c;
  const uv = scene.uvs + <usize>triangle * 24;
  hitU = load<f32>(uv) * a + load<f32>(uv, 8) * b + load<f32>(uv, 16) * c;
  hitV = load<f32>(uv, 4) * a + load<f32>(uv, 12) * b + load<f32>(uv, 20) * c;
}

/** Sets the other hit globals for the triangle of the last hit. */
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
    // An interpolated normal that faces away from the ray would make the surface black.
    if (dot(normal, direction) > <f32>-1e-3) normal = facet;
  }
  hitFacet = facet;
  hitNormal = normal;
  hitMaterialIndex = <i32>(bits & MATERIAL);
  hitMaterial = materialAt(hitMaterialIndex);
}
