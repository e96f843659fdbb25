/**
 * Quarter-resolution light and geometry as planes of single numbers, so that filters take four neighbouring cells at
 * once. Rows have a margin on both sides in which no surface lies: filters need not look where the picture ends.
 */
import { cellCount, Layer, LAYERS, LIGHT_BYTES, LIGHT_DIRECT, LIGHT_INDIRECT, lowPointAt, SurfacePoint, view } from "./layout";
import { xOf, yOf, zOf } from "./vec";

/** Cells before and after every row: the widest filter reaches two taps of eight cells. */
const MARGIN: i32 = 16;

/** Planes of a surface: position x, y, z, then normal x, y, z. */
export const NORMAL: i32 = 3;
const SURFACE: i32 = 0;
const REFLECTED: i32 = 6;
/** Width of the pixel's cone, metres. */
export const CONE: i32 = 12;
/** 1 where a layer has something, else 0; one plane per layer. */
const PRESENT: i32 = 13;
/** How much the surroundings say about a cell, 0..1; of surface A and of B. */
export const SUPPORT: i32 = 16;
/** Three planes each: unfiltered light, and four triples of working space of the filters from 24 on. */
const RAW_DIRECT: i32 = 18;
const RAW_INDIRECT: i32 = 21;
const PLANES: i32 = 36;

/** Cells from one row to the next. */
@inline
export function planeStride(): i32 {
  return ((view.lowWidth + 3) & ~3) + 2 * MARGIN;
}

@inline
export function planeSize(): usize {
  return <usize>(planeStride() * view.lowHeight) << 2;
}

/** Bytes of all planes of a view with so many cells across and down. */
export function planesBytes(lowWidth: i32, lowHeight: i32): i32 {
  return PLANES * (((lowWidth + 3) & ~3) + 2 * MARGIN) * lowHeight * 4;
}

@inline
export function planeOf(index: i32): usize {
  return view.planes + <usize>index * planeSize();
}

/** First of the six planes of the surface on which a layer's light lies. */
@inline
export function surfacePlane(layer: i32): i32 {
  return layer == Layer.Reflected ? REFLECTED : SURFACE;
}

@inline
export function presencePlane(layer: i32): i32 {
  return PRESENT + layer;
}

/** Offset of a cell in every plane. */
@inline
export function placeInPlane(x: i32, y: i32): usize {
  return <usize>(y * planeStride() + MARGIN + x) << 2;
}

@inline
function writeVector(first: i32, place: usize, value: v128): void {
  const at = planeOf(first) + place;
  const size = planeSize();
  store<f32>(at, xOf(value));
  store<f32>(at + size, yOf(value));
  store<f32>(at + 2 * size, zOf(value));
}

/** Whether a cell has anything in this layer. */
@inline
export function hasLayer(point: SurfacePoint, layer: i32): bool {
  const meshes = <u32>i32x4.extract_lane(point.normal, 3);
  if (layer == Layer.Surface) return (meshes & 0xffff) != 0;
  if (layer == Layer.Reflected) return meshes >> 16 != 0;
  // Where nothing is seen in a reflection, its dimming is that of a glossy surface.
  return meshes >> 16 == 0 && i32x4.extract_lane(point.reflectedNormal, 3) != 0;
}

/** Fills the planes that say what lies where, for rows [from, to), and empties all others. */
export function spreadSurfaces(from: i32, to: i32): void {
  const rowBytes = <usize>planeStride() << 2;
  for (let y = from; y < to; y++) {
    for (let plane = 0; plane < PLANES; plane++) {
      memory.fill(planeOf(plane) + <usize>y * rowBytes, 0, rowBytes);
    }
    for (let x = 0; x < view.lowWidth; x++) {
      const point = lowPointAt(y * view.lowWidth + x);
      const place = placeInPlane(x, y);
      writeVector(SURFACE, place, point.position);
      writeVector(REFLECTED, place, point.reflectedPosition);
      if (hasLayer(point, Layer.Surface)) writeVector(SURFACE + NORMAL, place, point.normal);
      if (hasLayer(point, Layer.Reflected)) writeVector(REFLECTED + NORMAL, place, point.reflectedNormal);
      store<f32>(planeOf(CONE) + place, f32x4.extract_lane(point.position, 3));
      for (let layer = 0; layer < LAYERS; layer++) {
        store<f32>(planeOf(presencePlane(layer)) + place, hasLayer(point, layer) ? 1 : 0);
      }
    }
  }
}

/** Kernel: puts the unfiltered light of a layer's rows [from, to) into its planes. */
export function spreadLight(from: i32, to: i32, layer: i32): void {
  for (let y = from; y < to; y++) {
    let light = view.rawLight + <usize>(layer * cellCount() + y * view.lowWidth) * LIGHT_BYTES;
    for (let x = 0; x < view.lowWidth; x++) {
      const place = placeInPlane(x, y);
      writeVector(RAW_DIRECT, place, v128.load(light, LIGHT_DIRECT));
      writeVector(RAW_INDIRECT, place, v128.load(light, LIGHT_INDIRECT));
      light += LIGHT_BYTES;
    }
  }
}

/** Kernel: light of rows [from, to) of a layer = two triples of planes together. */
export function joinLight(from: i32, to: i32, layer: i32, direct: i32, indirect: i32): void {
  const size = planeSize();
  for (let y = from; y < to; y++) {
    let target = view.light + (<usize>(layer * cellCount() + y * view.lowWidth) << 4);
    for (let x = 0; x < view.lowWidth; x++) {
      const place = placeInPlane(x, y);
      const a = planeOf(direct) + place;
      const b = planeOf(indirect) + place;
      v128.store(
        target,
        f32x4(
          load<f32>(a) + load<f32>(b),
          load<f32>(a + size) + load<f32>(b + size),
          load<f32>(a + 2 * size) + load<f32>(b + 2 * size),
          0,
        ),
      );
      target += 16;
    }
  }
}
