/** Random numbers and directions. Every state lives in this instance, so threads never share it. */
import { cross, dot, mul, mulAdd, normalize, reflect, scale, splat, vec, xOf, yOf, zOf } from "./vec";

let randomState: u32 = 1;

@inline
export function hash(value: u32): u32 {
  let x = value;
  x ^= x >> 16;
  x *= 0x7feb352d;
  x ^= x >> 15;
  x *= 0x846ca68b;
  return x ^ (x >> 16);
}

/** `hash` of four numbers. */
@inline
export function hashOfFour(value: v128): v128 {
  let x = v128.xor(value, i32x4.shr_u(value, 16));
  x = i32x4.mul(x, i32x4.splat(0x7feb352d));
  x = v128.xor(x, i32x4.shr_u(x, 15));
  x = i32x4.mul(x, i32x4.splat(0x846ca68b));
  return v128.xor(x, i32x4.shr_u(x, 16));
}

@inline
export function seedRandom(seed: u32): void {
  randomState = hash(seed);
}

/** Next number of the PCG sequence, in [0,1). */
@inline
export function random(): f32 {
  randomState = randomState * 747796405 + 2891336453;
  const s = randomState;
  const w = ((s >> ((s >> 28) + 4)) ^ s) * 277803737;
  return <f32>(((w >> 22) ^ w) >> 8) * <f32>(1.0 / 16777216.0);
}

/** A number in [0,1) from a seed. */
@inline
export function hashUnit(seed: u32): f32 {
  return <f32>(hash(seed) >> 8) * <f32>(1.0 / 16777216.0);
}

@inline
export function fraction(x: f32): f32 {
  return x - floor<f32>(x);
}

export let sine: f32 = 0;
export let cosine: f32 = 0;

/** Sets `sine` and `cosine` of u whole turns, u in [0,1); polynomial, within 1e-6. */
export function turn(u: f32): void {
  const x: f32 = u >= <f32>0.5 ? u - 1 : u;
  const q = abs<f32>(x);
  const t = q < <f32>0.25 ? q : <f32>0.5 - q;
  const a = t * <f32>6.2831853;
  const a2 = a * a;
  const c: f32 =
    1 -
    a2 * (<f32>0.5 - a2 * (<f32>(1.0 / 24.0) - a2 * (<f32>(1.0 / 720.0) - a2 * <f32>(1.0 / 40320.0))));
  const s: f32 =
    a *
    (1 -
      a2 *
        (<f32>(1.0 / 6.0) -
          a2 * (<f32>(1.0 / 120.0) - a2 * (<f32>(1.0 / 5040.0) - a2 * <f32>(1.0 / 362880.0)))));
  cosine = q < <f32>0.25 ? c : -c;
  sine = x < 0 ? -s : s;
}

export let tangent: v128 = f32x4.splat(0);
export let bitangent: v128 = f32x4.splat(0);

/** Sets `tangent` and `bitangent` to complete an orthonormal frame around n. */
@inline
export function makeFrame(n: v128): void {
  const nx = xOf(n);
  const ny = yOf(n);
  const nz = zOf(n);
  const s: f32 = nz >= 0 ? 1 : -1;
  const k = <f32>-1 / (s + nz);
  const m = nx * ny * k;
  tangent = vec(1 + s * nx * nx * k, s * m, -s * nx);
  bitangent = vec(m, s + ny * ny * k, -ny);
}

/** Cosine-distributed direction around n. */
export function cosineDirection(n: v128, u1: f32, u2: f32): v128 {
  makeFrame(n);
  return cosineInFrame(n, tangent, bitangent, u1, u2);
}

/** The same around n in a frame that is known. */
export function cosineInFrame(n: v128, across: v128, along: v128, u1: f32, u2: f32): v128 {
  turn(u2);
  const r = sqrt<f32>(u1);
  const up = scale(n, sqrt<f32>(max<f32>(0, 1 - u1)));
  return mulAdd(along, splat(r * sine), mulAdd(across, splat(r * cosine), up));
}

/** A GGX surface of less than this roughness, squared, is a mirror. */
const SMOOTH: f32 = 1e-4;

/** Weight of the direction last returned by `sampleGloss`; 0 means it left below the surface. */
export let lobeWeight: f32 = 1;

/** The GGX surface aimed at, and what its samples have in common: its frame, the view in it, and the half disc of normals that face it. */
let glossNormal: v128 = f32x4.splat(0);
let glossTangent: v128 = f32x4.splat(0);
let glossBitangent: v128 = f32x4.splat(0);
let glossMirrored: v128 = f32x4.splat(0);
let glossAlpha: f32 = 0;
let glossOut: v128 = f32x4.splat(0);
let glossView: v128 = f32x4.splat(0);
let glossAcross: v128 = f32x4.splat(0);
let glossAlong: v128 = f32x4.splat(0);
let glossBlend: f32 = 0;

/** Aims at a GGX surface that light leaves against `direction`. */
export function aimGloss(n: v128, direction: v128, roughness: f32): void {
  const alpha = roughness * roughness;
  glossAlpha = alpha;
  if (alpha < SMOOTH) {
    glossMirrored = reflect(direction, n);
    return;
  }
  makeFrame(n);
  glossNormal = n;
  glossTangent = tangent;
  glossBitangent = bitangent;
  const out = vec(-dot(direction, tangent), -dot(direction, bitangent), max<f32>(<f32>1e-4, -dot(direction, n)));
  const view = normalize(mul(out, vec(alpha, alpha, 1)));
  const vx = xOf(view);
  const vy = yOf(view);
  const flat = vx * vx + vy * vy;
  const inverse = <f32>1 / sqrt<f32>(max<f32>(flat, <f32>1e-12));
  glossOut = out;
  glossView = view;
  glossAcross = flat > <f32>1e-9 ? vec(-vy * inverse, vx * inverse, 0) : vec(1, 0, 0);
  glossAlong = cross(view, glossAcross);
  glossBlend = <f32>0.5 * (1 + zOf(view));
}

/** A direction in which the surface aimed at reflects, by one of its visible normals. */
export function sampleGloss(u1: f32, u2: f32): v128 {
  lobeWeight = 1;
  const alpha = glossAlpha;
  if (alpha < SMOOTH) return glossMirrored;
  turn(u2);
  const r = sqrt<f32>(u1);
  const p1 = r * cosine;
  const beside = max<f32>(0, 1 - p1 * p1);
  const p2 = (<f32>1 - glossBlend) * sqrt<f32>(beside) + glossBlend * r * sine;
  const p3 = sqrt<f32>(max<f32>(0, beside - p2 * p2));
  const cap = mulAdd(glossAcross, splat(p1), mulAdd(glossAlong, splat(p2), scale(glossView, p3)));
  const half = normalize(vec(alpha * xOf(cap), alpha * yOf(cap), max<f32>(<f32>1e-6, zOf(cap))));
  const back = mulAdd(half, splat(<f32>2 * dot(glossOut, half)), f32x4.neg(glossOut));
  const up = zOf(back);
  if (up <= 0) {
    lobeWeight = 0;
    return glossNormal;
  }
  const a2 = alpha * alpha;
  lobeWeight = (<f32>2 * up) / (up + sqrt<f32>(a2 + (<f32>1 - a2) * up * up));
  const side = mulAdd(glossTangent, splat(xOf(back)), scale(glossBitangent, yOf(back)));
  return normalize(mulAdd(glossNormal, splat(up), side));
}

/** Reflects `direction` on a GGX surface by sampling its visible normals. */
export function glossyDirection(n: v128, direction: v128, roughness: f32, u1: f32, u2: f32): v128 {
  aimGloss(n, direction, roughness);
  return sampleGloss(u1, u2);
}

/** Unpolarised Fresnel reflectance of a dielectric. */
export function fresnel(cosTheta: f32, ior: f32): f32 {
  const c = abs<f32>(cosTheta);
  const g2 = ior * ior - 1 + c * c;
  if (g2 <= 0) return 1;
  const g = sqrt<f32>(g2);
  const a = (g - c) / (g + c);
  const b = (c * (g + c) - 1) / (c * (g - c) + 1);
  return <f32>0.5 * a * a * (1 + b * b);
}
