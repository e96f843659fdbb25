/** Composes pixels from the packed samples of a hot view and a palette, four samples at a time. */
import { splat, sumOfFour, xOf, yOf, zOf } from "../math/vec";
import { palette, view } from "../memory/bound";
import { readFour } from "../pack/packed-samples";
import { ALL_EDGES, edgePixel, edgesAmong, firstEdgeFrom } from "../trace/edge-pixels";
import { bendLight, writeFourPixels, writePixel } from "./display-curve";
import { aimAtRow } from "./factor-rows";
import { shadedBlue, shadedGreen, shadedRed, shadeFour } from "./shade";

/** Address of the next packed samples. */
let source: usize = 0;

/** Kernel: writes sRGB bytes, three per pixel, to `target`: of the rows first, first + step, ... those numbered [from, to). */
export function compositeRows(from: i32, to: i32, target: usize, first: i32, step: i32): void {
  for (let at = from; at < to; at++) {
    const y = first + at * step;
    aimAtRow(y);
    source = view.packed + <usize>load<u32>(view.packedRows + ((<usize>y) << 2));
    const edge = firstEdgeFrom(y * view.width);
    const next = firstEdgeFrom((y + 1) * view.width);
    showRow(y, edge, next, target);
    showEdges(y, edge, next, target);
  }
}

/** Writes the pixels of a row from their own samples. Edge pixels, `edge` to `next`, are written by `showEdges` afterwards. */
function showRow(y: i32, edge: i32, next: i32, target: usize): void {
  const width = view.width;
  const row = y * width;
  for (let x = 0; x < width; x += 4) {
    const pixel = row + x;
    const edges = edgesAmong(pixel, edge, next);
    edge += popcnt<i32>(edges);
    if (edges == ALL_EDGES) continue;
    source = readFour(source);
    exposeFour(x, y, 1);
    writeFourPixels(target + <usize>(3 * pixel), min<i32>(4, width - x), exposedRed, exposedGreen, exposedBlue);
  }
}

/** Exposed light of the current four samples. */
let exposedRed: v128 = f32x4.splat(0);
let exposedGreen: v128 = f32x4.splat(0);
let exposedBlue: v128 = f32x4.splat(0);

@inline
function exposeFour(x: i32, y: i32, apart: i32): void {
  shadeFour(x, y, apart);
  exposedRed = f32x4.mul(shadedRed, splat(xOf(palette.gain)));
  exposedGreen = f32x4.mul(shadedGreen, splat(yOf(palette.gain)));
  exposedBlue = f32x4.mul(shadedBlue, splat(zOf(palette.gain)));
}

@inline
function meanOfFour(values: v128): f32 {
  return <f32>0.25 * sumOfFour(values);
}

/** Writes a row's edge pixels, `edge` to `next`, as means of their four edge samples. */
function showEdges(y: i32, edge: i32, next: i32, target: usize): void {
  const width = view.width;
  for (; edge < next; edge++) {
    const pixel = edgePixel(edge);
    source = readFour(source);
    exposeFour(pixel - y * width, y, 0);
    // Tone-mapped before averaging, so that the edge between a lamp and a wall is smooth.
    const mean = f32x4(
      meanOfFour(bendLight(exposedRed)),
      meanOfFour(bendLight(exposedGreen)),
      meanOfFour(bendLight(exposedBlue)),
      0,
    );
    writePixel(target + <usize>(3 * pixel), mean);
  }
}
