/** Texture lookup for four samples at once, each on its own level, with bilinear filtering. */
import { halves, ones } from "../math/constants";
import { mulAdd, splat, toWhole } from "../math/vec";
import { Texture } from "../memory/palette";
import { textureSums } from "../memory/scratch";
import { levelOf } from "./prepare-texture";

/** Fixed-point unit of the interpolation weights. */
const PARTS: i32 = 128;
/** Value of a white texel after both interpolations. */
const FULL: f32 = 255 * 128 * 128;

/** The current level of each sample: address, bytes from row to row, width, height, last column and row that have a neighbour. */
let addresses: v128 = i32x4.splat(0);
let strides: v128 = i32x4.splat(0);
let widths: v128 = f32x4.splat(0);
let heights: v128 = f32x4.splat(0);
let lastColumns: v128 = i32x4.splat(0);
let lastRows: v128 = i32x4.splat(0);

/** Sets the levels of a texture for the following lookups. */
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
  lastColumns = i32x4.max_s(i32x4.sub(toWhole(widths), i32x4.splat(2)), zero);
  lastRows = i32x4.max_s(i32x4.sub(toWhole(heights), i32x4.splat(2)), zero);
}

/** Starts an average of several lookups. */
export function beginLooks(): void {
  const zero = splat(0);
  const sums = textureSums;
  v128.store(sums, zero);
  v128.store(sums, zero, 16);
  v128.store(sums, zero, 32);
  v128.store(sums, zero, 48);
}

/** Coordinate along a side, in fixed-point texels, clamped at the border. */
@inline
function partsAlong(x: v128, size: v128): v128 {
  const place = f32x4.sub(f32x4.mul(x, size), halves());
  const inside = f32x4.pmax(splat(0), f32x4.pmin(f32x4.sub(size, ones()), place));
  return toWhole(f32x4.mul(inside, splat(<f32>PARTS)));
}

/** The current lookup: address of the upper left texel, and weights across and down, as pairs of 16-bit numbers. */
let firstTexels: v128 = i32x4.splat(0);
let partsAcross: v128 = i32x4.splat(0);
let partsDown: v128 = i32x4.splat(0);

/** Sets the current lookup to (x, y) of the texture, 0 to 1, clamped at its border. */
@inline
function aimAtTexels(x: v128, y: v128): void {
  const fx = partsAlong(x, widths);
  const fy = partsAlong(y, heights);
  const column = i32x4.min_s(i32x4.shr_s(fx, 7), lastColumns);
  const row = i32x4.min_s(i32x4.shr_s(fy, 7), lastRows);
  const right = i32x4.sub(fx, i32x4.shl(column, 7));
  const below = i32x4.sub(fy, i32x4.shl(row, 7));
  firstTexels = i32x4.add(addresses, i32x4.add(i32x4.mul(row, strides), i32x4.shl(column, 2)));
  partsAcross = v128.or(i32x4.sub(i32x4.splat(PARTS), right), i32x4.shl(right, 16));
  partsDown = v128.or(below, i32x4.shl(below, 16));
}

/**
 * Interpolates between four texels; the result is the square root of light, FULL for white. One load reads two adjacent texels. In a level one
 * texel wide, the second of them has no weight.
 */
@inline
function betweenTexels(at: usize, stride: usize, down: v128, across: v128): v128 {
  const top = v128.load_ext<u8>(at);
  const bottom = v128.load_ext<u8>(at + stride);
  const column = i16x8.add(i16x8.shl(top, 7), i16x8.mul(i16x8.sub(bottom, top), down));
  const pairs = v128.shuffle<i16>(column, v128.shuffle<i64>(column, column, 1, 1), 0, 8, 1, 9, 2, 10, 3, 11);
  return i32x4.dot_i16x8_s(pairs, across);
}

@inline
function firstRoot(): v128 {
  return betweenTexels(
    <usize>i32x4.extract_lane(firstTexels, 0),
    <usize>i32x4.extract_lane(strides, 0),
    v128.shuffle<i32>(partsDown, partsDown, 0, 0, 0, 0),
    v128.shuffle<i32>(partsAcross, partsAcross, 0, 0, 0, 0),
  );
}

@inline
function secondRoot(): v128 {
  return betweenTexels(
    <usize>i32x4.extract_lane(firstTexels, 1),
    <usize>i32x4.extract_lane(strides, 1),
    v128.shuffle<i32>(partsDown, partsDown, 1, 1, 1, 1),
    v128.shuffle<i32>(partsAcross, partsAcross, 1, 1, 1, 1),
  );
}

@inline
function thirdRoot(): v128 {
  return betweenTexels(
    <usize>i32x4.extract_lane(firstTexels, 2),
    <usize>i32x4.extract_lane(strides, 2),
    v128.shuffle<i32>(partsDown, partsDown, 2, 2, 2, 2),
    v128.shuffle<i32>(partsAcross, partsAcross, 2, 2, 2, 2),
  );
}

@inline
function fourthRoot(): v128 {
  return betweenTexels(
    <usize>i32x4.extract_lane(firstTexels, 3),
    <usize>i32x4.extract_lane(strides, 3),
    v128.shuffle<i32>(partsDown, partsDown, 3, 3, 3, 3),
    v128.shuffle<i32>(partsAcross, partsAcross, 3, 3, 3, 3),
  );
}

/** Light from square roots, which are FULL for white. */
@inline
function lightOf(parts: v128): v128 {
  const root = f32x4.mul(f32x4.convert_i32x4_s(parts), splat(1 / FULL));
  return f32x4.mul(root, root);
}

@inline
function addLight(sum: usize, roots: v128, weight: v128): void {
  v128.store(sum, mulAdd(lightOf(roots), weight, v128.load(sum)));
}

/** Adds one lookup at (x, y) to the average, times `weights`, for each of the four. */
export function addLook(x: v128, y: v128, weights: v128): void {
  aimAtTexels(x, y);
  const sums = textureSums;
  addLight(sums, firstRoot(), v128.shuffle<i32>(weights, weights, 0, 0, 0, 0));
  addLight(sums + 16, secondRoot(), v128.shuffle<i32>(weights, weights, 1, 1, 1, 1));
  addLight(sums + 32, thirdRoot(), v128.shuffle<i32>(weights, weights, 2, 2, 2, 2));
  addLight(sums + 48, fourthRoot(), v128.shuffle<i32>(weights, weights, 3, 3, 3, 3));
}

/** Result of `endLooks` and `lookOnce`: colours by channel. */
export let seenRed: v128 = f32x4.splat(0);
export let seenGreen: v128 = f32x4.splat(0);
export let seenBlue: v128 = f32x4.splat(0);

/** Transposes four colours to three channels. */
@inline
function keepByChannel(a: v128, b: v128, c: v128, d: v128): void {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  seenRed = v128.shuffle<i64>(ab, cd, 0, 2);
  seenGreen = v128.shuffle<i64>(ab, cd, 1, 3);
  seenBlue = v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, d, 2, 6, 3, 7), 0, 2);
}

/** Ends an average and sets the result. */
export function endLooks(): void {
  const sums = textureSums;
  keepByChannel(v128.load(sums), v128.load(sums, 16), v128.load(sums, 32), v128.load(sums, 48));
}

/** Sets the result to a single lookup at (x, y), for each of the four. */
export function lookOnce(x: v128, y: v128): void {
  aimAtTexels(x, y);
  keepByChannel(firstRoot(), secondRoot(), thirdRoot(), fourthRoot());
  seenRed = lightOf(seenRed);
  seenGreen = lightOf(seenGreen);
  seenBlue = lightOf(seenBlue);
}

/** Multiplies the result by a brightness. */
@inline
export function shadeSeen(shade: v128): void {
  seenRed = f32x4.mul(seenRed, shade);
  seenGreen = f32x4.mul(seenGreen, shade);
  seenBlue = f32x4.mul(seenBlue, shade);
}
