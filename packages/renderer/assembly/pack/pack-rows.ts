/** Packs the samples of a solved view row by row, so that the view takes little memory while it is hot. */
import { view } from "../memory/bound";
import { measuredSamples } from "../memory/scratch";
import { ALL_EDGES, edgesAmong, firstEdgeFrom } from "../trace/edge-pixels";
import { writeFour } from "./packed-samples";
import { takeFour } from "./sample-group";

@inline
function startOf(y: i32): usize {
  return view.packedRows + ((<usize>y) << 2);
}

/** Lane to pack for a pixel. An edge pixel is shown by its edge samples, so another pixel of the four takes its place. */
@inline
function inPlaceOf(lane: i32, edges: i32, last: i32): i32 {
  return min<i32>(last, ((edges >> lane) & 1) != 0 ? ctz<i32>(~edges) : lane);
}

/** Packs a row to `target`; if it `isMeasured`, every group overwrites the one before. Returns the bytes of the row. */
function packRow(y: i32, target: usize, isMeasured: bool): i32 {
  const width = view.width;
  const row = y * width;
  const next = firstEdgeFrom(row + width);
  const firstEdge = firstEdgeFrom(row);
  let edge = firstEdge;
  let bytes = 0;
  for (let x = 0; x < width; x += 4) {
    const pixel = row + x;
    const edges = edgesAmong(pixel, edge, next);
    edge += popcnt<i32>(edges);
    if (edges == ALL_EDGES) continue;
    const last = min<i32>(3, width - 1 - x);
    takeFour(
      pixel + inPlaceOf(0, edges, last),
      pixel + inPlaceOf(1, edges, last),
      pixel + inPlaceOf(2, edges, last),
      pixel + inPlaceOf(3, edges, last),
    );
    bytes += writeFour(isMeasured ? target : target + <usize>bytes);
  }
  const samples = width * view.height;
  for (edge = firstEdge; edge < next; edge++) {
    const first = samples + 4 * edge;
    takeFour(first, first + 1, first + 2, first + 3);
    bytes += writeFour(isMeasured ? target : target + <usize>bytes);
  }
  return bytes;
}

/** Kernel: measures the bytes of rows [from, to). Returns their sum. */
export function measureRows(from: i32, to: i32): i32 {
  let sum = 0;
  for (let y = from; y < to; y++) {
    const bytes = packRow(y, measuredSamples, true);
    store<u32>(startOf(y), bytes);
    sum += bytes;
  }
  return sum;
}

/** Kernel: turns the bytes of all rows into their offsets. */
export function placeRows(): void {
  let start: u32 = 0;
  for (let y = 0; y < view.height; y++) {
    const bytes = load<u32>(startOf(y));
    store<u32>(startOf(y), start);
    start += bytes;
  }
}

/** Kernel: packs rows [from, to). */
export function packRows(from: i32, to: i32): void {
  for (let y = from; y < to; y++) packRow(y, view.packed + <usize>load<u32>(startOf(y)), false);
}
