/** From a hot view and new finishes to pixels. */
import { ANCHOR_ALL } from "./interpolate";
import { COATED, GLOSSY } from "./gbuffer";
import {
  cellCount,
  Finish,
  FinishKind,
  Layer,
  LAYERS,
  MATERIAL_EMISSION,
  MATERIAL_NONE,
  materialAt,
  MaterialKind,
  PACKED_SHARES,
  palette,
  recordAt,
  SampleRecord,
  SURFACE_COUNT,
  view,
  LOW,
} from "./layout";
import { unpackColor } from "./packing";
import { finishAt, finishOver, footprintWidth } from "./tiling";
import { toneMap, writePixel } from "./tone";
import { unpackCoordinate } from "./footprint";
import { mul, splat, wOf } from "./vec";

const COAT_REST: f32 = 0.93;

/** Kernel: how the new albedos change the light of cells [from, to), all layers. */
export function mixFactors(from: i32, to: i32): void {
  for (let layer = 0; layer < LAYERS; layer++) {
    for (let cell = from; cell < to; cell++) {
      const index = <usize>(layer * cellCount() + cell);
      const shares = view.shares + index * PACKED_SHARES;
      let factor = splat(1);
      for (let s = 0; s < SURFACE_COUNT; s++) {
        const at = shares + <usize>s;
        const b1 = <u32>load<u8>(at);
        const b2 = <u32>load<u8>(at, 9);
        const b3 = <u32>load<u8>(at, 18);
        if ((b1 | b2 | b3) == 0) continue;
        const f1 = <f32>b1 * <f32>(1.0 / 255.0);
        const f2 = <f32>b2 * <f32>(1.0 / 255.0);
        const f3 = <f32>b3 * <f32>(1.0 / 255.0);
        const f0 = max<f32>(0, 1 - f1 - f2 - f3);
        const r = v128.load(palette.ratios + (<usize>(s + 1) << 4));
        // f0 + r (f1 + r (f2 + r f3 (0.6 + 0.4 r))): the last order also stands for everything above it.
        const last = f32x4.mul(splat(f3), f32x4.add(splat(0.6), f32x4.mul(splat(0.4), r)));
        const p2 = f32x4.add(splat(f2), f32x4.mul(r, last));
        const p1 = f32x4.add(splat(f1), f32x4.mul(r, p2));
        factor = f32x4.mul(factor, f32x4.add(splat(f0), f32x4.mul(r, p1)));
      }
      v128.store(palette.factors + (index << 4), factor);
    }
  }
}

@inline
function finishOf(material: u32): Finish {
  return changetype<Finish>(palette.finishes + <usize>material * offsetof<Finish>());
}

let cellLeft: i32 = 0;
let cellTop: i32 = 0;
let shareX: f32 = 0;
let shareY: f32 = 0;

@inline
function factorAt(layer: i32, x: i32, y: i32): v128 {
  const cx = max<i32>(0, min<i32>(view.lowWidth - 1, x));
  const cy = max<i32>(0, min<i32>(view.lowHeight - 1, y));
  return v128.load(palette.factors + (<usize>(layer * cellCount() + cy * view.lowWidth + cx) << 4));
}

@inline
function factorOf(layer: i32, anchor: u32): v128 {
  if (anchor != ANCHOR_ALL) {
    return factorAt(layer, cellLeft + <i32>(anchor & 1), cellTop + <i32>(anchor >> 1));
  }
  const ax = splat(shareX);
  const a = factorAt(layer, cellLeft, cellTop);
  const b = factorAt(layer, cellLeft + 1, cellTop);
  const c = factorAt(layer, cellLeft, cellTop + 1);
  const d = factorAt(layer, cellLeft + 1, cellTop + 1);
  const top = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), ax));
  const bottom = f32x4.add(c, f32x4.mul(f32x4.sub(d, c), ax));
  return f32x4.add(top, f32x4.mul(f32x4.sub(bottom, top), splat(shareY)));
}

@inline
function aimAt(x: i32, y: i32): void {
  const px = x - LOW / 2;
  const py = y - LOW / 2;
  cellLeft = px >> 2;
  cellTop = py >> 2;
  shareX = <f32>(px & 3) * <f32>0.25;
  shareY = <f32>(py & 3) * <f32>0.25;
}

/** Light that a sample sends to the camera. `aimAt` says where it lies. */
function shade(record: SampleRecord): v128 {
  const head = record.head;
  const a = head & 255;
  const b = (head >> 8) & 255;
  const root = <f32>((head >> 16) & 255) * <f32>(1.0 / 255.0);
  let reflectance = root * root;
  let color = splat(0);
  if (a == MATERIAL_EMISSION) {
    color = unpackColor(record.light);
  } else if (a != MATERIAL_NONE) {
    const anchor = (head >> 24) & 7;
    const metal = materialAt(<i32>a).kind == MaterialKind.Metal;
    let gloss: f32 = 1;
    if (!metal) {
      const albedo = finishOver(finishOf(a), record.uv, record.footprint);
      color = mul(mul(albedo, unpackColor(record.light)), factorOf(Layer.Surface, anchor));
      if ((head & COATED) != 0) {
        reflectance *= wOf(albedo);
        color = f32x4.mul(color, splat(1 - reflectance));
      }
    }
    if ((head & GLOSSY) != 0) {
      const back = mul(unpackColor(record.reflectedLight), factorOf(Layer.Glossy, anchor));
      return f32x4.add(color, f32x4.mul(back, splat(reflectance)));
    }
  }
  if (b == MATERIAL_NONE || reflectance < <f32>0.001) return color;
  let back = unpackColor(record.reflectedLight);
  if (b != MATERIAL_EMISSION) {
    const finish = finishOf(b);
    const width = footprintWidth(record.footprint >> 24);
    let albedo =
      finish.kind == FinishKind.Color
        ? finish.color
        : finishAt(finish, unpackCoordinate(record.reflectedUv), unpackCoordinate(record.reflectedUv >> 16), width);
    if (materialAt(<i32>b).kind == MaterialKind.Coat) {
      albedo = f32x4.add(f32x4.mul(albedo, splat(COAT_REST)), splat(1 - COAT_REST));
    }
    back = mul(mul(back, albedo), factorOf(Layer.Reflected, (head >> 27) & 7));
  }
  return f32x4.add(color, f32x4.mul(back, splat(reflectance)));
}

/** Index of the first edge pixel at or after a pixel. */
function firstEdgeFrom(pixel: i32): i32 {
  let low = 0;
  let high = view.edgeCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<i32>(view.edgePixels + (<usize>middle << 2)) < pixel) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Kernel: sRGB bytes of rows [from, to) into `target`, three per pixel. */
export function compositeRows(from: i32, to: i32, target: usize): void {
  const width = view.width;
  const samples = width * view.height;
  let edge = firstEdgeFrom(from * width);
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      aimAt(x, y);
      let shown: v128;
      if (edge < view.edgeCount && load<i32>(view.edgePixels + (<usize>edge << 2)) == i) {
        // Tone-mapped before averaging: a lamp's edge against a wall then stays smooth.
        shown = splat(0);
        for (let s = 0; s < 4; s++) {
          shown = f32x4.add(shown, toneMap(shade(recordAt(samples + 4 * edge + s))));
        }
        shown = f32x4.mul(shown, splat(0.25));
        edge++;
      } else {
        shown = toneMap(shade(recordAt(i)));
      }
      writePixel(target + <usize>(3 * i), shown);
    }
  }
}

