/** Lossless compression of one field of four samples, whose values mostly differ little. */

/** How a field is stored: not at all if all values are zero, one value if all are the same, a base and small differences, or all four. */
namespace Kept {
  export const None: u32 = 0;
  export const Same: u32 = 1;
  export const Close: u32 = 2;
  export const Apart: u32 = 3;
}

/** Sign bits of the two signed bytes of a footprint. Inverting them makes these bytes unsigned, in the same order. */
const AXES: u32 = 0x00808000;

/** Address at which the next field is written or read. */
let cursor: usize = 0;

@inline
export function aimFields(at: usize): void {
  cursor = at;
}

/** End of the last field. */
@inline
export function endOfFields(): usize {
  return cursor;
}

@inline
function leastOf(values: v128): u32 {
  const pairs = i32x4.min_u(values, v128.shuffle<i32>(values, values, 2, 3, 0, 1));
  return min<u32>(<u32>i32x4.extract_lane(pairs, 0), <u32>i32x4.extract_lane(pairs, 1));
}

@inline
function isSame(values: v128): bool {
  return i32x4.all_true(i32x4.eq(values, v128.shuffle<i32>(values, values, 0, 0, 0, 0)));
}

/** Splits one part of each value into the least of them (`least`) and four differences of four bits. Returns -1 if they do not fit. */
let least: u32 = 0;
function foldPart(values: v128, shift: i32, mask: u32): i32 {
  const part = v128.and(i32x4.shr_u(values, shift), i32x4.splat(mask));
  least = leastOf(part);
  const above = i32x4.sub(part, i32x4.splat(least));
  if (i32x4.bitmask(i32x4.gt_s(above, i32x4.splat(15))) != 0) return -1;
  return (
    i32x4.extract_lane(above, 0) |
    (i32x4.extract_lane(above, 1) << 4) |
    (i32x4.extract_lane(above, 2) << 8) |
    (i32x4.extract_lane(above, 3) << 12)
  );
}

/** Unpacks four differences of four bits. */
@inline
function unfold(bits: u32): v128 {
  const spread = i32x4.mul(i32x4.splat(bits), i32x4(4096, 256, 16, 1));
  return v128.and(i32x4.shr_u(spread, 12), i32x4.splat(15));
}

/** Writes a field without differences. Returns how it is stored. */
function writeWhole(values: v128): u32 {
  if (!v128.any_true(values)) return Kept.None;
  if (isSame(values)) {
    store<u32>(cursor, i32x4.extract_lane(values, 0));
    cursor += 4;
    return Kept.Same;
  }
  v128.store(cursor, values);
  cursor += 16;
  return Kept.Apart;
}

@inline
function readWhole(mode: u32): v128 {
  if (mode == Kept.None) return i32x4.splat(0);
  if (mode == Kept.Same) {
    const values = v128.load32_splat(cursor);
    cursor += 4;
    return values;
  }
  const values = v128.load(cursor);
  cursor += 16;
  return values;
}

/** Heads are close if only the reflectance differs. */
export function writeHeads(values: v128): u32 {
  if (isSame(values)) return writeWhole(values);
  const rest = v128.and(values, i32x4.splat(0xff00ffff));
  const above = isSame(rest) ? foldPart(values, 16, 255) : -1;
  if (above < 0) return writeWhole(values);
  store<u32>(cursor, <u32>i32x4.extract_lane(rest, 0) | (least << 16));
  store<u16>(cursor, <u16>above, 4);
  cursor += 6;
  return Kept.Close;
}

@inline
export function readHeads(mode: u32): v128 {
  if (mode != Kept.Close) return readWhole(mode);
  const values = i32x4.add(v128.load32_splat(cursor), i32x4.shl(unfold(load<u16>(cursor, 4)), 16));
  cursor += 6;
  return values;
}

/** Colours are close if they have the same exponent. */
export function writeColors(values: v128): u32 {
  if (isSame(values)) return writeWhole(values);
  const exponents = i32x4.shr_u(values, 27);
  if (!isSame(exponents)) return writeWhole(values);
  const red = foldPart(values, 0, 511);
  let base = least;
  const green = foldPart(values, 9, 511);
  base |= least << 9;
  const blue = foldPart(values, 18, 511);
  base |= least << 18;
  if ((red | green | blue) < 0) return writeWhole(values);
  store<u32>(cursor, base | ((<u32>i32x4.extract_lane(exponents, 0)) << 27));
  store<u16>(cursor, <u16>red, 4);
  store<u16>(cursor, <u16>green, 6);
  store<u16>(cursor, <u16>blue, 8);
  cursor += 10;
  return Kept.Close;
}

@inline
export function readColors(mode: u32): v128 {
  if (mode != Kept.Close) return readWhole(mode);
  const red = unfold(load<u16>(cursor, 4));
  const green = i32x4.shl(unfold(load<u16>(cursor, 6)), 9);
  const blue = i32x4.shl(unfold(load<u16>(cursor, 8)), 18);
  const values = i32x4.add(i32x4.add(v128.load32_splat(cursor), red), i32x4.add(green, blue));
  cursor += 10;
  return values;
}

/** Footprints are close if none of their four bytes differs much. */
export function writeFootprints(values: v128): u32 {
  if (isSame(values)) return writeWhole(values);
  const turned = v128.xor(values, i32x4.splat(AXES));
  const width = foldPart(turned, 0, 255);
  let base = least;
  const du = foldPart(turned, 8, 255);
  base |= least << 8;
  const dv = foldPart(turned, 16, 255);
  base |= least << 16;
  const reflected = foldPart(turned, 24, 255);
  base |= least << 24;
  if ((width | du | dv | reflected) < 0) return writeWhole(values);
  store<u32>(cursor, base);
  store<u16>(cursor, <u16>width, 4);
  store<u16>(cursor, <u16>du, 6);
  store<u16>(cursor, <u16>dv, 8);
  store<u16>(cursor, <u16>reflected, 10);
  cursor += 12;
  return Kept.Close;
}

@inline
export function readFootprints(mode: u32): v128 {
  if (mode != Kept.Close) return readWhole(mode);
  const width = unfold(load<u16>(cursor, 4));
  const du = i32x4.shl(unfold(load<u16>(cursor, 6)), 8);
  const dv = i32x4.shl(unfold(load<u16>(cursor, 8)), 16);
  const reflected = i32x4.shl(unfold(load<u16>(cursor, 10)), 24);
  const sum = i32x4.add(i32x4.add(v128.load32_splat(cursor), width), i32x4.add(du, i32x4.add(dv, reflected)));
  cursor += 12;
  return v128.xor(sum, i32x4.splat(AXES));
}

/** Differences of one coordinate from the first value, three signed bytes, or FAR_APART if they do not fit. */
const FAR_APART: u32 = 0xffffffff;
function stepsOf(coordinates: v128): u32 {
  const steps = i32x4.sub(coordinates, v128.shuffle<i32>(coordinates, coordinates, 0, 0, 0, 0));
  const fits = v128.and(i32x4.ge_s(steps, i32x4.splat(-128)), i32x4.le_s(steps, i32x4.splat(127)));
  if (!i32x4.all_true(fits)) return FAR_APART;
  return (
    (i32x4.extract_lane(steps, 1) & 255) |
    ((i32x4.extract_lane(steps, 2) & 255) << 8) |
    ((i32x4.extract_lane(steps, 3) & 255) << 16)
  );
}

/** Places (surface coordinates) are close if they lie within 15 mm of the first. */
export function writePlaces(values: v128): u32 {
  if (isSame(values)) return writeWhole(values);
  const along = stepsOf(v128.and(values, i32x4.splat(0xffff)));
  const across = stepsOf(i32x4.shr_u(values, 16));
  if (along == FAR_APART || across == FAR_APART) return writeWhole(values);
  store<u32>(cursor, i32x4.extract_lane(values, 0));
  store<u32>(cursor, along | (across << 24), 4);
  store<u16>(cursor, <u16>(across >> 8), 8);
  cursor += 10;
  return Kept.Close;
}

/** Differences from three signed bytes, as lanes 1 to 3; lane 0 is 0. */
@inline
function stepsFrom(bytes: usize): v128 {
  const signed = i16x8.extend_low_i8x16_s(v128.load32_zero(bytes));
  return v128.and(i32x4.extend_low_i16x8_s(signed), i32x4(0, -1, -1, -1));
}

@inline
export function readPlaces(mode: u32): v128 {
  if (mode != Kept.Close) return readWhole(mode);
  const first = v128.load32_splat(cursor);
  const along = v128.and(i32x4.add(first, stepsFrom(cursor + 3)), i32x4.splat(0xffff));
  const across = i32x4.shl(i32x4.add(i32x4.shr_u(first, 16), stepsFrom(cursor + 6)), 16);
  cursor += 10;
  return v128.or(along, across);
}
