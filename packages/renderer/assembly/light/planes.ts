/**
 * Memory layout of planes: one float per cell and quantity, so that filters read four neighbouring cells at once. Rows have an empty margin
 * on both sides, so filters need no test for the picture's edge.
 */
import { xOf, yOf, zOf } from "../math/vec";
import { view } from "../memory/bound";
import { Layer } from "../memory/light-cells";
import { SurfacePoint } from "../memory/samples";
import { LOW } from "../memory/view";

/** Cells of margin before and after every row. The widest filter reaches two taps of eight cells. */
const MARGIN: i32 = 16;

/** First planes of surfaces A and B. Each has six: position x, y, z and, from NORMAL on, normal x, y, z. */
export const NORMAL: i32 = 3;
export const SURFACE: i32 = 0;
export const REFLECTED: i32 = 6;
/** Width of a pixel on surface A and on B, metres. */
export const CONE: i32 = 12;
export const REFLECTED_CONE: i32 = 36;
/** 1 where a layer has a surface, else 0; one plane per layer. */
const PRESENT: i32 = 13;
/** How much the surroundings say about a cell, 0 to 1, on surface A and, in the next plane, on B. See rate-cells.ts. */
export const SUPPORT: i32 = 16;
/** Unfiltered light, three planes each. Planes 24 to 35 are working memory of the filters. */
export const RAW_DIRECT: i32 = 18;
export const RAW_INDIRECT: i32 = 21;
export const PLANES: i32 = 37;

/** Floats from one row to the next. */
@inline
export function planeStride(): i32 {
  return ((view.lowWidth + 3) & ~3) + 2 * MARGIN;
}

@inline
export function planeSize(): usize {
  return (<usize>(planeStride() * view.lowHeight)) << 2;
}

/** Bytes of all planes of a view with this many cells across and down. */
export function planesBytes(lowWidth: i32, lowHeight: i32): i32 {
  return PLANES * (((lowWidth + 3) & ~3) + 2 * MARGIN) * lowHeight * 4;
}

@inline
export function planeOf(index: i32): usize {
  return view.planes + <usize>index * planeSize();
}

/** First of the six planes of the surface to which a layer belongs. */
@inline
export function surfacePlane(layer: i32): i32 {
  return layer == Layer.Reflected ? REFLECTED : SURFACE;
}

@inline
export function presencePlane(layer: i32): i32 {
  return PRESENT + layer;
}

/** The plane of pixel widths on the surface to which a layer belongs. */
@inline
export function conePlane(layer: i32): i32 {
  return layer == Layer.Reflected ? REFLECTED_CONE : CONE;
}

/** Offset of a cell in a plane, bytes. */
@inline
export function placeInPlane(x: i32, y: i32): usize {
  return (<usize>(y * planeStride() + MARGIN + x)) << 2;
}

@inline
export function writeVector(first: i32, place: usize, value: v128): void {
  const at = planeOf(first) + place;
  const size = planeSize();
  store<f32>(at, xOf(value));
  store<f32>(at + size, yOf(value));
  store<f32>(at + 2 * size, zOf(value));
}

/** Whether a cell has a surface in this layer. */
@inline
export function hasLayer(point: SurfacePoint, layer: i32): bool {
  const meshes = <u32>i32x4.extract_lane(point.normal, 3);
  if (layer == Layer.Surface) return (meshes & 0xffff) != 0;
  if (layer == Layer.Reflected) return meshes >> 16 != 0;
  // A cell without a surface B has a throughput there only if A is glossy.
  return meshes >> 16 == 0 && i32x4.extract_lane(point.reflectedNormal, 3) != 0;
}

/** Index of the sample in the middle of a cell. */
@inline
export function sampleInCell(cx: i32, cy: i32): i32 {
  const x = min<i32>(view.width - 1, cx * LOW + LOW / 2);
  const y = min<i32>(view.height - 1, cy * LOW + LOW / 2);
  return y * view.width + x;
}
