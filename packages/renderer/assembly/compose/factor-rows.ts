/**
 * Interpolates factors (the change of light by new tiles) from cells to the pixels of one row. Between the two rows of cells around the row
 * of pixels it is done once per row, so that each pixel only interpolates from left to right.
 */
import { partsAfter, partsBefore, partsHere } from "../math/constants";
import { mulAdd, splat } from "../math/vec";
import { view } from "../memory/bound";
import { LAYERS } from "../memory/light-cells";
import { ANCHOR_ALL } from "../memory/samples";
import { FACTOR_ROW_BYTES, factorLanes, factorRows } from "../memory/scratch";
import { LOW } from "../memory/view";
import { factorsOf } from "./mix-factors";

let pixelRow: i32 = 0;

@inline
function rowOf(layer: i32, channel: i32): usize {
  return factorRows + <usize>(3 * layer + channel) * FACTOR_ROW_BYTES;
}

/** The rows of cells above and below a row of pixels. */
@inline
function rowAbove(y: i32): i32 {
  return max<i32>(0, (y - LOW / 2) >> 2);
}
@inline
function rowBelow(y: i32): i32 {
  return min<i32>(view.lowHeight - 1, ((y - LOW / 2) >> 2) + 1);
}

/** Prepares the factors for a row of pixels. */
export function aimAtRow(y: i32): void {
  pixelRow = y;
  const width = view.lowWidth;
  const share = splat(<f32>((y - LOW / 2) & 3) * <f32>0.25);
  const above = (<usize>(rowAbove(y) * width)) << 2;
  const below = (<usize>(rowBelow(y) * width)) << 2;
  for (let layer = 0; layer < LAYERS; layer++) {
    for (let channel = 0; channel < 3; channel++) {
      const source = factorsOf(layer, channel);
      const row = rowOf(layer, channel);
      const end = (<usize>width) << 2;
      for (let at: usize = 0; at < end; at += 16) {
        const a = v128.load(source + above + at);
        const b = v128.load(source + below + at);
        v128.store(row + at, mulAdd(f32x4.sub(b, a), share, a), 4);
      }
      store<f32>(row, load<f32>(row, 4));
      store<f32>(row + end, load<f32>(row + end), 4);
    }
  }
}

/** Factors of four samples, by channel: the result of `mixFactorsOfFour`. */
export let factorRed: v128 = f32x4.splat(1);
export let factorGreen: v128 = f32x4.splat(1);
export let factorBlue: v128 = f32x4.splat(1);

/** Factors of four pixels that are aligned with a cell, from that cell and the two beside it. */
@inline
function betweenThree(row: usize): v128 {
  const before = f32x4.mul(v128.load32_splat(row), partsBefore());
  const here = mulAdd(v128.load32_splat(row, 4), partsHere(), before);
  return mulAdd(v128.load32_splat(row, 8), partsAfter(), here);
}

/** Sets the factors of a layer for the four pixels from x on; x is a multiple of four. */
@inline
function mixFour(layer: i32, x: i32): void {
  const at = (<usize>(x >> 2)) << 2;
  factorRed = betweenThree(rowOf(layer, 0) + at);
  factorGreen = betweenThree(rowOf(layer, 1) + at);
  factorBlue = betweenThree(rowOf(layer, 2) + at);
}

@inline
function betweenTwo(row: usize, share: f32): v128 {
  const left = load<f32>(row);
  return splat(left + (load<f32>(row, 4) - left) * share);
}

/** Sets the factors of a layer for four samples of the pixel at x. */
@inline
function mixOne(layer: i32, x: i32): void {
  const at = (<usize>(((x - LOW / 2) >> 2) + 1)) << 2;
  const share = <f32>((x - LOW / 2) & 3) * <f32>0.25;
  factorRed = betweenTwo(rowOf(layer, 0) + at, share);
  factorGreen = betweenTwo(rowOf(layer, 1) + at, share);
  factorBlue = betweenTwo(rowOf(layer, 2) + at, share);
}

/**
 * Sets the factors of a layer for four samples: of adjacent pixels from x on if `apart` is 1, of the pixel at x if it is 0. Samples whose
 * anchor names one cell have the factor of that cell.
 */
export function mixFactorsOfFour(layer: i32, x: i32, apart: i32, anchors: v128): void {
  if (apart == 0) mixOne(layer, x);
  else mixFour(layer, x);
  let anchored = ~i32x4.bitmask(i32x4.eq(anchors, i32x4.splat(ANCHOR_ALL))) & 15;
  if (anchored == 0) return;
  const four = factorLanes;
  v128.store(four, factorRed);
  v128.store(four, factorGreen, 16);
  v128.store(four, factorBlue, 32);
  v128.store(four, anchors, 48);
  while (anchored != 0) {
    const lane = ctz<i32>(anchored);
    anchored &= anchored - 1;
    const own = four + ((<usize>lane) << 2);
    const cell = (<usize>anchorCell(x + lane * apart, load<i32>(own, 48))) << 2;
    store<f32>(own, load<f32>(factorsOf(layer, 0) + cell));
    store<f32>(own, load<f32>(factorsOf(layer, 1) + cell), 16);
    store<f32>(own, load<f32>(factorsOf(layer, 2) + cell), 32);
  }
  factorRed = v128.load(four);
  factorGreen = v128.load(four, 16);
  factorBlue = v128.load(four, 32);
}

/** The cell that the anchor of a pixel in this row names. */
@inline
function anchorCell(x: i32, anchor: i32): i32 {
  const left = (x - LOW / 2) >> 2;
  const column = (anchor & 1) != 0 ? min<i32>(view.lowWidth - 1, left + 1) : max<i32>(0, left);
  return (anchor >> 1 != 0 ? rowBelow(pixelRow) : rowAbove(pixelRow)) * view.lowWidth + column;
}
