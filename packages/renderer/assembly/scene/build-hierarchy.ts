/** Builds a hierarchy: a binary tree by the binned surface-area heuristic, collapsed to four children per node. */
import { toWhole } from "../math/vec";
import { axisBins, BIN_BYTES, MOST_BINS, sweepSums, triangleBins } from "../memory/scratch";
import { area, binaryAt, boxHigh, boxLow, listTriangle, triangleAt } from "./binary-tree";
import { collapse } from "./collapse-hierarchy";
import { NO_CHILD } from "./hierarchy-layout";

/** Ranges of fewer triangles than FEW_TRIANGLES use fewer bins, because bins would cost more than they gain. */
const FEW_BINS: i32 = 8;
const FEW_TRIANGLES: i32 = 16;

let binaryCount: i32 = 0;

@inline
function emptyLow(): v128 {
  return f32x4.splat(1e30);
}
@inline
function emptyHigh(): v128 {
  return f32x4.splat(-1e30);
}

/** Builds a hierarchy of the first `count` listed triangles. Returns its root. */
export function buildHierarchy(count: i32): i32 {
  if (count == 0) return NO_CHILD;
  binaryCount = 0;
  const top = split(0, count);
  return collapse(top);
}

/** Number of bins for the current range, and the best cut found for it. */
let bins: i32 = MOST_BINS;
let bestAxis: i32 = 0;
let bestBin: i32 = 0;
/** For the current range: low corner of the triangles' centres, and bins per metre; 0 along an axis on which the centres do not differ. */
let centersFrom: v128 = f32x4.splat(0);
let perMetre: v128 = f32x4.splat(0);

/** The bin of a triangle on each of the three axes. */
@inline
function binsOf(triangle: i32): v128 {
  const center = f32x4.mul(f32x4.add(boxLow(triangle), boxHigh(triangle)), f32x4.splat(0.5));
  const places = toWhole(f32x4.mul(f32x4.sub(center, centersFrom), perMetre));
  return i32x4.min_s(places, i32x4.splat(bins - 1));
}

@inline
function binAt(axis: i32, bin: i32): usize {
  return axisBins + <usize>(axis * MOST_BINS + bin) * BIN_BYTES;
}

@inline
function addToBin(bin: usize, low: v128, high: v128): void {
  v128.store(bin, f32x4.pmin(v128.load(bin), low));
  v128.store(bin, f32x4.pmax(v128.load(bin, 16), high), 16);
  store<i32>(bin, load<i32>(bin, 32) + 1, 32);
}

/** Adds the triangles of a range to the bins of all three axes. */
function fillBins(first: i32, count: i32): void {
  for (let axis = 0; axis < 3; axis++) {
    for (let b = 0; b < bins; b++) {
      const bin = binAt(axis, b);
      v128.store(bin, emptyLow());
      v128.store(bin, emptyHigh(), 16);
      store<i32>(bin, 0, 32);
    }
  }
  for (let i = first; i < first + count; i++) {
    const t = triangleAt(i);
    const low = boxLow(t);
    const high = boxHigh(t);
    const places = binsOf(t);
    addToBin(binAt(0, i32x4.extract_lane(places, 0)), low, high);
    addToBin(binAt(1, i32x4.extract_lane(places, 1)), low, high);
    addToBin(binAt(2, i32x4.extract_lane(places, 2)), low, high);
  }
}

/** Looks for a cut between the bins of one axis that is cheaper than `cost`. Returns its cost, or `cost` if there is none. */
function cheapestCut(axis: i32, overhead: f32, cost: f32): f32 {
  let sweepLow = emptyLow();
  let sweepHigh = emptyHigh();
  let sum = 0;
  for (let b = bins - 1; b > 0; b--) {
    const bin = binAt(axis, b);
    sweepLow = f32x4.pmin(sweepLow, v128.load(bin));
    sweepHigh = f32x4.pmax(sweepHigh, v128.load(bin, 16));
    sum += load<i32>(bin, 32);
    store<f32>(sweepSums + ((<usize>b) << 3), area(sweepLow, sweepHigh));
    store<i32>(sweepSums + ((<usize>b) << 3), sum, 4);
  }
  sweepLow = emptyLow();
  sweepHigh = emptyHigh();
  sum = 0;
  let best = cost;
  for (let b = 0; b < bins - 1; b++) {
    const bin = binAt(axis, b);
    sweepLow = f32x4.pmin(sweepLow, v128.load(bin));
    sweepHigh = f32x4.pmax(sweepHigh, v128.load(bin, 16));
    sum += load<i32>(bin, 32);
    const rest = sweepSums + ((<usize>(b + 1)) << 3);
    const restCount = load<i32>(rest, 4);
    if (sum == 0 || restCount == 0) continue;
    const c = overhead + area(sweepLow, sweepHigh) * <f32>sum + load<f32>(rest) * <f32>restCount;
    if (c < best) {
      best = c;
      bestAxis = axis;
      bestBin = b + 1;
    }
  }
  return best;
}

/** Moves the triangles before the best cut to the front of a range. Returns the start of the others. */
function partition(first: i32, count: i32): i32 {
  const places = triangleBins;
  let i = first;
  let j = first + count - 1;
  while (i <= j) {
    const t = triangleAt(i);
    v128.store(places, binsOf(t));
    if (load<i32>(places + ((<usize>bestAxis) << 2)) < bestBin) {
      i++;
    } else {
      listTriangle(i, triangleAt(j));
      listTriangle(j, t);
      j--;
    }
  }
  return i;
}

function split(first: i32, count: i32): i32 {
  const me = binaryCount++;
  const node = binaryAt(me);
  let low = emptyLow();
  let high = emptyHigh();
  let centerLow = emptyLow();
  let centerHigh = emptyHigh();
  for (let i = first; i < first + count; i++) {
    const t = triangleAt(i);
    low = f32x4.pmin(low, boxLow(t));
    high = f32x4.pmax(high, boxHigh(t));
    const c = f32x4.mul(f32x4.add(boxLow(t), boxHigh(t)), f32x4.splat(0.5));
    centerLow = f32x4.pmin(centerLow, c);
    centerHigh = f32x4.pmax(centerHigh, c);
  }
  v128.store(node, low);
  v128.store(node, high, 16);
  store<i32>(node, -1, 32);
  store<i32>(node, -1, 36);
  store<i32>(node, first, 40);
  store<i32>(node, count, 44);
  if (count <= 2) return me;
  bestAxis = -1;
  bins = count < FEW_TRIANGLES ? FEW_BINS : MOST_BINS;
  const extents = f32x4.sub(centerHigh, centerLow);
  const isWide = f32x4.ge(extents, f32x4.splat(1e-7));
  centersFrom = centerLow;
  perMetre = v128.and(f32x4.div(f32x4.splat(<f32>bins * <f32>0.9999), extents), isWide);
  fillBins(first, count);
  let cost: f32 = count <= 4 ? <f32>count * area(low, high) : <f32>1e30;
  const overhead = <f32>0.5 * area(low, high);
  for (let axis = 0; axis < 3; axis++) cost = cheapestCut(axis, overhead, cost);
  if (bestAxis < 0 && count <= 4) return me;
  const middle = bestAxis < 0 ? first + count / 2 : partition(first, count);
  const left = split(first, middle - first);
  const right = split(middle, first + count - middle);
  store<i32>(node, left, 32);
  store<i32>(node, right, 36);
  return me;
}
