/** From a hot view and new finishes to pixels, four samples at a time. */
import { aimAtRow } from "./factor-rows";
import { palette, view } from "./layout";
import { readFour } from "./packed-samples";
import { ALL_EDGES, edgePixel, edgesAmong, firstEdgeFrom } from "./rows";
import { shadedBlue, shadedGreen, shadedRed, shadeFour } from "./shade";
import { bendLight, writeFourPixels, writePixel } from "./tone";
import { splat, sumOfFour, xOf, yOf, zOf } from "./vec";

/** Where the samples lie that are shown next. */
let source: usize = 0;

/** Kernel: sRGB bytes, three per pixel, into `target`, of every `step`th row from `first` on; of those, [from, to). */
export function compositeRows(from: i32, to: i32, target: usize, first: i32, step: i32): void {
  for (let at = from; at < to; at++) {
    const y = first + at * step;
    aimAtRow(y);
    source = view.packed + <usize>load<u32>(view.packedRows + (<usize>y << 2));
    const edge = firstEdgeFrom(y * view.width);
    const next = firstEdgeFrom((y + 1) * view.width);
    showRow(y, edge, next, target);
    showEdges(y, edge, next, target);
  }
}

/** Kernel: a picture at half its size, rows [from, to) of it: every other row of the whole one, its pixels mixed by twos. */
export function halveRows(from: i32, to: i32, picture: usize, target: usize): void {
  const width = view.width;
  const half = width >> 1;
  for (let y = from; y < to; y++) {
    let source = picture + <usize>(6 * y * width);
    let at = target + <usize>(3 * y * half);
    let x = 0;
    // Three pixels at a time, and never past the end of the row.
    for (; x + 6 <= half; x += 3) {
      const mixed = i8x16.avgr_u(v128.load(source), v128.load(source, 3));
      const kept = v128.shuffle<u8>(mixed, mixed, 0, 1, 2, 6, 7, 8, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0);
      v128.store64_lane(at, kept, 0);
      v128.store8_lane(at, kept, 8, 8);
      source += 18;
      at += 9;
    }
    for (; x < half; x++) {
      for (let channel: usize = 0; channel < 3; channel++) {
        const sum = <u32>load<u8>(source + channel) + <u32>load<u8>(source + channel, 3) + 1;
        store<u8>(at + channel, <u8>(sum >> 1));
      }
      source += 6;
      at += 3;
    }
  }
}

/** Pixels of a row from their own samples; of its edge pixels, `edge` to `next`, some stay unwritten. */
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
  return <f32>0.25 * sumOfFour(values);
}

/** Replaces a row's edge pixels, `edge` to `next`, by what their four edge samples show. */
function showEdges(y: i32, edge: i32, next: i32, target: usize): void {
  const width = view.width;
  for (; edge < next; edge++) {
    const pixel = edgePixel(edge);
    source = readFour(source);
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
