/** From light to what a screen shows: exposure, a filmic shoulder and toe, the sRGB curve. */
import { palette } from "./layout";
import { splat } from "./vec";

/** Linear below; above it, highlights roll off to white at WHITE times the exposed mid-tone scale. */
const SHOULDER: f32 = 0.58;
const WHITE: f32 = 4.5;
const TOE: f32 = 0.012;
const CURVE_STEPS: i32 = 4095;

/** Bytes of the table that `prepareCurve` writes. */
export function curveBytes(): i32 {
  return CURVE_STEPS + 1;
}

/** Fills the table from the square root of display-linear light to sRGB bytes. */
export function prepareCurve(table: usize): void {
  for (let i = 0; i <= CURVE_STEPS; i++) {
    const root = <f32>i / <f32>CURVE_STEPS;
    const x = root * root;
    const y =
      x <= <f32>0.0031308 ? x * <f32>12.92 : Mathf.pow(x, <f32>(1.0 / 2.4)) * <f32>1.055 - <f32>0.055;
    store<u8>(table + <usize>i, <u8>(y * 255 + <f32>0.5));
  }
}

/** Display-linear colour, 0..1, of scene light. */
@inline
export function toneMap(light: v128): v128 {
  const x = f32x4.max(f32x4.mul(light, palette.gain), splat(0));
  const range: f32 = 1 - SHOULDER;
  const top = (WHITE - SHOULDER) / range;
  const t = f32x4.mul(f32x4.max(f32x4.sub(x, splat(SHOULDER)), splat(0)), splat(1 / range));
  const bent = f32x4.div(
    f32x4.mul(t, f32x4.add(splat(1), f32x4.mul(t, splat(1 / (top * top))))),
    f32x4.add(splat(1), t),
  );
  const y = f32x4.add(f32x4.min(x, splat(SHOULDER)), f32x4.mul(bent, splat(range)));
  const deep = f32x4.div(f32x4.mul(y, f32x4.add(y, splat(TOE * 0.4))), f32x4.add(y, splat(TOE)));
  return f32x4.min(deep, splat(1));
}

/** Writes a display-linear colour as three sRGB bytes. */
@inline
export function writePixel(target: usize, shown: v128): void {
  const step = f32x4.add(f32x4.mul(f32x4.sqrt(shown), splat(<f32>CURVE_STEPS)), splat(0.5));
  const index = i32x4.trunc_sat_f32x4_s(step);
  store<u8>(target, load<u8>(palette.curve + <usize>i32x4.extract_lane(index, 0)));
  store<u8>(target, load<u8>(palette.curve + <usize>i32x4.extract_lane(index, 1)), 1);
  store<u8>(target, load<u8>(palette.curve + <usize>i32x4.extract_lane(index, 2)), 2);
}
