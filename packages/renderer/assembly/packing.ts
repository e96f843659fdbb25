/** Compact forms of colours and directions in the hot view. */
import { maxComponent, mulAdd, splat, toWhole } from "./vec";

/** Shared-exponent RGB: 9 bits per channel, 5 bits exponent. `dither` in [0,1) decides the rounding. */
export function packColor(c: v128, dither: f32): u32 {
  const m = maxComponent(c);
  if (!(m > <f32>1e-6)) return 0;
  let exponent = <i32>(reinterpret<u32>(m) >> 23) - 126;
  if (exponent < -15) return 0;
  if (exponent > 16) exponent = 16;
  const s = reinterpret<f32>(<u32>(136 - exponent) << 23);
  const channels = i32x4.min_s(toWhole(f32x4.add(f32x4.mul(c, splat(s)), splat(dither))), i32x4.splat(511));
  const placed = i32x4.mul(channels, i32x4(1, 1 << 9, 1 << 18, 0));
  const pairs = v128.or(placed, v128.shuffle<i32>(placed, placed, 2, 3, 0, 1));
  const bits = i32x4.extract_lane(pairs, 0) | i32x4.extract_lane(pairs, 1);
  return <u32>bits | (<u32>(exponent + 15) << 27);
}

@inline
export function unpackColor(p: u32): v128 {
  const s = reinterpret<f32>(((p >> 27) + 103) << 23);
  const channels = i32x4(<i32>(p & 511), <i32>((p >> 9) & 511), <i32>((p >> 18) & 511), 0);
  return f32x4.mul(f32x4.convert_i32x4_s(channels), splat(s));
}

/** Scale of four packed colours; times their channels it gives light. */
@inline
export function scaleOfFour(packed: v128): v128 {
  return i32x4.shl(i32x4.add(i32x4.shr_u(packed, 27), i32x4.splat(103)), 23);
}

/** One channel of four packed colours, 0 red to 2 blue, to be multiplied by their scale. */
@inline
export function channelOfFour(packed: v128, channel: i32): v128 {
  return f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(packed, 9 * channel), i32x4.splat(511)));
}

/** log2 for positive numbers, within 0.01. */
@inline
export function fastLog2(x: f32): f32 {
  const bits = reinterpret<u32>(x);
  const e = <f32>(<i32>(bits >> 23) - 127);
  const m = reinterpret<f32>((bits & 0x7fffff) | 0x3f800000) - 1;
  return e + m * (<f32>1.3465 - <f32>0.3465 * m);
}

/** 2^x of four numbers, |x| < 126, within 0.3%. */
@inline
export function fastExp2OfFour(x: v128): v128 {
  const whole = f32x4.floor(x);
  const f = f32x4.sub(x, whole);
  const bent = mulAdd(f, f32x4.splat(0.3435), f32x4.splat(0.6565));
  const mantissa = mulAdd(f, bent, f32x4.splat(1));
  const exponent = i32x4.shl(i32x4.add(toWhole(whole), i32x4.splat(127)), 23);
  return f32x4.mul(mantissa, exponent);
}

/** e^x of four numbers <= 0, within 4%: the exponent's bits do the work. What is below -30 counts as -30, lest products become denormal and slow. */
@inline
export function fastExpOfFour(x: v128): v128 {
  const bits = mulAdd(f32x4.pmax(f32x4.splat(-30), x), f32x4.splat(12102203.2), f32x4.splat(1064986823.0));
  return toWhole(bits);
}
