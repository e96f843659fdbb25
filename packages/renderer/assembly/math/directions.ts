/** Sine and cosine, frames around a normal, and cosine-distributed directions. */
import { mulAdd, scale, splat, vec, xOf, yOf, zOf } from "./vec";

export let sine: f32 = 0;
export let cosine: f32 = 0;

/** Sets `sine` and `cosine` of u full turns, u in [0,1). A polynomial; the error is below 1e-6. */
export function turn(u: f32): void {
  const x: f32 = u >= <f32>0.5 ? u - 1 : u;
  const q = abs<f32>(x);
  const t = q < <f32>0.25 ? q : <f32>0.5 - q;
  const a = t * <f32>6.2831853;
  const a2 = a * a;
  const c: f32 = 1 - a2 * (<f32>0.5 - a2 * (<f32>(1.0 / 24.0) - a2 * (<f32>(1.0 / 720.0) - a2 * <f32>(1.0 / 40320.0))));
  const s: f32 =
    a *
    (1 - a2 * (<f32>(1.0 / 6.0) - a2 * (<f32>(1.0 / 120.0) - a2 * (<f32>(1.0 / 5040.0) - a2 * <f32>(1.0 / 362880.0)))));
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

/** The same, for a frame around n that the caller already has. */
export function cosineInFrame(n: v128, across: v128, along: v128, u1: f32, u2: f32): v128 {
  turn(u2);
  const r = sqrt<f32>(u1);
  const up = scale(n, sqrt<f32>(max<f32>(0, 1 - u1)));
  return mulAdd(along, splat(r * sine), mulAdd(across, splat(r * cosine), up));
}
