/** From a hot view and new finishes to pixels, four samples at a time. */
import { aimAt, factorOf, forgetAim } from "./factors";
import { colorOf, finishOfFour, footprintWidth } from "./finish";
import { unpackCoordinate } from "./footprint";
import { COATED, GLOSSY } from "./gbuffer";
import {
  Finish,
  FinishKind,
  Layer,
  MATERIAL_EMISSION,
  MATERIAL_NONE,
  materialAt,
  MaterialKind,
  palette,
  recordAt,
  SampleRecord,
  scratch,
  view,
} from "./layout";
import { unpackColor } from "./packing";
import { toneMap, writePixel } from "./tone";
import { mul, splat, wOf } from "./vec";

const COAT_REST: f32 = 0.93;
/** Reflections that are dimmer than this do not show. */
const NO_REFLECTION: f32 = 0.001;

/** Scratch: the four samples' numbers, colours of their surfaces A and B, and what they look like. */
const SAMPLES: usize = 16384;
const SURFACE_COLORS: usize = 16384 + 16;
const REFLECTED_COLORS: usize = 16384 + 80;
const SHOWN: usize = 16384 + 144;
/** Scratch: coordinates, width and stretch of the four footprints. */
const FOOTPRINTS: usize = 16384 + 208;

@inline
function finishOf(material: u32): Finish {
  return changetype<Finish>(palette.finishes + <usize>material * offsetof<Finish>());
}

@inline
function sampleAt(lane: i32): SampleRecord {
  return recordAt(load<i32>(scratch + SAMPLES + (<usize>lane << 2)));
}

@inline
function setSample(lane: i32, index: i32): void {
  store<i32>(scratch + SAMPLES + (<usize>lane << 2), index);
}

@inline
function reflectanceOf(head: u32): f32 {
  const root = <f32>((head >> 16) & 255) * <f32>(1.0 / 255.0);
  return root * root;
}

/** Material of a sample that has its colour from a finish: surface A, or B if `reflected`; MATERIAL_NONE for no such. */
@inline
function finishedMaterial(head: u32, reflected: bool): u32 {
  if (reflected) {
    if ((head & GLOSSY) != 0 || reflectanceOf(head) < NO_REFLECTION) return MATERIAL_NONE;
    const b = (head >> 8) & 255;
    return b == MATERIAL_EMISSION ? MATERIAL_NONE : b;
  }
  const a = head & 255;
  if (a == MATERIAL_EMISSION || a == MATERIAL_NONE) return MATERIAL_NONE;
  return materialAt(<i32>a).kind == MaterialKind.Metal ? MATERIAL_NONE : a;
}

/** Unpacks the footprints of the samples whose bits are set, on surface A, or on B if `reflected`, whose long axis is not kept. */
function unpackFootprints(reflected: bool, alike: i32): void {
  for (let lane = 0; lane < 4; lane++) {
    const record = sampleAt(lane);
    const at = scratch + FOOTPRINTS + (<usize>lane << 2);
    const uv = reflected ? record.reflectedUv : record.uv;
    const packed = record.footprint;
    const long = !reflected && ((alike >> lane) & 1) != 0;
    store<f32>(at, unpackCoordinate(uv));
    store<f32>(at, unpackCoordinate(uv >> 16), 16);
    store<f32>(at, footprintWidth(reflected ? packed >> 24 : packed & 255), 32);
    store<f32>(at, long ? <f32>(<i8>(packed >> 8)) * <f32>(1.0 / 16.0) : 0, 48);
    store<f32>(at, long ? <f32>(<i8>(packed >> 16)) * <f32>(1.0 / 16.0) : 0, 64);
  }
}

/** Whether all four samples have one and the same material on surface A, or B if `reflected`. */
@inline
function areAlike(reflected: bool): bool {
  const first = sampleAt(0).head;
  const differ = (first ^ sampleAt(1).head) | (first ^ sampleAt(2).head) | (first ^ sampleAt(3).head);
  // With reflections, whether they show must be the same as well.
  return reflected ? (differ & 0x80ffff00) == 0 : (differ & 255) == 0;
}

/** Whether none of the four samples shows a surface in a sharp reflection. */
@inline
function allGlossy(): bool {
  return (sampleAt(0).head & sampleAt(1).head & sampleAt(2).head & sampleAt(3).head & GLOSSY) != 0;
}

/** Colours of the four samples' surfaces A, or B if `reflected`, to `target`; samples of one material share the work. */
function findColors(reflected: bool, turn: i32, target: usize): void {
  let waiting = 15;
  const areOne = areAlike(reflected);
  while (waiting != 0) {
    const first = ctz<i32>(waiting);
    const material = finishedMaterial(sampleAt(first).head, reflected);
    let alike = areOne ? 15 : 0;
    if (!areOne) {
      for (let lane = first; lane < 4; lane++) {
        if (finishedMaterial(sampleAt(lane).head, reflected) == material) alike |= 1 << lane;
      }
    }
    waiting &= ~alike;
    if (material == MATERIAL_NONE) continue;
    const finish = finishOf(material);
    const isColor = finish.kind == FinishKind.Color;
    if (!isColor) {
      unpackFootprints(reflected, alike);
      const at = scratch + FOOTPRINTS;
      finishOfFour(
        finish,
        v128.load(at),
        v128.load(at, 16),
        v128.load(at, 32),
        v128.load(at, 48),
        v128.load(at, 64),
        turn,
      );
    }
    for (let lane = first; lane < 4; lane++) {
      if (((alike >> lane) & 1) == 0) continue;
      v128.store(target + (<usize>lane << 4), isColor ? finish.color : colorOf(lane));
    }
  }
}

/** Light that a sample sends to the camera, its surfaces being of these colours. `aimAt` says where it lies. */
@inline
function shade(record: SampleRecord, own: v128, reflected: v128): v128 {
  const head = record.head;
  const a = head & 255;
  const b = (head >> 8) & 255;
  let reflectance = reflectanceOf(head);
  let color = splat(0);
  if (a == MATERIAL_EMISSION) {
    color = unpackColor(record.light);
  } else if (a != MATERIAL_NONE) {
    const anchor = (head >> 24) & 7;
    if (materialAt(<i32>a).kind != MaterialKind.Metal) {
      color = mul(mul(own, unpackColor(record.light)), factorOf(Layer.Surface, anchor));
      if ((head & COATED) != 0) {
        reflectance *= wOf(own);
        color = f32x4.mul(color, splat(1 - reflectance));
      }
    }
    if ((head & GLOSSY) != 0) {
      const back = mul(unpackColor(record.reflectedLight), factorOf(Layer.Glossy, anchor));
      return f32x4.add(color, f32x4.mul(back, splat(reflectance)));
    }
  }
  if (b == MATERIAL_NONE || reflectance < NO_REFLECTION) return color;
  let back = unpackColor(record.reflectedLight);
  if (b != MATERIAL_EMISSION) {
    let albedo = reflected;
    if (materialAt(<i32>b).kind == MaterialKind.Coat) {
      albedo = f32x4.add(f32x4.mul(albedo, splat(COAT_REST)), splat(1 - COAT_REST));
    }
    back = mul(mul(back, albedo), factorOf(Layer.Reflected, (head >> 27) & 7));
  }
  return f32x4.add(color, f32x4.mul(back, splat(reflectance)));
}

/** Display-linear colours of the four samples, into scratch memory; their pixels begin at x and lie `apart` from each other. */
function showFour(x: i32, y: i32, apart: i32): void {
  findColors(false, y & 1, scratch + SURFACE_COLORS);
  if (!allGlossy()) findColors(true, y & 1, scratch + REFLECTED_COLORS);
  for (let lane = 0; lane < 4; lane++) {
    aimAt(x + lane * apart, y);
    const at = scratch + (<usize>lane << 4);
    v128.store(at, toneMap(shade(sampleAt(lane), v128.load(at, SURFACE_COLORS), v128.load(at, REFLECTED_COLORS))), SHOWN);
  }
}

@inline
function shownOf(lane: i32): v128 {
  return v128.load(scratch + (<usize>lane << 4), SHOWN);
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
  forgetAim();
  for (let y = from; y < to; y++) {
    const row = y * width;
    for (let x = 0; x < width; x += 4) {
      const pixels = min<i32>(4, width - x);
      for (let lane = 0; lane < 4; lane++) setSample(lane, row + min<i32>(x + lane, width - 1));
      showFour(x, y, 1);
      for (let lane = 0; lane < pixels; lane++) writePixel(target + <usize>(3 * (row + x + lane)), shownOf(lane));
    }
  }
  smoothEdges(from, to, target);
}

/** Replaces edge pixels of rows [from, to) by what their four edge samples show. */
function smoothEdges(from: i32, to: i32, target: usize): void {
  const width = view.width;
  const samples = width * view.height;
  const last = to * width;
  for (let edge = firstEdgeFrom(from * width); edge < view.edgeCount; edge++) {
    const pixel = load<i32>(view.edgePixels + (<usize>edge << 2));
    if (pixel >= last) return;
    for (let lane = 0; lane < 4; lane++) setSample(lane, samples + 4 * edge + lane);
    showFour(pixel % width, pixel / width, 0);
    // Tone-mapped before averaging: a lamp's edge against a wall then stays smooth.
    const sum = f32x4.add(f32x4.add(shownOf(0), shownOf(1)), f32x4.add(shownOf(2), shownOf(3)));
    writePixel(target + <usize>(3 * pixel), f32x4.mul(sum, splat(0.25)));
  }
}
