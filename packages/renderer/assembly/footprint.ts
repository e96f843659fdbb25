/** How large and how long a pixel is on the surface that it shows, in surface coordinates. */
import { fastLog2 } from "./packing";
import { scene } from "./layout";
import { firstEdgeOf, hitFacet, secondEdgeOf } from "./surface";
import { cross, dot, normalize, scale, sub } from "./vec";

/** Smallest width that a record can say, metres. */
export const FINEST: f32 = 5e-5;
/** Longest footprint in units of its width; beyond it, the width grows. */
const LONGEST: f32 = 7.5;

/**
 * Packs the ellipse that a cone of this width leaves on the hit triangle: log2 of its width (8 bits, 1/16 octave), and
 * its long axis in u and v (8 bits each, signed, 1/16 of the width).
 */
export function packFootprint(triangle: i32, direction: v128, cone: f32): u32 {
  const uv = scene.uvs + <usize>triangle * 24;
  const e1 = firstEdgeOf(triangle);
  const e2 = secondEdgeOf(triangle);
  const n = hitFacet;
  const cosine = max<f32>(<f32>0.03, abs<f32>(dot(n, direction)));
  const major = normalize(sub(direction, scale(n, dot(n, direction))));
  const minor = cross(n, major);
  const a = dot(e1, e1);
  const b = dot(e1, e2);
  const c = dot(e2, e2);
  const det = a * c - b * b;
  if (det < <f32>1e-20) return 128;
  const u1 = load<f32>(uv, 8) - load<f32>(uv);
  const v1 = load<f32>(uv, 12) - load<f32>(uv, 4);
  const u2 = load<f32>(uv, 16) - load<f32>(uv);
  const v2 = load<f32>(uv, 20) - load<f32>(uv, 4);
  const m1 = dot(major, e1);
  const m2 = dot(major, e2);
  const ms = (c * m1 - b * m2) / det;
  const mt = (a * m2 - b * m1) / det;
  const n1 = dot(minor, e1);
  const n2 = dot(minor, e2);
  const ns = (c * n1 - b * n2) / det;
  const nt = (a * n2 - b * n1) / det;
  const across = length(u1 * ns + u2 * nt, v1 * ns + v2 * nt) * cone;
  const stretch = cone / cosine;
  const du = (u1 * ms + u2 * mt) * stretch;
  const dv = (v1 * ms + v2 * mt) * stretch;
  const long = length(du, dv);
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

/** Surface coordinates in 1/8192 m, u low; from half a metre before the surface's origin to 7.5 m after it. */
@inline
export function packUv(u: f32, v: f32): u32 {
  return packCoordinate(u) | (packCoordinate(v) << 16);
}

@inline
function packCoordinate(x: f32): u32 {
  return <u32>(<i32>floor<f32>((x + <f32>0.5) * 8192)) & 0xffff;
}

@inline
export function unpackCoordinate(bits: u32): f32 {
  return (<f32>(bits & 0xffff) + <f32>0.5) * <f32>(1.0 / 8192.0) - <f32>0.5;
}
