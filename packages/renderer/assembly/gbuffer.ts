/** What every pixel sees: surface A behind mirrors and glass, and surface B in its reflection. */
import { packFootprint, packUv } from "./footprint";
import {
  LOW,
  lowPointAt,
  MATERIAL_EMISSION,
  MATERIAL_NONE,
  MaterialKind,
  pointAt,
  recordAt,
  SurfacePoint,
  view,
} from "./layout";
import {
  cameraRay,
  chainDirection,
  chainLength,
  chainThroughput,
  chainTriangle,
  coatReflectance,
  follow,
  glassDirection,
  glassOrigin,
  glassReflectance,
  GLOSSY_FROM,
  Seen,
} from "./optics";
import { packColor } from "./packing";
import { hitFacet, hitMaterial, hitMaterialIndex, hitNormal, hitPosition, hitU, hitV, meshOf } from "./surface";
import { dot, limitColor, mul, reflect } from "./vec";

export const COATED: u32 = 1 << 30;
export const GLOSSY: u32 = 1 << 31;
const BRIGHTEST_REFLECTION: f32 = 20;

@inline
function lane3(v: v128, bits: u32): v128 {
  return i32x4.replace_lane(v, 3, bits);
}

export function materialWord(a: u32, b: u32, reflectance: f32, flags: u32): u32 {
  const f = <u32>(sqrt<f32>(reflectance) * 255 + <f32>0.5);
  return a | (b << 8) | (f << 16) | flags;
}

/** Traces one sample at pixel coordinates (x, y) into slot `index`. */
function traceSample(x: f32, y: f32, index: i32): void {
  const point = pointAt(index);
  const record = recordAt(index);
  record.uv = 0;
  record.footprint = 0;
  record.light = 0;
  record.reflectedUv = 0;
  record.reflectedLight = 0;
  point.position = f32x4.splat(0);
  point.normal = i32x4.splat(0);
  point.reflectedPosition = f32x4.splat(0);
  point.reflectedNormal = f32x4.splat(0);

  const seen = follow(view.eye, cameraRay(x, y), true);
  let reflectance = glassReflectance;
  let origin = glassOrigin;
  let direction = glassDirection;
  const length = chainLength;
  const cone = length * view.pixelAngle;
  let throughput = f32x4.splat(1);
  let a = MATERIAL_NONE;
  let b = MATERIAL_NONE;
  let flags: u32 = 0;
  let meshes: u32 = 0;
  let footprint: u32 = 0;
  if (seen == Seen.Light) {
    a = MATERIAL_EMISSION;
    record.light = packColor(mul(chainThroughput, hitMaterial.color), 0.5);
  } else if (seen == Seen.Surface) {
    const material = hitMaterial;
    const arriving = chainDirection;
    a = <u32>hitMaterialIndex;
    meshes = <u32>meshOf(chainTriangle) + 1;
    record.uv = packUv(hitU, hitV);
    footprint = packFootprint(chainTriangle, arriving, cone);
    point.position = f32x4.replace_lane(hitPosition, 3, cone);
    point.normal = hitNormal;
    point.reflectedPosition = lane3(f32x4.splat(0), packColor(chainThroughput, 0.5));
    const metal = material.kind == MaterialKind.Metal;
    if (metal || material.kind == MaterialKind.Coat) {
      const own: f32 = metal ? 1 : coatReflectance(material, dot(hitNormal, arriving));
      if (own >= reflectance) {
        reflectance = own;
        flags |= COATED;
        throughput = metal ? mul(chainThroughput, material.color) : chainThroughput;
        if (material.roughness >= GLOSSY_FROM) {
          flags |= GLOSSY;
          point.reflectedNormal = lane3(arriving, packColor(throughput, 0.5));
        } else {
          origin = hitPosition;
          direction = reflect(arriving, hitNormal);
          if (dot(direction, hitFacet) <= 0) reflectance = 0;
        }
      }
    }
  }
  if (reflectance > 0 && (flags & GLOSSY) == 0) {
    const reflected = follow(origin, direction, false);
    const through = mul(throughput, chainThroughput);
    if (reflected == Seen.Light) {
      b = MATERIAL_EMISSION;
      record.reflectedLight = packColor(limitColor(mul(through, hitMaterial.color), BRIGHTEST_REFLECTION), 0.5);
    } else if (reflected == Seen.Surface) {
      b = <u32>hitMaterialIndex;
      meshes |= (<u32>meshOf(chainTriangle) + 1) << 16;
      record.reflectedUv = packUv(hitU, hitV);
      footprint |= (packFootprint(chainTriangle, chainDirection, (length + chainLength) * view.pixelAngle) & 255) << 24;
      point.reflectedPosition = f32x4.replace_lane(hitPosition, 3, f32x4.extract_lane(point.reflectedPosition, 3));
      point.reflectedNormal = lane3(hitNormal, packColor(through, 0.5));
    }
  }
  point.normal = lane3(point.normal, meshes);
  record.footprint = footprint;
  record.head = materialWord(a, b, reflectance, flags);
}

/** Kernel: one sample at the centre of every pixel of rows [from, to). */
export function traceRows(from: i32, to: i32): void {
  for (let y = from; y < to; y++) {
    for (let x = 0; x < view.width; x++) {
      traceSample(<f32>x + <f32>0.5, <f32>y + <f32>0.5, y * view.width + x);
    }
  }
}

/** Kernel: four more samples, on a rotated grid, on edge pixels [from, to). */
export function traceEdges(from: i32, to: i32): void {
  const first = view.width * view.height;
  for (let k = from; k < to; k++) {
    const pixel = load<i32>(view.edgePixels + (<usize>k << 2));
    const x = <f32>(pixel % view.width);
    const y = <f32>(pixel / view.width);
    const slot = first + 4 * k;
    traceSample(x + <f32>0.375, y + <f32>0.125, slot);
    traceSample(x + <f32>0.875, y + <f32>0.375, slot + 1);
    traceSample(x + <f32>0.125, y + <f32>0.625, slot + 2);
    traceSample(x + <f32>0.625, y + <f32>0.875, slot + 3);
  }
}

@inline
function meshesOf(point: SurfacePoint): u32 {
  return i32x4.extract_lane(point.normal, 3);
}

/** Whether the picture has an edge between two neighbouring samples. */
function differ(i: i32, j: i32): bool {
  const p = pointAt(i);
  const q = pointAt(j);
  const r = recordAt(i);
  const s = recordAt(j);
  if (((meshesOf(p) ^ meshesOf(q)) & 0xffff) != 0) return true;
  if (((r.head ^ s.head) & 255) != 0) return true;
  if ((meshesOf(p) & 0xffff) == 0) return r.light != s.light;
  if (dot(p.normal, q.normal) < <f32>0.9) return true;
  const lampBeside = ((r.head >> 8) & 255) == MATERIAL_EMISSION != (((s.head >> 8) & 255) == MATERIAL_EMISSION);
  return lampBeside && ((r.head >> 16) & 255) > 36;
}

/** How far along a line that is thinner than a pixel its missing parts are looked for. */
const DASH: i32 = 4;

/** Marks pixels along both directions, for a line that shows in this pixel but not in all that it crosses. */
function markDashes(x: i32, y: i32): void {
  for (let along = -DASH; along <= DASH; along++) {
    for (let across = -1; across <= 1; across++) {
      markEdge(x + along, y + across);
      markEdge(x + across, y + along);
    }
  }
}

@inline
function markEdge(x: i32, y: i32): void {
  if (x < 0 || y < 0 || x >= view.width || y >= view.height) return;
  store<u8>(view.refine + <usize>(y * view.width + x), 1);
}

/** Lists the edge pixels, up to the view's capacity; returns their number. Uses the refine flags as marks. */
export function findEdges(): i32 {
  const width = view.width;
  const height = view.height;
  memory.fill(view.refine, 0, <usize>(width * height));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = x > 0 && differ(i, i - 1);
      const right = x < width - 1 && differ(i, i + 1);
      const above = y > 0 && differ(i, i - width);
      const below = y < height - 1 && differ(i, i + width);
      if (left || right || above || below) markEdge(x, y);
      if ((left && right) || (above && below)) markDashes(x, y);
    }
  }
  let count = 0;
  for (let i = 0; i < width * height && count < view.edgeCapacity; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    store<i32>(view.edgePixels + (<usize>count << 2), i);
    count++;
  }
  view.edgeCount = count;
  return count;
}

/** Kernel: copies the samples in the middle of cells of rows [from, to) together. */
export function collectCells(from: i32, to: i32): void {
  for (let cy = from; cy < to; cy++) {
    const y = min<i32>(view.height - 1, cy * LOW + LOW / 2);
    for (let cx = 0; cx < view.lowWidth; cx++) {
      const x = min<i32>(view.width - 1, cx * LOW + LOW / 2);
      memory.copy(
        changetype<usize>(lowPointAt(cy * view.lowWidth + cx)),
        changetype<usize>(pointAt(y * view.width + x)),
        offsetof<SurfacePoint>(),
      );
    }
  }
}
