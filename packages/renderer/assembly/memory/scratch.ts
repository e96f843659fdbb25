/**
 * Scratch memory: working memory that belongs to one thread. All regions are declared here. `layOut` places them one after another,
 * so they cannot overlap, and `scratchBytes` is their sum.
 */
import { FlatQuad } from "./flat-quad";
import { LAYERS, LIGHT_BYTES } from "./light-cells";
import { SURFACE_COUNT } from "./materials";
import { WIDEST_ROW } from "./view";

const VECTOR: usize = 16;

/** Scene, building the hierarchy: bins of three axes (low corner, high corner, count), sums of a sweep (area, count), bins of a triangle. */
export const MOST_BINS: i32 = 16;
export const BIN_BYTES: usize = 3 * VECTOR;
export let axisBins: usize = 0;
export let sweepSums: usize = 0;
export let triangleBins: usize = 0;

/** Trace, one ray: stack of nodes to visit (reference, distance), and the results of four boxes or triangles. */
const DEEPEST_STACK: usize = 128;
export let rayStack: usize = 0;
export let rayLanes: usize = 0;

/** Trace, a beam: stack of nodes to visit; sides and corner rays by coordinate; distances of four boxes; planes and vectors per side. */
const DEEPEST_BEAM_STACK: usize = 448;
export let beamStack: usize = 0;
export let beamSides: usize = 0;
export let beamCorners: usize = 0;
export let beamLanes: usize = 0;
export let beamNearPlanes: usize = 0;
export let beamEachSide: usize = 0;
/** The triangles that a beam can hit; see `CANDIDATE_BYTES`. A longer list costs more than tracing every ray by itself. */
export const LONGEST_BEAM_LIST: i32 = 48;
/**
 * Bytes per triangle of that list: its normal and two vectors for barycentric coordinates (16 bytes each), distance
 * factor, index.
 */
export const CANDIDATE_BYTES: usize = 64;
export let beamList: usize = 0;
/** What four rays of a beam hit: distance, barycentric coordinates, triangle. */
export let beamHits: usize = 0;

/** Light, gathering: weights of the lamps for one point (scenes with more lamps do without), and light and shares of one cell. */
export const WEIGHED_LAMPS: i32 = 48;
export let lampWeights: usize = 0;
export let accumulator: usize = 0;

/** Light, filtering shares: weights of 25 taps for four cells, and of the taps around a cell without a surface. */
const TAPS: usize = 25;
export let tapWeights: usize = 0;
export let besideWeights: usize = 0;

/** Light, interpolating: light left and right of a sample per layer, weights of cells in a row, and the flat quads of a row for A and B. */
export let sideLight: usize = 0;
export let rowWeights: usize = 0;
export const QUADS_PER_ROW: usize = <usize>WIDEST_ROW + 2;
export let flatQuads: usize = 0;

/** Pack: one field of four samples, four packed samples whose size is measured, and six fields of four unpacked samples. */
export let fieldLanes: usize = 0;
export let measuredSamples: usize = 0;
export let unpackedFields: usize = 0;

/** Compose: weights of shares per surface, and a row of factors per layer and channel, with one more cell at both ends. */
export const SURFACE_WEIGHT_BYTES: usize = 3 * VECTOR;
export let surfaceWeights: usize = 0;
const CACHE_LINE: usize = 64;
/** A row of cells and one cache line: without it, the rows of all layers and channels would compete for the same lines of the first cache. */
export const FACTOR_ROW_BYTES: usize = ((<usize>WIDEST_ROW) << 2) + CACHE_LINE;
export let factorRows: usize = 0;
/** Compose, four samples: sums of texture colours, factors by channel, materials. */
export let textureSums: usize = 0;
export let factorLanes: usize = 0;
export let groupMaterials: usize = 0;

/** Start of the next region. */
let next: usize = 0;

function take(bytes: usize): usize {
  const region = next;
  next += (bytes + VECTOR - 1) & ~(VECTOR - 1);
  return region;
}

/** Places all regions from an address on, which is a multiple of 16. Returns the end of the last one. */
function layOut(from: usize): usize {
  next = from;
  axisBins = take(3 * <usize>MOST_BINS * BIN_BYTES);
  sweepSums = take(<usize>MOST_BINS * 8);
  triangleBins = take(VECTOR);
  rayStack = take(DEEPEST_STACK * 8);
  rayLanes = take(3 * VECTOR);
  beamStack = take(DEEPEST_BEAM_STACK * 8);
  beamSides = take(3 * VECTOR);
  beamCorners = take(3 * VECTOR);
  beamLanes = take(VECTOR);
  beamNearPlanes = take(4 * VECTOR);
  beamEachSide = take(4 * 4 * VECTOR);
  beamList = take(<usize>LONGEST_BEAM_LIST * CANDIDATE_BYTES);
  beamHits = take(4 * VECTOR);
  lampWeights = take(<usize>WEIGHED_LAMPS * 4);
  accumulator = take(LIGHT_BYTES);
  tapWeights = take(TAPS * VECTOR);
  besideWeights = take(TAPS * VECTOR);
  sideLight = take(<usize>LAYERS * 2 * VECTOR);
  rowWeights = take(2 * VECTOR);
  flatQuads = take(2 * QUADS_PER_ROW * offsetof<FlatQuad>());
  fieldLanes = take(VECTOR);
  measuredSamples = take(2 + 6 * VECTOR);
  unpackedFields = take(6 * VECTOR);
  surfaceWeights = take(<usize>SURFACE_COUNT * SURFACE_WEIGHT_BYTES);
  factorRows = take(<usize>LAYERS * 3 * FACTOR_ROW_BYTES);
  textureSums = take(4 * VECTOR);
  factorLanes = take(4 * VECTOR);
  groupMaterials = take(VECTOR);
  return next;
}

/** Sets this thread's scratch memory: `scratchBytes` bytes, 16-byte aligned. */
export function bindThread(from: usize): void {
  layOut(from);
}

/** Bytes of scratch memory per thread. Call it before `bindThread`, whose regions it replaces. */
export function scratchBytes(): i32 {
  return <i32>layOut(0);
}
