/**
 * Vectors and linear RGB colours, in the first three lanes of a v128. All kernels use f32x4.pmin and pmax for minimum and maximum: one
 * instruction each, where f32x4.min and max take eight. If one operand is NaN, the result is the first operand.
 */

@inline
export function vec(x: f32, y: f32, z: f32): v128 {
  return f32x4(x, y, z, 0);
}
@inline
export function splat(s: f32): v128 {
  return f32x4.splat(s);
}
@inline
export function add(a: v128, b: v128): v128 {
  return f32x4.add(a, b);
}
@inline
export function sub(a: v128, b: v128): v128 {
  return f32x4.sub(a, b);
}
@inline
export function mul(a: v128, b: v128): v128 {
  return f32x4.mul(a, b);
}
@inline
export function scale(a: v128, s: f32): v128 {
  return f32x4.mul(a, f32x4.splat(s));
}
/** a * b + c, and c - a * b, per lane. On processors with fused multiply-add they are one instruction and round once. */
@inline
export function mulAdd(a: v128, b: v128, c: v128): v128 {
  return f32x4.relaxed_madd(a, b, c);
}
@inline
export function mulSub(a: v128, b: v128, c: v128): v128 {
  return f32x4.relaxed_nmadd(a, b, c);
}
/** Truncates four floats to integers. The result is undefined for NaN and for values that do not fit an i32. */
@inline
export function toWhole(a: v128): v128 {
  return i32x4.relaxed_trunc_f32x4_s(a);
}
@inline
export function xOf(a: v128): f32 {
  return f32x4.extract_lane(a, 0);
}
@inline
export function yOf(a: v128): f32 {
  return f32x4.extract_lane(a, 1);
}
@inline
export function zOf(a: v128): f32 {
  return f32x4.extract_lane(a, 2);
}
@inline
export function wOf(a: v128): f32 {
  return f32x4.extract_lane(a, 3);
}

@inline
export function dot(a: v128, b: v128): f32 {
  const p = f32x4.mul(a, b);
  return f32x4.extract_lane(p, 0) + f32x4.extract_lane(p, 1) + f32x4.extract_lane(p, 2);
}

@inline
export function cross(a: v128, b: v128): v128 {
  const ayzx = v128.shuffle<f32>(a, a, 1, 2, 0, 3);
  const byzx = v128.shuffle<f32>(b, b, 1, 2, 0, 3);
  const c = mulSub(ayzx, b, f32x4.mul(a, byzx));
  return v128.shuffle<f32>(c, c, 1, 2, 0, 3);
}

@inline
export function normalize(a: v128): v128 {
  return scale(a, <f32>1 / sqrt<f32>(dot(a, a) + <f32>1e-30));
}

/** Linear interpolation from a to b. */
@inline
export function mix(a: v128, b: v128, t: f32): v128 {
  return mulAdd(f32x4.sub(b, a), f32x4.splat(t), a);
}

/** Reflects an incoming direction at a plane with this normal. */
@inline
export function reflect(direction: v128, normal: v128): v128 {
  return mulSub(normal, f32x4.splat(2 * dot(direction, normal)), direction);
}

@inline
export function luminance(c: v128): f32 {
  return xOf(c) * <f32>0.2126 + yOf(c) * <f32>0.7152 + zOf(c) * <f32>0.0722;
}

@inline
export function maxComponent(c: v128): f32 {
  return max<f32>(xOf(c), max<f32>(yOf(c), zOf(c)));
}

/** Scales a colour down so that no component exceeds the limit; keeps its hue. */
@inline
export function limitColor(c: v128, limit: f32): v128 {
  const m = maxComponent(c);
  return m > limit ? scale(c, limit / m) : c;
}

/** Sum of four lanes. */
@inline
export function sumOfFour(values: v128): f32 {
  const pairs = f32x4.add(values, v128.shuffle<i32>(values, values, 2, 3, 0, 1));
  return f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1);
}

/** The greatest of four lanes. */
@inline
export function greatestOfFour(values: v128): f32 {
  const pairs = f32x4.pmax(values, v128.shuffle<i32>(values, values, 2, 3, 0, 1));
  return max<f32>(f32x4.extract_lane(pairs, 0), f32x4.extract_lane(pairs, 1));
}

/** Dot products of a vector with four others, which are given as vectors of their x, y and z coordinates. */
@inline
export function dotWithFour(a: v128, x: v128, y: v128, z: v128): v128 {
  return mulAdd(splat(zOf(a)), z, mulAdd(splat(yOf(a)), y, f32x4.mul(splat(xOf(a)), x)));
}
