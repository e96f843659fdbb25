/** Reflection: the GGX model of rough surfaces, and Fresnel reflectance. */
import { bitangent, cosine, makeFrame, sine, tangent, turn } from "./directions";
import { cross, dot, mul, mulAdd, normalize, reflect, scale, splat, vec, xOf, yOf, zOf } from "./vec";

/** A GGX surface whose squared roughness is below this is a perfect mirror. */
const SMOOTH: f32 = 1e-4;

/** Weight of the last direction of `sampleGloss`; 0 when the direction points below the surface. */
export let lobeWeight: f32 = 1;

/** The surface set by `aimGloss`, and what all its samples share: its frame, the view direction in it, and the disc of visible normals. */
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

/** Sets the surface for `sampleGloss`: normal n, seen along `direction`. */
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

/** A direction in which the surface reflects, by sampling its visible normals. Sets `lobeWeight`. */
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
