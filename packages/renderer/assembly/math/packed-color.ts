/** Colours in 32 bits: three channels with a shared exponent. */
import { maxComponent, splat, toWhole } from "./vec";

/** Packs a colour: 9 bits per channel, 5 bits of exponent. `dither` in [0,1) is added before rounding down. */
export function packColor(c: v128, dither: f32): u32 {
  const m = maxComponent(c);
  if (!(m > <f32>1e-6)) return 0;
  let exponent = <i32>(reinterpret<u32>(m) >> 23) - 126;
  if (exponent < -15) return 0;
  if (exponent > 16) exponent = 16;
  const s = reinterpret<f32>((<u32>(136 - exponent)) << 23);
  const channels = i32x4.min_s(toWhole(f32x4.add(f32x4.mul(c, splat(s)), splat(dither))), i32x4.splat(511));
  const placed = i32x4.mul(channels, i32x4(1, 1 << 9, 1 << 18, 0));
  const pairs = v128.or(placed, v128.shuffle<i32>(placed, placed, 2, 3, 0, 1));
  const bits = i32x4.extract_lane(pairs, 0) | i32x4.extract_lane(pairs, 1);
  return <u32>bits | ((<u32>(exponent + 15)) << 27);
}

@inline
export function unpackColor(p: u32): v128 {
  const s = reinterpret<f32>(((p >> 27) + 103) << 23);
  const channels = i32x4(<i32>(p & 511), <i32>((p >> 9) & 511), <i32>((p >> 18) & 511), 0);
  return f32x4.mul(f32x4.convert_i32x4_s(channels), splat(s));
}

/** The scales of four packed colours. A channel times its scale is the light. */
@inline
export function scaleOfFour(packed: v128): v128 {
  return i32x4.shl(i32x4.add(i32x4.shr_u(packed, 27), i32x4.splat(103)), 23);
}

/** One channel (0 red, 1 green, 2 blue) of four packed colours, before multiplication by `scaleOfFour`. */
@inline
export function channelOfFour(packed: v128, channel: i32): v128 {
  return f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(packed, 9 * channel), i32x4.splat(511)));
}
