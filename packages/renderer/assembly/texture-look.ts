/** Looking four places up in a stored picture, each on a level of its own. */
import { scratch, Texture } from "./layout";
import { levelOf } from "./texture";
import { splat } from "./vec";

/** Weights of the four texels around a place count in parts of this. */
const PARTS: i32 = 128;
/** What a texel of full light gives after both interpolations. */
const FULL: f32 = 255 * 128 * 128;

/** Scratch: colours that looks have added up, one v128 per place. */
const SUMS: usize = 12288;

/** The levels at hand: addresses, bytes from row to row, widths and heights, and the last column and row with a neighbour. */
let addresses: v128 = i32x4.splat(0);
let strides: v128 = i32x4.splat(0);
let widths: v128 = f32x4.splat(0);
let heights: v128 = f32x4.splat(0);
let lastColumns: v128 = i32x4.splat(0);
let lastRows: v128 = i32x4.splat(0);

/** Begins looking: at these levels of a picture, nothing seen so far. */
export function aimLooks(texture: Texture, levels: v128): void {
  const a = v128.load(levelOf(texture, i32x4.extract_lane(levels, 0)));
  const b = v128.load(levelOf(texture, i32x4.extract_lane(levels, 1)));
  const c = v128.load(levelOf(texture, i32x4.extract_lane(levels, 2)));
  const d = v128.load(levelOf(texture, i32x4.extract_lane(levels, 3)));
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  addresses = v128.shuffle<i64>(ab, cd, 0, 2);
  strides = v128.shuffle<i64>(ab, cd, 1, 3);
  const sizesOfTwo = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
  const sizesOfOthers = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  widths = v128.shuffle<i64>(sizesOfTwo, sizesOfOthers, 0, 2);
  heights = v128.shuffle<i64>(sizesOfTwo, sizesOfOthers, 1, 3);
  const zero = i32x4.splat(0);
  lastColumns = i32x4.max_s(i32x4.sub(i32x4.trunc_sat_f32x4_s(widths), i32x4.splat(2)), zero);
  lastRows = i32x4.max_s(i32x4.sub(i32x4.trunc_sat_f32x4_s(heights), i32x4.splat(2)), zero);
  const sums = scratch + SUMS;
  v128.store(sums, zero);
  v128.store(sums, zero, 16);
  v128.store(sums, zero, 32);
  v128.store(sums, zero, 48);
}

/** Place along a side of so many texels, in parts of a texel, clamped at the border. */
@inline
function partsAlong(x: v128, size: v128): v128 {
  const place = f32x4.sub(f32x4.mul(x, size), splat(0.5));
  const inside = f32x4.max(splat(0), f32x4.min(f32x4.sub(size, splat(1)), place));
  return i32x4.trunc_sat_f32x4_s(f32x4.mul(inside, splat(<f32>PARTS)));
}

/**
 * Adds linear colour between four texels, times a weight. Two texels lie side by side in one load; a level one texel wide
 * reads, and ignores, what lies behind it. `down` and `across` hold how far the place lies from the first texel.
 */
@inline
function addTexels(slot: usize, at: usize, stride: usize, down: v128, across: v128, weight: v128): void {
  const top = i16x8.extend_low_i8x16_u(v128.load64_zero(at));
  const bottom = i16x8.extend_low_i8x16_u(v128.load64_zero(at + stride));
  const column = i16x8.add(i16x8.mul(top, i16x8.sub(i16x8.splat(<i16>PARTS), down)), i16x8.mul(bottom, down));
  const pairs = v128.shuffle<i16>(column, column, 0, 4, 1, 5, 2, 6, 3, 7);
  const root = f32x4.mul(f32x4.convert_i32x4_s(i32x4.dot_i16x8_s(pairs, across)), splat(1 / FULL));
  v128.store(slot, f32x4.add(v128.load(slot), f32x4.mul(f32x4.mul(root, root), weight)));
}

/** Adds one look at (x, y) of the picture, 0..1 and clamped at its border, times `weight`, for each of the four. */
export function addLook(x: v128, y: v128, weight: v128): void {
  const fx = partsAlong(x, widths);
  const fy = partsAlong(y, heights);
  const column = i32x4.min_s(i32x4.shr_s(fx, 7), lastColumns);
  const row = i32x4.min_s(i32x4.shr_s(fy, 7), lastRows);
  const right = i32x4.sub(fx, i32x4.shl(column, 7));
  const below = i32x4.sub(fy, i32x4.shl(row, 7));
  const at = i32x4.add(addresses, i32x4.add(i32x4.mul(row, strides), i32x4.shl(column, 2)));
  const across = v128.or(i32x4.sub(i32x4.splat(PARTS), right), i32x4.shl(right, 16));
  const down = v128.or(below, i32x4.shl(below, 16));
  const sums = scratch + SUMS;
  addTexels(
    sums,
    <usize>i32x4.extract_lane(at, 0),
    <usize>i32x4.extract_lane(strides, 0),
    v128.shuffle<i32>(down, down, 0, 0, 0, 0),
    v128.shuffle<i32>(across, across, 0, 0, 0, 0),
    v128.shuffle<i32>(weight, weight, 0, 0, 0, 0),
  );
  addTexels(
    sums + 16,
    <usize>i32x4.extract_lane(at, 1),
    <usize>i32x4.extract_lane(strides, 1),
    v128.shuffle<i32>(down, down, 1, 1, 1, 1),
    v128.shuffle<i32>(across, across, 1, 1, 1, 1),
    v128.shuffle<i32>(weight, weight, 1, 1, 1, 1),
  );
  addTexels(
    sums + 32,
    <usize>i32x4.extract_lane(at, 2),
    <usize>i32x4.extract_lane(strides, 2),
    v128.shuffle<i32>(down, down, 2, 2, 2, 2),
    v128.shuffle<i32>(across, across, 2, 2, 2, 2),
    v128.shuffle<i32>(weight, weight, 2, 2, 2, 2),
  );
  addTexels(
    sums + 48,
    <usize>i32x4.extract_lane(at, 3),
    <usize>i32x4.extract_lane(strides, 3),
    v128.shuffle<i32>(down, down, 3, 3, 3, 3),
    v128.shuffle<i32>(across, across, 3, 3, 3, 3),
    v128.shuffle<i32>(weight, weight, 3, 3, 3, 3),
  );
}

/** What the looks have added up, by channel. */
export let seenRed: v128 = f32x4.splat(0);
export let seenGreen: v128 = f32x4.splat(0);
export let seenBlue: v128 = f32x4.splat(0);

/** Fills `seenRed` and so on. */
export function endLooks(): void {
  const sums = scratch + SUMS;
  const a = v128.load(sums);
  const b = v128.load(sums, 16);
  const c = v128.load(sums, 32);
  const d = v128.load(sums, 48);
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  seenRed = v128.shuffle<i64>(ab, cd, 0, 2);
  seenGreen = v128.shuffle<i64>(ab, cd, 1, 3);
  seenBlue = v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 2);
}
