/** What the smoothing of samples that were traced by themselves goes by: reach, weights, and a mean without bright squares. */
import { add, luminance, scale, sub } from "../math/vec";

/** Pixels to each side over which light is smoothed. */
export const REACH: i32 = 3;

/** Weight of a neighbour's diffuse light by the cosine between the normals: nearly 1 within ten degrees, near 0 at forty. */
@inline
export function likenessOfLight(turn: f32): f32 {
  const t2 = turn * turn;
  const t4 = t2 * t2;
  return t4 * t4;
}

/** Weight of a neighbour's reflection, which changes faster with the normal: nearly 1 within two degrees, small at ten. */
@inline
export function likenessOfReflections(turn: f32): f32 {
  const t4 = turn * turn * turn * turn;
  const t16 = t4 * t4 * t4 * t4;
  return t16 * t16 * t16 * t16;
}

/** How many times the mean of all others the brightest sample may be. One whose few rays met a lamp would show as a bright square. */
const BRIGHTEST: f32 = 2;

/** Weighted mean of light from its sum, with the brightest sample limited. */
@inline
export function calmMean(sum: v128, weights: f32, brightest: v128, weight: f32): v128 {
  const others = weights - weight;
  if (others < 1) return scale(sum, <f32>1 / weights);
  const rest = sub(sum, scale(brightest, weight));
  const limit = (BRIGHTEST * luminance(rest)) / others;
  const excess = max<f32>(1, luminance(brightest) / max<f32>(limit, 1e-6));
  return scale(add(rest, scale(brightest, weight / excess)), <f32>1 / weights);
}
