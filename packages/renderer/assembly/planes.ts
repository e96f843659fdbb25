/**
 * Quarter-resolution light and geometry as planes of single numbers, so that filters take four neighbouring cells at
 * once. Rows have a margin on both sides in which no surface lies: filters need not look where the picture ends.
 */
import {
  cellCount,
  Layer,
  LAYERS,
  LIGHT_BYTES,
  LIGHT_DIRECT,
  LIGHT_INDIRECT,
  LOW,
  lowPointAt,
  pointAt,
  SurfacePoint,
  view,
} from "./layout";
import { dot, sub, wOf, xOf, yOf, zOf } from "./vec";

/** Cells before and after every row: the widest filter reaches two taps of eight cells. */
const MARGIN: i32 = 16;

/** Planes of a surface: position x, y, z, then normal x, y, z. */
export const NORMAL: i32 = 3;
const SURFACE: i32 = 0;
const REFLECTED: i32 = 6;
/** Width of a pixel, metres; on surface A and, in the last plane, on B. */
const CONE: i32 = 12;
const REFLECTED_CONE: i32 = 36;
/** 1 where a layer has something, else 0; one plane per layer. */
const PRESENT: i32 = 13;
/** How much the surroundings say about a cell, 0..1; of surface A and of B. */
export const SUPPORT: i32 = 16;
/** Three planes each: unfiltered light, and four triples of working space of the filters from 24 on. */
const RAW_DIRECT: i32 = 18;
const RAW_INDIRECT: i32 = 21;
const PLANES: i32 = 37;

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

/** The plane that says how wide pixels are on the surface on which a layer's light lies. */
@inline
export function conePlane(layer: i32): i32 {
  return layer == Layer.Reflected ? REFLECTED_CONE : CONE;
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

/** Squared share of a way that a straight one may lack by rounding. */
const STRAIGHT: f32 = 0.998;
/** Samples further apart than this say nothing about one another, metres. */
const WIDEST: f32 = 0.1;

/** Index of the full-resolution sample in the middle of a cell. */
@inline
export function sampleInCell(cx: i32, cy: i32): i32 {
  const x = min<i32>(view.width - 1, cx * LOW + LOW / 2);
  const y = min<i32>(view.height - 1, cy * LOW + LOW / 2);
  return y * view.width + x;
}

/** Whether surface A is seen in a mirror: then the way to it, which its cone has grown on, is longer than straight. */
@inline
function isMirrored(point: SurfacePoint): bool {
  const straight = sub(point.position, view.eye);
  const way = wOf(point.position) / view.pixelAngle;
  return dot(straight, straight) < way * way * STRAIGHT;
}

/** How far samples side by side lie apart on what they see by way of this one's mirror; bent ones spread them far more than distance does. */
function spreadOf(sample: i32, reflected: bool): f32 {
  const here = pointAt(sample);
  const mesh = meshIn(here, reflected);
  if (mesh == 0) return 0;
  const x = sample % view.width;
  const beside = sample + (x + 1 < view.width ? 1 : -1);
  const below = sample + (sample + view.width < view.width * view.height ? view.width : -view.width);
  let widest = wOf(here.position);
  for (let k = 0; k < 2; k++) {
    const other = pointAt(k == 0 ? beside : below);
    if (meshIn(other, reflected) != mesh) continue;
    const apart = reflected
      ? sub(other.reflectedPosition, here.reflectedPosition)
      : sub(other.position, here.position);
    widest = max<f32>(widest, sqrt<f32>(dot(apart, apart)));
  }
  return min<f32>(widest, WIDEST);
}

@inline
function meshIn(point: SurfacePoint, reflected: bool): u32 {
  const meshes = <u32>i32x4.extract_lane(point.normal, 3);
  return reflected ? meshes >> 16 : meshes & 0xffff;
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
      const sample = sampleInCell(x, y);
      store<f32>(planeOf(CONE) + place, isMirrored(point) ? spreadOf(sample, false) : wOf(point.position));
      store<f32>(planeOf(REFLECTED_CONE) + place, spreadOf(sample, true));
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
