/** Working memory for building a hierarchy: bounding boxes of triangles, the order of triangles, and the nodes of a binary tree. */
import { xOf, yOf, zOf } from "../math/vec";
import { scene } from "../memory/bound";

/** Binary node: low corner, high corner (16 bytes each), left child, right child, first triangle, number of triangles. */
const BINARY_BYTES: usize = 48;
const BOX_BYTES: usize = 32;

let order: usize = 0;
let boxes: usize = 0;
let binary: usize = 0;

/** Bytes of working memory that building a hierarchy of this many triangles needs. */
export function hierarchyWorkspaceBytes(triangles: i32): i32 {
  return triangles * 4 + triangles * <i32>BOX_BYTES + 2 * triangles * <i32>BINARY_BYTES + 256;
}

@inline
export function area(low: v128, high: v128): f32 {
  const d = f32x4.sub(high, low);
  return xOf(d) < 0 ? 0 : xOf(d) * yOf(d) + yOf(d) * zOf(d) + zOf(d) * xOf(d);
}

@inline
export function boxLow(triangle: i32): v128 {
  return v128.load(boxes + <usize>triangle * BOX_BYTES);
}
@inline
export function boxHigh(triangle: i32): v128 {
  return v128.load(boxes + <usize>triangle * BOX_BYTES, 16);
}
@inline
export function triangleAt(slot: i32): i32 {
  return load<i32>(order + ((<usize>slot) << 2));
}
/** Computes the bounding boxes of all triangles, in `workspace`. */
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

/** Lists a triangle for the next hierarchy, before `buildHierarchy`. */
export function listTriangle(slot: i32, triangle: i32): void {
  store<i32>(order + ((<usize>slot) << 2), triangle);
}

@inline
export function binaryAt(index: i32): usize {
  return binary + <usize>index * BINARY_BYTES;
}
