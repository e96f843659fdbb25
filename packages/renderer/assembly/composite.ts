/** From a hot view and new finishes to pixels, four samples at a time. */
import { aimAtRow } from "./factor-rows";
import { palette, view } from "./layout";
import { takeFour } from "./sample-group";
import { shadedBlue, shadedGreen, shadedRed, shadeFour } from "./shade";
import { bendLight, writeFourPixels, writePixel } from "./tone";
import { splat, xOf, yOf, zOf } from "./vec";

/** Index of the first edge pixel at or after a pixel. */
function firstEdgeFrom(pixel: i32): i32 {
  let low = 0;
  let high = view.edgeCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edgePixel(middle) < pixel) low = middle + 1;
    else high = middle;
  }
  return low;
}

@inline
function edgePixel(edge: i32): i32 {
  return load<i32>(view.edgePixels + (<usize>edge << 2));
}

/** Kernel: sRGB bytes of rows [from, to) into `target`, three per pixel. */
export function compositeRows(from: i32, to: i32, target: usize): void {
  let edge = firstEdgeFrom(from * view.width);
  for (let y = from; y < to; y++) {
    aimAtRow(y);
    const next = firstEdgeFrom((y + 1) * view.width);
    showRow(y, edge, next, target);
    showEdges(y, edge, next, target);
    edge = next;
  }
}

/** A pixel of four that is no edge pixel, in place of one that is: it is shown by its edge samples anyway. */
@inline
function inPlaceOf(lane: i32, edges: i32, last: i32): i32 {
  return min<i32>(last, ((edges >> lane) & 1) != 0 ? ctz<i32>(~edges) : lane);
}

/** Pixels of a row from their own samples; of its edge pixels, `edge` to `next`, some stay unwritten. */
function showRow(y: i32, edge: i32, next: i32, target: usize): void {
  const width = view.width;
  const row = y * width;
  for (let x = 0; x < width; x += 4) {
    const pixel = row + x;
    let edges = 0;
    while (edge < next && edgePixel(edge) < pixel + 4) {
      edges |= 1 << (edgePixel(edge) - pixel);
      edge++;
    }
    if (edges == 15) continue;
    const last = min<i32>(3, width - 1 - x);
    takeFour(
      pixel + inPlaceOf(0, edges, last),
      pixel + inPlaceOf(1, edges, last),
      pixel + inPlaceOf(2, edges, last),
      pixel + inPlaceOf(3, edges, last),
    );
    exposeFour(x, y, 1);
    writeFourPixels(target + <usize>(3 * pixel), last + 1, exposedRed, exposedGreen, exposedBlue);
  }
}

/** Exposed light of the four samples at hand. */
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
  const pairs = f32x4.add(values, v128.shuffle<i32>(values, values, 2, 3, 0, 1));
  return <f32>0.25 * (f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1));
}

/** Replaces a row's edge pixels, `edge` to `next`, by what their four edge samples show. */
function showEdges(y: i32, edge: i32, next: i32, target: usize): void {
  const width = view.width;
  const samples = width * view.height;
  for (; edge < next; edge++) {
    const pixel = edgePixel(edge);
    const first = samples + 4 * edge;
    takeFour(first, first + 1, first + 2, first + 3);
    exposeFour(pixel - y * width, y, 0);
    // Tone-mapped before averaging: a lamp's edge against a wall then stays smooth.
    const mean = f32x4(
      meanOfFour(bendLight(exposedRed)),
      meanOfFour(bendLight(exposedGreen)),
      meanOfFour(bendLight(exposedBlue)),
      0,
    );
    writePixel(target + <usize>(3 * pixel), mean);
  }
}
