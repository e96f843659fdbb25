/** Fast approximations of logarithm and exponential functions. */
import { mulAdd, toWhole } from "./vec";

/** log2 of a positive number; the error is below 0.01. */
@inline
export function fastLog2(x: f32): f32 {
  const bits = reinterpret<u32>(x);
  const e = <f32>(<i32>(bits >> 23) - 127);
  const m = reinterpret<f32>((bits & 0x7fffff) | 0x3f800000) - 1;
  return e + m * (<f32>1.3465 - <f32>0.3465 * m);
}

/** 2^x of four numbers, |x| < 126; the error is below 0.3%. */
@inline
export function fastExp2OfFour(x: v128): v128 {
  const whole = f32x4.floor(x);
  const f = f32x4.sub(x, whole);
  const bent = mulAdd(f, f32x4.splat(0.3435), f32x4.splat(0.6565));
  const mantissa = mulAdd(f, bent, f32x4.splat(1));
  const exponent = i32x4.shl(i32x4.add(toWhole(whole), i32x4.splat(127)), 23);
  return f32x4.mul(mantissa, exponent);
}

/**
 * e^x of four numbers <= 0; the error is below 4%. It writes x into the exponent bits of a float. Values below -30 count as -30, because
 * denormal products are slow.
 */
@inline
export function fastExpOfFour(x: v128): v128 {
  const bits = mulAdd(f32x4.pmax(f32x4.splat(-30), x), f32x4.splat(12102203.2), f32x4.splat(1064986823.0));
  return toWhole(bits);
}
