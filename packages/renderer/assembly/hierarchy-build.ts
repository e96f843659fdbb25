/** Builds the hierarchy: binned surface-area heuristic to a binary tree, then collapsed to four-wide. */
import { NO_CHILD } from "./hierarchy";
import { collapse } from "./hierarchy-collapse";
import { scene, scratch } from "./layout";
import { xOf, yOf, zOf } from "./vec";

const BINS: i32 = 16;
const BIN_BYTES: usize = 48;
/** Scratch layout: bins low/high/count, then right-hand areas and counts of the sweep. */
const SWEEP: usize = 16 * 48;
/** Binary node: low, high, left, right, first, count. */
const BINARY_BYTES: usize = 48;
const BOX_BYTES: usize = 32;

let order: usize = 0;
let boxes: usize = 0;
let binary: usize = 0;
let binaryCount: i32 = 0;

/** Bytes of working memory that `buildHierarchy` needs for so many triangles. */
export function hierarchyWorkspaceBytes(triangles: i32): i32 {
  return triangles * 4 + triangles * <i32>BOX_BYTES + 2 * triangles * <i32>BINARY_BYTES + 256;
}

@inline
function emptyLow(): v128 {
  return f32x4.splat(1e30);
}
@inline
function emptyHigh(): v128 {
  return f32x4.splat(-1e30);
}

@inline
export function area(low: v128, high: v128): f32 {
  const d = f32x4.sub(high, low);
  return xOf(d) < 0 ? 0 : xOf(d) * yOf(d) + yOf(d) * zOf(d) + zOf(d) * xOf(d);
}

@inline
function boxLow(triangle: i32): v128 {
  return v128.load(boxes + <usize>triangle * BOX_BYTES);
}
@inline
function boxHigh(triangle: i32): v128 {
  return v128.load(boxes + <usize>triangle * BOX_BYTES, 16);
}
@inline
export function triangleAt(slot: i32): i32 {
  return load<i32>(order + (<usize>slot << 2));
}
@inline
function center(triangle: i32, axis: usize): f32 {
  const at = boxes + <usize>triangle * BOX_BYTES + (axis << 2);
  return (load<f32>(at) + load<f32>(at, 16)) * <f32>0.5;
}
@inline
function binOf(triangle: i32, axis: usize, low: f32, perBin: f32): i32 {
  return min<i32>(BINS - 1, <i32>((center(triangle, axis) - low) * perBin));
}

/** Prepares boxes of all triangles in `workspace`. */
export function prepareHierarchy(workspace: usize): void {
  const count = <usize>scene.triangleCount;
  boxes = (workspace + 15) & ~15;
  binary = boxes + count * BOX_BYTES;
  order = binary + 2 * count * BINARY_BYTES;
  for (let i: usize = 0; i < count; i++) {
    const p = scene.positions + i * 36;
    const a = v128.load(p);
    const b = v128.load(p, 12);
    const c = v128.load(p, 24);
    v128.store(boxes + i * BOX_BYTES, f32x4.pmin(f32x4.pmin(a, b), c));
    v128.store(boxes + i * BOX_BYTES, f32x4.pmax(f32x4.pmax(a, b), c), 16);
  }
  scene.nodeCount = 0;
  scene.leafCount = 0;
}

/** Where the triangles of the next hierarchy are listed before it is built. */
export function listTriangle(slot: i32, triangle: i32): void {
  store<i32>(order + (<usize>slot << 2), triangle);
}

/** Builds a hierarchy over the first `count` listed triangles; returns its root. */
export function buildHierarchy(count: i32): i32 {
  if (count == 0) return NO_CHILD;
  binaryCount = 0;
  const top = split(0, count);
  return collapse(top);
}

let bestAxis: i32 = 0;
let bestBin: i32 = 0;

/** Looks for the cheapest cut of a range along one axis; returns its cost or `cost`. */
function cheapestCut(first: i32, count: i32, axis: usize, low: f32, perBin: f32, overhead: f32, cost: f32): f32 {
  for (let b: usize = 0; b < <usize>BINS; b++) {
    const bin = scratch + b * BIN_BYTES;
    v128.store(bin, emptyLow());
    v128.store(bin, emptyHigh(), 16);
    store<i32>(bin, 0, 32);
  }
  for (let i = 0; i < count; i++) {
    const t = triangleAt(first + i);
    const bin = scratch + <usize>binOf(t, axis, low, perBin) * BIN_BYTES;
    v128.store(bin, f32x4.pmin(v128.load(bin), boxLow(t)));
    v128.store(bin, f32x4.pmax(v128.load(bin, 16), boxHigh(t)), 16);
    store<i32>(bin, load<i32>(bin, 32) + 1, 32);
  }
  let sweepLow = emptyLow();
  let sweepHigh = emptyHigh();
  let sum = 0;
  for (let b = BINS - 1; b > 0; b--) {
    const bin = scratch + <usize>b * BIN_BYTES;
    sweepLow = f32x4.pmin(sweepLow, v128.load(bin));
    sweepHigh = f32x4.pmax(sweepHigh, v128.load(bin, 16));
    sum += load<i32>(bin, 32);
    store<f32>(scratch + SWEEP + (<usize>b << 3), area(sweepLow, sweepHigh));
    store<i32>(scratch + SWEEP + (<usize>b << 3), sum, 4);
  }
  sweepLow = emptyLow();
  sweepHigh = emptyHigh();
  sum = 0;
  let best = cost;
  for (let b = 0; b < BINS - 1; b++) {
    const bin = scratch + <usize>b * BIN_BYTES;
    sweepLow = f32x4.pmin(sweepLow, v128.load(bin));
    sweepHigh = f32x4.pmax(sweepHigh, v128.load(bin, 16));
    sum += load<i32>(bin, 32);
    const rest = scratch + SWEEP + (<usize>(b + 1) << 3);
    const restCount = load<i32>(rest, 4);
    if (sum == 0 || restCount == 0) continue;
    const c = overhead + area(sweepLow, sweepHigh) * <f32>sum + load<f32>(rest) * <f32>restCount;
    if (c < best) {
      best = c;
      bestAxis = <i32>axis;
      bestBin = b + 1;
    }
  }
  return best;
}

function split(first: i32, count: i32): i32 {
  const me = binaryCount++;
  const node = binary + <usize>me * BINARY_BYTES;
  let low = emptyLow();
  let high = emptyHigh();
  let centerLow = emptyLow();
  let centerHigh = emptyHigh();
  for (let i = 0; i < count; i++) {
    const t = triangleAt(first + i);
    low = f32x4.pmin(low, boxLow(t));
    high = f32x4.pmax(high, boxHigh(t));
    const c = f32x4.mul(f32x4.add(boxLow(t), boxHigh(t)), f32x4.splat(0.5));
    centerLow = f32x4.pmin(centerLow, c);
    centerHigh = f32x4.pmax(centerHigh, c);
  }
  // Lane 3 carries children and range beside the box.
  v128.store(node, low);
  v128.store(node, high, 16);
  store<i32>(node, -1, 32);
  store<i32>(node, -1, 36);
  store<i32>(node, first, 40);
  store<i32>(node, count, 44);
  if (count <= 2) return me;
  bestAxis = -1;
  let cost: f32 = count <= 4 ? <f32>count * area(low, high) : <f32>1e30;
  const overhead = <f32>0.5 * area(low, high);
  const extents = f32x4.sub(centerHigh, centerLow);
  v128.store(scratch + 2048, centerLow);
  v128.store(scratch + 2064, extents);
  for (let axis: usize = 0; axis < 3; axis++) {
    const extent = load<f32>(scratch + 2064 + (axis << 2));
    if (extent < <f32>1e-7) continue;
    const axisLow = load<f32>(scratch + 2048 + (axis << 2));
    cost = cheapestCut(first, count, axis, axisLow, (<f32>BINS / extent) * <f32>0.9999, overhead, cost);
  }
  let middle: i32;
  if (bestAxis < 0) {
    if (count <= 4) return me;
    middle = first + count / 2;
  } else {
    const axis = <usize>bestAxis;
    const axisLow = load<f32>(scratch + 2048 + (axis << 2));
    const perBin = (<f32>BINS / load<f32>(scratch + 2064 + (axis << 2))) * <f32>0.9999;
    let i = first;
    let j = first + count - 1;
    while (i <= j) {
      const t = triangleAt(i);
      if (binOf(t, axis, axisLow, perBin) < bestBin) {
        i++;
      } else {
        listTriangle(i, triangleAt(j));
        listTriangle(j, t);
        j--;
      }
    }
    middle = i;
  }
  const left = split(first, middle - first);
  const right = split(middle, first + count - middle);
  store<i32>(node, left, 32);
  store<i32>(node, right, 36);
  return me;
}

@inline
export function binaryAt(index: i32): usize {
  return binary + <usize>index * BINARY_BYTES;
}
