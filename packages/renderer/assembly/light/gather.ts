/** Light that arrives at a surface or leaves it as a soft reflection: one bounce, then the radiance cache. */
import { bitangent, cosineDirection, cosineInFrame, makeFrame, tangent } from "../math/directions";
import { aimGloss, lobeWeight, sampleGloss } from "../math/gloss";
import { fraction, hash, hashUnit, random, seedRandom } from "../math/random";
import { add, dot, limitColor, luminance, mul, reflect, scale, splat } from "../math/vec";
import { LIGHT_DIRECT, LIGHT_INDIRECT } from "../memory/light-cells";
import { MaterialKind } from "../memory/materials";
import { SurfacePoint } from "../memory/samples";
import { hitFacet, hitMaterial, hitNormal, hitPosition, resolveHit } from "../trace/hit";
import { hitDistance, nearestHit } from "../trace/traverse";
import { lookUp } from "./cache-cells";
import { directLight } from "./direct-light";
import { bounceAlbedo, MIRROR_BELOW, throughGlass } from "./radiance-cache";
import { accumulator, addDirect, addFromCell, addIndirect, clearAccumulator, meet } from "./shares";

const BRIGHTEST_GLOSS: f32 = 20;
const BRIGHTEST: f32 = 10;

/** Hits nearer than this many metres are finer than the cache's cells: one more bounce is traced there. */
const NEAR: f32 = 0.12;

/** Adds the light that comes back along a ray, dimmed by `dimming`. `sharp` rays see lamps and reflections. */
function addIncoming(start: v128, toward: v128, dimming: v128, sharp: bool): void {
  let origin = start;
  let direction = toward;
  let throughput = dimming;
  let seesLamps = sharp;
  let met: u64 = 0;
  let near = false;
  for (let i = 0; i < 4; i++) {
    const triangle = nearestHit(origin, direction);
    if (triangle < 0) return;
    const distance = hitDistance;
    resolveHit(origin, direction, triangle);
    throughput = throughGlass(throughput, origin, direction, distance);
    const material = hitMaterial;
    if (material.kind == MaterialKind.Light) {
      const limit = sharp ? BRIGHTEST_GLOSS : BRIGHTEST;
      if (seesLamps) addIndirect(limitColor(mul(throughput, material.color), limit), met);
      return;
    }
    const facet = hitFacet;
    const normal = hitNormal;
    origin = hitPosition;
    if (material.kind == MaterialKind.Metal && ((sharp && !near) || material.roughness < MIRROR_BELOW)) {
      throughput = mul(throughput, material.color);
      direction = reflect(direction, normal);
      if (dot(direction, facet) <= 0) return;
      seesLamps = true;
      continue;
    }
    throughput = mul(throughput, bounceAlbedo(material));
    if (distance < NEAR && !near) {
      near = true;
      met = meet(met, material.surface);
      const light = directLight(origin, normal, random(), random(), random());
      addIndirect(limitColor(mul(throughput, light), BRIGHTEST), met);
      direction = cosineDirection(normal, random(), random());
      if (dot(direction, facet) <= 0) return;
      seesLamps = false;
      continue;
    }
    addFromCache(origin, facet, normal, throughput, material.surface, met);
    return;
  }
}

/** Adds what the radiance cache knows about a surface, dimmed by `throughput`, which includes its albedo. */
function addFromCache(position: v128, facet: v128, normal: v128, throughput: v128, surface: i32, met: u64): void {
  makeFrame(facet);
  const cell = lookUp(position, facet, tangent, bitangent);
  if (cell == 0) {
    const light = directLight(position, normal, random(), random(), random());
    addIndirect(mul(throughput, light), meet(met, surface));
    return;
  }
  addFromCell(cell, throughput, surface, met);
}

/** Where this cell's or sample's own low-discrepancy sequence starts, per dimension. */
let shift1: f32 = 0;
let shift2: f32 = 0;
let shift3: f32 = 0;
let shift4: f32 = 0;
let shift5: f32 = 0;

/** Neighbours, cells or pixels, complete each other's samples, so that filters and eyes find evenly spread ones. */
export function interleave(x: f32, y: f32): void {
  shift1 = fraction(x * <f32>0.7548776662 + y * <f32>0.569840291);
  shift2 = fraction(x * <f32>0.8566748838 + y * <f32>0.7338918566 + <f32>0.31);
  // Lights want no lattice: with few of them, its lines would show as streaks.
  const seed = hash(<u32>(<i32>x) * 73856093 + <u32>(<i32>y) * 19349663);
  shift3 = hashUnit(seed);
  shift4 = hashUnit(seed + 1);
  shift5 = hashUnit(seed + 2);
}

/** Direct light at the k-th place of this cell's sequence over the lights. */
@inline
function lightLook(position: v128, normal: v128, k: f32): v128 {
  return directLight(
    position,
    normal,
    fraction(shift3 + k * <f32>0.8191725134),
    fraction(shift4 + k * <f32>0.6710436067),
    fraction(shift5 + k * <f32>0.5497004779),
  );
}

/** Looks at the lights for every ray: shadows need them more than bounces do. */
export const LOOKS: i32 = 3;
/** Of a sample that is traced alone: its neighbours bring it theirs. */
const LOOKS_ALONE: i32 = 2;
/** Where so many looks in a row find light alike, within this ratio, no shadow passes: half of the looks do from there on. */
const LOOKS_TO_JUDGE: i32 = 6;
const ALIKE: f32 = 0.4;

/**
 * Adds `count` samples of irradiance over pi, each with up to `looks` at the lights, continuing the sequence at `first`. How many looks a
 * sample has depends on those before it; all samples count the same, lest what is lit for the most part become too bright.
 */
export function gatherIrradiance(position: v128, normal: v128, seed: u32, first: i32, count: i32, looks: i32): void {
  makeFrame(normal);
  const across = tangent;
  const along = bitangent;
  let darkest = splat(1e30);
  let brightest = splat(0);
  let judged = 0;
  for (let s = first; s < first + count; s++) {
    seedRandom(seed * 31 + <u32>s * 0x85ebca6b);
    const k = <f32>s;
    const isEven = judged >= LOOKS_TO_JUDGE && luminance(darkest) >= ALIKE * luminance(brightest);
    const taken = isEven ? looks >> 1 : looks;
    let direct = splat(0);
    for (let look = 0; look < taken; look++) {
      const light = lightLook(position, normal, <f32>(s * looks + look));
      direct = add(direct, light);
      darkest = f32x4.pmin(darkest, light);
      brightest = f32x4.pmax(brightest, light);
    }
    judged += taken;
    addDirect(scale(direct, <f32>1 / <f32>taken));
    const direction = cosineInFrame(
      normal,
      across,
      along,
      fraction(shift1 + k * <f32>0.7548776662),
      fraction(shift2 + k * <f32>0.569840291),
    );
    addIncoming(position, direction, splat(1), false);
  }
}

/** Adds `count` samples of the light that a rough coat or metal reflects toward the camera. */
export function gatherGlossy(point: SurfacePoint, roughness: f32, seed: u32, first: i32, count: i32): void {
  aimGloss(point.normal, point.reflectedNormal, roughness);
  for (let s = first; s < first + count; s++) {
    seedRandom(seed * 31 + <u32>s * 0x85ebca6b);
    const direction = sampleGloss(
      fraction(shift1 + <f32>s * <f32>0.7548776662),
      fraction(shift2 + <f32>s * <f32>0.569840291),
    );
    if (lobeWeight <= 0) continue;
    addIncoming(point.position, direction, splat(lobeWeight), true);
  }
}

/** Sum of what the accumulator holds, per sample. */
@inline
function meanOfAccumulator(samples: i32): v128 {
  const all = add(v128.load(accumulator(), LIGHT_DIRECT), v128.load(accumulator(), LIGHT_INDIRECT));
  return scale(all, <f32>1 / <f32>samples);
}

/** Irradiance over pi at a sample's surface A, traced for this sample alone: mean of `count` samples from `first` on. */
export function irradianceAlone(point: SurfacePoint, seed: u32, first: i32, count: i32): v128 {
  clearAccumulator();
  gatherIrradiance(point.position, point.normal, seed, first, count, LOOKS_ALONE);
  return meanOfAccumulator(count);
}

/** Light that surface A of a glossy sample reflects, traced for this sample alone: mean of `count` samples from `first` on. */
export function glossAlone(point: SurfacePoint, roughness: f32, seed: u32, first: i32, count: i32): v128 {
  clearAccumulator();
  gatherGlossy(point, roughness, seed, first, count);
  return meanOfAccumulator(count);
}
