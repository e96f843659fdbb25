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
@inline
export function facetOf(triangle: i32): v128 {
  return normalize(cross(firstEdgeOf(triangle), secondEdgeOf(triangle)));
}
@inline
export function materialIndexOf(triangle: i32): i32 {
  return load<i32>(scene.triangleMaterial + (<usize>triangle << 2));
}
@inline
export function materialOf(triangle: i32): Material {
  return materialAt(materialIndexOf(triangle));
}
@inline
export function meshOf(triangle: i32): i32 {
  return load<i32>(scene.triangleMesh + (<usize>triangle << 2));
}

/** Fills the hit globals for the triangle that `nearestHit` just returned. */
export function resolveHit(origin: v128, direction: v128, triangle: i32): void {
  const b = hitFirst;
  const c = hitSecond;
  const a: f32 = 1 - b - c;
  hitPosition = add(origin, scale(direction, hitDistance));
  let facet = facetOf(triangle);
  const n = scene.normals + <usize>triangle * 36;
  let normal = normalize(
    add(add(scale(v128.load(n), a), scale(v128.load(n, 12), b)), scale(v128.load(n, 24), c)),
  );
  if (dot(facet, direction) > 0) facet = scale(facet, -1);
  if (dot(normal, facet) < 0) normal = scale(normal, -1);
  // A smooth normal that faces away would make the surface black: fall back to the triangle's own.
  if (dot(normal, direction) > <f32>-1e-3) normal = facet;
  hitFacet = facet;
  hitNormal = normal;
  const uv = scene.uvs + <usize>triangle * 24;
  hitU = load<f32>(uv) * a + load<f32>(uv, 8) * b + load<f32>(uv, 16) * c;
  hitV = load<f32>(uv, 4) * a + load<f32>(uv, 12) * b + load<f32>(uv, 20) * c;
  hitMaterialIndex = materialIndexOf(triangle);
  hitMaterial = materialAt(hitMaterialIndex);
}
