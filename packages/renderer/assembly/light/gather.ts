/** Gathers the light that arrives at a surface, or that a rough surface reflects: direct light, and one bounce that ends at the cache. */
import { bitangent, cosineDirection, cosineInFrame, makeFrame, tangent } from "../math/directions";
import { aimGloss, lobeWeight, sampleGloss } from "../math/gloss";
import { fraction, hash, hashUnit, random, seedRandom } from "../math/random";
import { add, dot, limitColor, luminance, mul, reflect, scale, splat } from "../math/vec";
import { LIGHT_DIRECT, LIGHT_INDIRECT } from "../memory/light-cells";
import { MaterialKind } from "../memory/materials";
import { SurfacePoint } from "../memory/samples";
import { hitFacet, hitMaterial, hitNormal, hitPosition, resolveHit } from "../trace/hit";
import { hitDistance, nearestHit } from "../trace/traverse";
import { accumulator } from "../memory/scratch";
import { lookUp } from "./cache-cells";
import { directLight } from "./direct-light";
import { bounceAlbedo, MIRROR_BELOW, throughGlass } from "./radiance-cache";
import { addDirect, addFromCell, addIndirect, clearAccumulator, meet } from "./shares";

const BRIGHTEST_GLOSS: f32 = 20;
const BRIGHTEST: f32 = 10;

/** Hits nearer than this, metres, are within the size of a cache cell. One more bounce is traced there instead. */
const NEAR: f32 = 0.12;

/** Adds the light that arrives along a ray, times `dimming`. Only `sharp` rays, those of reflections, see lamps and rough metal. */
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

/** Adds the light that leaves a surface, from the radiance cache, times `throughput`, which includes the albedo. */
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

/** Start of the low-discrepancy sequence of the current cell or sample, per dimension. */
let shift1: f32 = 0;
let shift2: f32 = 0;
let shift3: f32 = 0;
let shift4: f32 = 0;
let shift5: f32 = 0;

/** Numbers of the sequence for points on lights from one cell of a block to the next: about as many as a calm cell takes. */
const LOOKS_PER_CELL: i32 = 8;

/** Order of the 4 x 4 cells of a block, in which neighbours are far apart. */
@inline
function orderInBlock(x: i32, y: i32): i32 {
  const across = x ^ y;
  return ((across & 1) << 3) | ((y & 1) << 2) | (across & 2) | ((y & 2) >> 1);
}

/** Sets the start of the sequence from a position, so that the samples of neighbouring cells or pixels are evenly spread together. */
export function interleave(x: f32, y: f32): void {
  shift1 = fraction(x * <f32>0.7548776662 + y * <f32>0.569840291);
  shift2 = fraction(x * <f32>0.8566748838 + y * <f32>0.7338918566 + <f32>0.31);
  // Points on lights: a block shares one sequence, so that a soft shadow has no patches. Blocks start at random, because a regular lattice
  // would show as streaks when there are few lights.
  const column = <i32>x;
  const row = <i32>y;
  const seed = hash(<u32>(column >> 2) * 73856093 + <u32>(row >> 2) * 19349663);
  const first = <f32>(LOOKS_PER_CELL * orderInBlock(column & 3, row & 3));
  shift3 = fraction(hashUnit(seed) + first * <f32>0.8191725134);
  shift4 = fraction(hashUnit(seed + 1) + first * <f32>0.6710436067);
  shift5 = fraction(hashUnit(seed + 2) + first * <f32>0.5497004779);
}

/** Direct light for the k-th number of the sequence. */
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

/** Shadow rays per bounce ray: shadows need more samples than bounces. */
export const LOOKS: i32 = 3;
/** The same for a sample that is traced by itself; smoothing adds those of its neighbours. */
const LOOKS_ALONE: i32 = 2;
/** After this many shadow rays whose light differs by less than this ratio, there is no shadow edge and half as many rays follow. */
const LOOKS_TO_JUDGE: i32 = 6;
const ALIKE: f32 = 0.4;

/**
 * Adds `count` samples of irradiance divided by pi, from number `first` of the sequence on, each with up to `looks` shadow rays. Each sample
 * has the same weight, whatever its number of shadow rays: that number depends on earlier results, so other weights would be biased.
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

/** Adds `count` samples of the light that a rough coat or metal reflects towards the camera. */
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

/** Light in the accumulator, divided by the number of samples. */
@inline
function meanOfAccumulator(samples: i32): v128 {
  const all = add(v128.load(accumulator, LIGHT_DIRECT), v128.load(accumulator, LIGHT_INDIRECT));
  return scale(all, <f32>1 / <f32>samples);
}

/** Irradiance divided by pi at surface A of one sample: the mean of `count` samples from `first` on. */
export function irradianceAlone(point: SurfacePoint, seed: u32, first: i32, count: i32): v128 {
  clearAccumulator();
  gatherIrradiance(point.position, point.normal, seed, first, count, LOOKS_ALONE);
  return meanOfAccumulator(count);
}

/** Light that a glossy surface A of one sample reflects: the mean of `count` samples from `first` on. */
export function glossAlone(point: SurfacePoint, roughness: f32, seed: u32, first: i32, count: i32): v128 {
  clearAccumulator();
  gatherGlossy(point, roughness, seed, first, count);
  return meanOfAccumulator(count);
}
