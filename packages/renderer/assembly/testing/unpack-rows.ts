/** Unpacks packed samples to records. Tests use it to show that packing loses nothing. */
import { recordAt, view } from "../memory/bound";
import { unpackedFields } from "../memory/scratch";
import { readFour } from "../pack/packed-samples";
import { footprints, heads, lights, places, reflectedLights, reflectedPlaces } from "../pack/sample-group";
import { ALL_EDGES, edgesAmong, firstEdgeFrom } from "../trace/edge-pixels";

/** Unpacks the next four samples. Returns the address of those after them. */
function takeNext(source: usize): usize {
  const next = readFour(source);
  const lanes = unpackedFields;
  v128.store(lanes, heads);
  v128.store(lanes, places, 16);
  v128.store(lanes, footprints, 32);
  v128.store(lanes, lights, 48);
  v128.store(lanes, reflectedPlaces, 64);
  v128.store(lanes, reflectedLights, 80);
  return next;
}

/** Writes one of the current four samples to the record of a sample of the view. */
function putBack(lane: i32, sample: i32): void {
  const from = unpackedFields + ((<usize>lane) << 2);
  const record = recordAt(sample);
  record.head = load<u32>(from);
  record.uv = load<u32>(from, 16);
  record.footprint = load<u32>(from, 32);
  record.light = load<u32>(from, 48);
  record.reflectedUv = load<u32>(from, 64);
  record.reflectedLight = load<u32>(from, 80);
}

/** Kernel: unpacks the samples of rows [from, to) to their records. Returns the number of bytes read. */
export function unpackRows(from: i32, to: i32): i32 {
  const width = view.width;
  const samples = width * view.height;
  let bytes: usize = 0;
  for (let y = from; y < to; y++) {
    const start = view.packed + <usize>load<u32>(view.packedRows + ((<usize>y) << 2));
    let source = start;
    const row = y * width;
    const next = firstEdgeFrom(row + width);
    let edge = firstEdgeFrom(row);
    const firstEdge = edge;
    for (let x = 0; x < width; x += 4) {
      const edges = edgesAmong(row + x, edge, next);
      edge += popcnt<i32>(edges);
      if (edges == ALL_EDGES) continue;
      source = takeNext(source);
      for (let lane = 0; lane < min<i32>(4, width - x); lane++) {
        if (((edges >> lane) & 1) == 0) putBack(lane, row + x + lane);
      }
    }
    for (edge = firstEdge; edge < next; edge++) {
      source = takeNext(source);
      for (let lane = 0; lane < 4; lane++) putBack(lane, samples + 4 * edge + lane);
    }
    bytes += source - start;
  }
  return <i32>bytes;
}
