/** The display curve, from exposed light to sRGB bytes: a filmic shoulder and toe, then the sRGB transfer function. */
import { splat, toWhole } from "../math/vec";
import { palette } from "../memory/bound";

/** Light is shown linearly up to SHOULDER. Above it, highlights roll off and reach white at WHITE. */
const SHOULDER: f32 = 0.72;
const WHITE: f32 = 4.5;
const TOE: f32 = 0.012;
const CURVE_STEPS: i32 = 4095;

/**
 * A table from exposed light to bytes, indexed by the upper bits of a float: its exponent and nine bits of its mantissa. Light below DARKEST
 * is black, light above BRIGHTEST white.
 */
const DARKEST: f32 = 1.0 / 16384.0;
const BRIGHTEST: f32 = 32;
const DROPPED_BITS: i32 = 14;
const FIRST_ENTRY: i32 = 0x38800000 >> DROPPED_BITS;
const LAST_ENTRY: i32 = 0x42000000 >> DROPPED_BITS;
const LIGHT_TABLE: usize = 4096;

/** Bytes of the tables that `prepareCurve` writes. */
export function curveBytes(): i32 {
  return <i32>LIGHT_TABLE + LAST_ENTRY - FIRST_ENTRY + 1;
}

/** The sRGB transfer function, as a byte. */
function byteOf(linear: f32): u8 {
  const y =
    linear <= <f32>0.0031308 ? linear * <f32>12.92 : Mathf.pow(linear, <f32>(1.0 / 2.4)) * <f32>1.055 - <f32>0.055;
  return <u8>(y * 255 + <f32>0.5);
}

/** Fills two tables of sRGB bytes: one indexed by the square root of display-linear light, one by exposed light. */
export function prepareCurve(table: usize): void {
  for (let i = 0; i <= CURVE_STEPS; i++) {
    const root = <f32>i / <f32>CURVE_STEPS;
    store<u8>(table + <usize>i, byteOf(root * root));
  }
  for (let entry = FIRST_ENTRY; entry <= LAST_ENTRY; entry++) {
    // The middle of all floats that share this entry.
    const light = reinterpret<f32>((entry << DROPPED_BITS) | (1 << (DROPPED_BITS - 1)));
    const shown = f32x4.extract_lane(bendLight(splat(light)), 0);
    store<u8>(table + LIGHT_TABLE + <usize>(entry - FIRST_ENTRY), byteOf(shown));
  }
}

/** Display-linear values, 0 to 1, of exposed light: shoulder and toe. */
@inline
export function bendLight(exposed: v128): v128 {
  const x = f32x4.pmax(splat(0), exposed);
  const range: f32 = 1 - SHOULDER;
  const top = (WHITE - SHOULDER) / range;
  const t = f32x4.mul(f32x4.pmax(splat(0), f32x4.sub(x, splat(SHOULDER))), splat(1 / range));
  const bent = f32x4.div(
    f32x4.mul(t, f32x4.add(splat(1), f32x4.mul(t, splat(1 / (top * top))))),
    f32x4.add(splat(1), t),
  );
  const y = f32x4.add(f32x4.pmin(splat(SHOULDER), x), f32x4.mul(bent, splat(range)));
  const deep = f32x4.div(f32x4.mul(y, f32x4.add(y, splat(TOE * 0.4))), f32x4.add(y, splat(TOE)));
  return f32x4.pmin(splat(1), deep);
}

/** Indices into the table over square roots. */
@inline
function curveSteps(shown: v128): v128 {
  return toWhole(f32x4.add(f32x4.mul(f32x4.sqrt(shown), splat(<f32>CURVE_STEPS)), splat(0.5)));
}

@inline
function curveAt(step: i32): u32 {
  return <u32>load<u8>(palette.curve + <usize>step);
}

/** Writes a display-linear colour as three sRGB bytes. */
@inline
export function writePixel(target: usize, shown: v128): void {
  const steps = curveSteps(shown);
  store<u8>(target, <u8>curveAt(i32x4.extract_lane(steps, 0)));
  store<u8>(target, <u8>curveAt(i32x4.extract_lane(steps, 1)), 1);
  store<u8>(target, <u8>curveAt(i32x4.extract_lane(steps, 2)), 2);
}

/** Indices into the table over exposed light. */
@inline
function lightEntries(exposed: v128): v128 {
  const inside = f32x4.pmin(splat(BRIGHTEST), f32x4.pmax(splat(DARKEST), exposed));
  return i32x4.sub(i32x4.shr_u(inside, DROPPED_BITS), i32x4.splat(FIRST_ENTRY - <i32>LIGHT_TABLE));
}

/** Writes the first `count` of four pixels of exposed light, given by channel. */
export function writeFourPixels(target: usize, count: i32, red: v128, green: v128, blue: v128): void {
  const r = lightEntries(red);
  const g = lightEntries(green);
  const b = lightEntries(blue);
  const first = colorWord(i32x4.extract_lane(r, 0), i32x4.extract_lane(g, 0), i32x4.extract_lane(b, 0));
  const second = colorWord(i32x4.extract_lane(r, 1), i32x4.extract_lane(g, 1), i32x4.extract_lane(b, 1));
  const third = colorWord(i32x4.extract_lane(r, 2), i32x4.extract_lane(g, 2), i32x4.extract_lane(b, 2));
  const fourth = colorWord(i32x4.extract_lane(r, 3), i32x4.extract_lane(g, 3), i32x4.extract_lane(b, 3));
  if (count == 4) {
    store<u32>(target, first | (second << 24));
    store<u32>(target, (second >> 8) | (third << 16), 4);
    store<u32>(target, (third >> 16) | (fourth << 8), 8);
    return;
  }
  writeWord(target, first);
  if (count > 1) writeWord(target + 3, second);
  if (count > 2) writeWord(target + 6, third);
}

@inline
function colorWord(r: i32, g: i32, b: i32): u32 {
  return curveAt(r) | (curveAt(g) << 8) | (curveAt(b) << 16);
}

@inline
function writeWord(target: usize, word: u32): void {
  store<u16>(target, <u16>word);
  store<u8>(target, <u8>(word >> 16), 2);
}
