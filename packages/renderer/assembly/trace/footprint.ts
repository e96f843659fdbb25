/** The footprint of a pixel: its size and shape on the surface that it shows, in surface coordinates. */
import { halves } from "../math/constants";
import { fastLog2 } from "../math/fast-math";
import { add, cross, dot, scale, splat, sub } from "../math/vec";
import { scene } from "../memory/bound";
import { firstEdgeOf, secondEdgeOf } from "../scene/triangles";
import { hitFacet } from "./hit";

/** Smallest width that a record can hold, metres. */
export const FINEST: f32 = 5e-5;
/** Longest footprint, in units of its width. A longer one is widened. */
const LONGEST: f32 = 7.5;

/** Gradients of u and v, per metre in space, on the triangle `gradientOf`. */
let gradientOf: i32 = -1;
let gradientU: v128 = f32x4.splat(0);
let gradientV: v128 = f32x4.splat(0);
/** Whether both gradients have length 1 and are perpendicular, so that lengths in surface coordinates are lengths in space. */
let isTrueToScale: bool = false;
const TOLERANCE: f32 = 1e-3;

/** Computes the gradients of a triangle, unless they are already known: neighbouring pixels mostly show the same triangle. */
function aimGradients(triangle: i32): void {
  if (triangle == gradientOf) return;
  gradientOf = triangle;
  const uv = scene.uvs + <usize>triangle * 24;
  const e1 = firstEdgeOf(triangle);
  const e2 = secondEdgeOf(triangle);
  const a = dot(e1, e1);
  const b = dot(e1, e2);
  const c = dot(e2, e2);
  const det = a * c - b * b;
  const unit: f32 = det < <f32>1e-20 ? 0 : <f32>1 / det;
  // A step along the surface is s e1 + t e2. Its dot products with these two vectors are s and t.
  const s = scale(sub(scale(e1, c), scale(e2, b)), unit);
  const t = scale(sub(scale(e2, a), scale(e1, b)), unit);
  const u1 = load<f32>(uv, 8) - load<f32>(uv);
  const v1 = load<f32>(uv, 12) - load<f32>(uv, 4);
  const u2 = load<f32>(uv, 16) - load<f32>(uv);
  const v2 = load<f32>(uv, 20) - load<f32>(uv, 4);
  gradientU = add(scale(s, u1), scale(t, u2));
  gradientV = add(scale(s, v1), scale(t, v2));
  isTrueToScale =
    abs<f32>(dot(gradientU, gradientU) - 1) < TOLERANCE &&
    abs<f32>(dot(gradientV, gradientV) - 1) < TOLERANCE &&
    abs<f32>(dot(gradientU, gradientV)) < TOLERANCE;
}

/** Forgets the triangle. Call it at the start of a kernel, because another scene may lie in the same memory. */
export function forgetGradients(): void {
  gradientOf = -1;
}

/**
 * Packs the ellipse in which a cone of this width cuts the hit triangle: log2 of its width (8 bits, 1/16 octave), and its long axis in u
 * and v (8 bits each, signed, 1/16 of the width).
 */
export function packFootprint(triangle: i32, direction: v128, cone: f32): u32 {
  aimGradients(triangle);
  const n = hitFacet;
  const slope = dot(n, direction);
  const stretch = cone / max<f32>(<f32>0.03, abs<f32>(slope));
  // The gradients lie in the surface, so the perpendicular part of the direction does not count.
  const alongSurface = <f32>1 / sqrt<f32>(max<f32>(<f32>1e-12, 1 - slope * slope));
  const du = dot(gradientU, direction) * alongSurface * stretch;
  const dv = dot(gradientV, direction) * alongSurface * stretch;
  let across = cone;
  let long = stretch;
  if (!isTrueToScale) {
    const minor = scale(cross(n, direction), alongSurface);
    across = length(dot(gradientU, minor), dot(gradientV, minor)) * cone;
    long = length(du, dv);
  }
  const width = max<f32>(max<f32>(across, FINEST), long / LONGEST);
  const level = min<i32>(255, <i32>(fastLog2(width / FINEST) * 16 + <f32>0.5));
  const unit = <f32>16 / width;
  return <u32>level | (signedByte(du * unit) << 8) | (signedByte(dv * unit) << 16);
}

@inline
function length(x: f32, y: f32): f32 {
  return sqrt<f32>(x * x + y * y);
}

@inline
function signedByte(x: f32): u32 {
  return <u32>(<i32>max<f32>(-127, min<f32>(127, x)) & 255);
}

/** Packs surface coordinates in 1/8192 m, u in the low 16 bits. The range is -0.5 m to 7.5 m. */
@inline
export function packUv(u: f32, v: f32): u32 {
  return packCoordinate(u) | (packCoordinate(v) << 16);
}

@inline
function packCoordinate(x: f32): u32 {
  return <u32>(<i32>floor<f32>((x + <f32>0.5) * 8192)) & 0xffff;
}

/** Unpacks four surface coordinates, metres, from the low 16 bits of each lane. */
@inline
export function coordinatesOfFour(bits: v128): v128 {
  const steps = f32x4.convert_i32x4_s(v128.and(bits, i32x4.splat(0xffff)));
  return f32x4.sub(f32x4.mul(f32x4.add(steps, halves()), splat(<f32>(1.0 / 8192.0))), halves());
}
