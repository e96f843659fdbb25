/** Follows a camera ray through mirrors and glass to the surface that is seen. */
import { fresnel } from "../math/gloss";
import { add, dot, mul, normalize, reflect, scale, splat } from "../math/vec";
import { view } from "../memory/bound";
import { Material, MaterialKind } from "../memory/materials";
import { facetOf, materialOf } from "../scene/triangles";
import { glassTransmission } from "./glass";
import { hitFacet, hitMaterial, hitNormal, hitPosition, resolveHit } from "./hit";
import { FAR, hitDistance, hitFirst, hitSecond, nearestGlass, nearestHit, RAY_START, recallHit } from "./traverse";

/** From this roughness on, reflections are solved per cell instead of traced per sample. */
export const GLOSSY_FROM: f32 = 0.1;
const LONGEST_CHAIN: i32 = 16;

export namespace Seen {
  export const Nothing: i32 = 0;
  export const Surface: i32 = 1;
  export const Light: i32 = 2;
}

/** Result of `follow`: throughput to the start, direction of arrival, length of the path, triangle. */
export let chainThroughput: v128 = f32x4.splat(0);
export let chainDirection: v128 = f32x4.splat(0);
export let chainLength: f32 = 0;
export let chainTriangle: i32 = -1;
/** Of the first glass on the path: its reflectance (0 if there is none), and the reflected ray. */
export let glassReflectance: f32 = 0;
export let glassOrigin: v128 = f32x4.splat(0);
export let glassDirection: v128 = f32x4.splat(0);

/** Direction of the camera ray through pixel coordinates (x, y). */
@inline
export function cameraRay(x: f32, y: f32): v128 {
  const sx = (<f32>2 * x) / <f32>view.width - 1;
  const sy: f32 = 1 - (2 * y) / <f32>view.height;
  return normalize(add(view.forward, add(scale(view.right, sx), scale(view.up, sy))));
}

/** Reflectance of a clear coat. The rougher it is, the less it grows at grazing angles. */
@inline
export function coatReflectance(material: Material, cosTheta: f32): f32 {
  const q = (material.ior - 1) / (material.ior + 1);
  const straight = q * q;
  const smooth: f32 = 1 - material.roughness;
  return straight + (fresnel(cosTheta, material.ior) - straight) * smooth * smooth;
}

/** What the caller of `follow` knows about the nearest opaque surface, instead of a triangle number. */
export namespace Ahead {
  /** It is not known and must be searched. */
  export const Unknown: i32 = -2;
  /** There is none. */
  export const None: i32 = -1;
}

/**
 * Follows a ray to the first surface that scatters light, and leaves its hit in the hit globals. A camera ray passes through the backs of
 * surfaces until its first mirror, so that the camera can stand outside the room. `ahead` is the first triangle on the ray, whose hit is in
 * the hit globals, or a value of `Ahead`. If `glassAhead` is false, there is no glass before it.
 */
export function follow(
  start: v128,
  toward: v128,
  ofCamera: bool = false,
  ahead: i32 = Ahead.Unknown,
  glassAhead: bool = true,
): i32 {
  let origin = start;
  let direction = toward;
  chainThroughput = splat(1);
  chainLength = 0;
  chainTriangle = -1;
  glassReflectance = 0;
  let triangle = ahead;
  let mayMeetGlass = glassAhead;
  let distance: f32 = triangle < 0 ? FAR : hitDistance;
  let first = hitFirst;
  let second = hitSecond;
  for (let i = 0; i < LONGEST_CHAIN; i++) {
    if (triangle == Ahead.Unknown) {
      triangle = nearestHit(origin, direction);
      distance = triangle < 0 ? FAR : hitDistance;
      first = hitFirst;
      second = hitSecond;
    }
    const glassTriangle = mayMeetGlass ? nearestGlass(origin, direction, RAY_START, distance) : -1;
    if (glassTriangle >= 0) {
      const glass = materialOf(glassTriangle);
      const facet = facetOf(glassTriangle);
      const cosTheta = dot(facet, direction);
      origin = add(origin, scale(direction, hitDistance));
      // The opaque hit behind the glass stays valid.
      distance -= hitDistance;
      chainLength += hitDistance;
      if (glassReflectance == 0) {
        glassReflectance = fresnel(cosTheta, glass.ior);
        glassOrigin = origin;
        glassDirection = reflect(direction, facet);
      }
      chainThroughput = mul(chainThroughput, glassTransmission(glass, cosTheta));
      continue;
    }
    if (triangle < 0) return Seen.Nothing;
    recallHit(distance, first, second);
    resolveHit(origin, direction, triangle);
    chainLength += distance;
    const met = triangle;
    triangle = Ahead.Unknown;
    mayMeetGlass = true;
    if (ofCamera && dot(facetOf(met), direction) > 0) {
      origin = add(origin, scale(direction, distance + RAY_START));
      continue;
    }
    const material = hitMaterial;
    if (material.kind == MaterialKind.Light) return Seen.Light;
    if (material.kind == MaterialKind.Metal && material.roughness < GLOSSY_FROM) {
      const arriving = direction;
      direction = reflect(arriving, hitNormal);
      ofCamera = false;
      // Near the outline of a curved mirror the interpolated normal can reflect the ray into the mirror. The facet's normal does not.
      if (dot(direction, hitFacet) <= 0) direction = reflect(arriving, hitFacet);
      if (dot(direction, hitFacet) <= 0) return Seen.Nothing;
      chainThroughput = mul(chainThroughput, material.color);
      origin = hitPosition;
      continue;
    }
    chainDirection = direction;
    chainTriangle = met;
    return Seen.Surface;
  }
  return Seen.Nothing;
}
