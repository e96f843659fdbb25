/**
 * Brute-force path tracing with the same materials: slow, unfiltered, without a cache. It shows what a picture should look like.
 */
import { bendLight, writePixel } from "../compose/display-curve";
import { finishBlue, finishGlazed, finishGreen, finishOfFour, finishRed } from "../compose/finish";
import { directLight, forgetWeights } from "../light/direct-light";
import { cosineDirection } from "../math/directions";
import { aimGloss, fresnel, lobeWeight, sampleGloss } from "../math/gloss";
import { fraction, hash, random, seedRandom } from "../math/random";
import { add, dot, limitColor, maxComponent, mul, reflect, scale, splat, wOf, xOf } from "../math/vec";
import { palette, view } from "../memory/bound";
import { MaterialKind } from "../memory/materials";
import { Finish, FinishKind } from "../memory/palette";
import { facetOf, materialOf } from "../scene/triangles";
import {
  hitFacet,
  hitMaterial,
  hitMaterialIndex,
  hitNormal,
  hitPosition,
  hitU,
  hitV,
  resolveHit,
  resolveUv,
} from "../trace/hit";
import { cameraRay, coatReflectance } from "../trace/optics";
import { FAR, hitDistance, nearestGlass, nearestHit, RAY_START } from "../trace/traverse";

/** Reflects `direction` on a GGX surface by sampling its visible normals. */
export function glossyDirection(n: v128, direction: v128, roughness: f32, u1: f32, u2: f32): v128 {
  aimGloss(n, direction, roughness);
  return sampleGloss(u1, u2);
}

/** Colour of a finish at one place, over a square of the packed width `footprint`; lane 3 is the share that is glazed. */
export function finishAt(finish: Finish, u: f32, v: f32, footprint: i32): v128 {
  if (finish.kind == FinishKind.Color) return finish.color;
  finishOfFour(finish, splat(u), splat(v), i32x4.splat(footprint), splat(0), splat(0), 0);
  return f32x4(xOf(finishRed), xOf(finishGreen), xOf(finishBlue), xOf(finishGlazed));
}

/** Display-linear colour of light. */
@inline
export function toneMap(light: v128): v128 {
  return bendLight(f32x4.mul(light, palette.gain));
}

const LONGEST_PATH: i32 = 24;
/** Largest number of diffuse bounces of a path, and of glossy ones. */
const BOUNCES: i32 = 4;
const BRIGHTEST: f32 = 20;
/** A packed footprint of 0.2 mm. */
const FINE: i32 = 32;

function tracePath(start: v128, toward: v128): v128 {
  let origin = start;
  let direction = toward;
  let throughput = splat(1);
  let sum = splat(0);
  let seesLamps = true;
  let diffuse = 0;
  let glossy = 0;
  // As in `follow`, a camera ray passes through the backs of surfaces.
  let ofCamera = true;
  for (let i = 0; i < LONGEST_PATH; i++) {
    const triangle = nearestHit(origin, direction);
    const distance = triangle < 0 ? FAR : hitDistance;
    if (triangle >= 0) {
      resolveHit(origin, direction, triangle);
      resolveUv(triangle);
    }
    const glassTriangle = nearestGlass(origin, direction, RAY_START, distance);
    if (glassTriangle >= 0) {
      const facet = facetOf(glassTriangle);
      const glass = materialOf(glassTriangle);
      origin = add(origin, scale(direction, hitDistance));
      if (random() < fresnel(dot(facet, direction), glass.ior)) {
        direction = reflect(direction, facet);
        seesLamps = true;
      } else {
        throughput = mul(throughput, glass.color);
      }
      continue;
    }
    if (triangle < 0) return sum;
    if (ofCamera && dot(facetOf(triangle), direction) > 0) {
      origin = add(origin, scale(direction, distance + RAY_START));
      continue;
    }
    ofCamera = false;
    const material = hitMaterial;
    const index = hitMaterialIndex;
    const position = hitPosition;
    const normal = hitNormal;
    const facet = hitFacet;
    if (material.kind == MaterialKind.Light) {
      if (!seesLamps) return sum;
      const light = mul(throughput, material.color);
      return add(sum, i == 0 ? light : limitColor(light, BRIGHTEST));
    }
    if (material.kind == MaterialKind.Metal) {
      direction = glossyDirection(normal, direction, material.roughness, random(), random());
      if (lobeWeight <= 0 || dot(direction, facet) <= 0 || ++glossy > 3 * BOUNCES) return sum;
      throughput = mul(scale(throughput, lobeWeight), material.color);
      origin = position;
      seesLamps = true;
      continue;
    }
    const finish = changetype<Finish>(palette.finishes + <usize>index * offsetof<Finish>());
    const albedo = finish.kind == FinishKind.Color ? finish.color : finishAt(finish, hitU, hitV, FINE);
    if (material.kind == MaterialKind.Coat) {
      const gloss: f32 = finish.kind == FinishKind.Color ? 1 : wOf(albedo);
      if (random() < coatReflectance(material, dot(normal, direction)) * gloss) {
        direction = glossyDirection(normal, direction, material.roughness, random(), random());
        if (lobeWeight <= 0 || dot(direction, facet) <= 0 || ++glossy > BOUNCES) return sum;
        throughput = scale(throughput, lobeWeight);
        origin = position;
        seesLamps = true;
        continue;
      }
    }
    throughput = mul(throughput, albedo);
    origin = position;
    const direct = mul(throughput, directLight(position, normal, random(), random(), random()));
    sum = add(sum, i == 0 ? direct : limitColor(direct, BRIGHTEST));
    if (i >= 3) {
      const survival = min<f32>(<f32>0.95, maxComponent(throughput));
      if (random() >= survival) return sum;
      throughput = scale(throughput, <f32>1 / survival);
    }
    if (++diffuse > BOUNCES) return sum;
    direction = cosineDirection(normal, random(), random());
    if (dot(direction, facet) <= 0) return sum;
    seesLamps = false;
  }
  return sum;
}

/** Kernel: adds samples [first, first + count) of rows [from, to) to `sums` (v128 per pixel). */
export function referenceRows(from: i32, to: i32, sums: usize, first: i32, count: i32): void {
  forgetWeights();
  for (let y = from; y < to; y++) {
    for (let x = 0; x < view.width; x++) {
      const pixel = y * view.width + x;
      const seed = hash(<u32>x + <u32>y * 7919);
      const shiftX = <f32>(seed & 0xffff) * <f32>(1.0 / 65536.0);
      const shiftY = <f32>(seed >> 16) * <f32>(1.0 / 65536.0);
      let sum = splat(0);
      for (let s = first; s < first + count; s++) {
        seedRandom(seed + <u32>s * 0x85ebca6b);
        const jx = fraction(shiftX + <f32>s * <f32>0.7548776662);
        const jy = fraction(shiftY + <f32>s * <f32>0.569840291);
        sum = add(sum, tracePath(view.eye, cameraRay(<f32>x + jx, <f32>y + jy)));
      }
      const at = sums + ((<usize>pixel) << 4);
      v128.store(at, add(v128.load(at), sum));
    }
  }
}

/** Kernel: writes rows [from, to) of the picture as sRGB bytes, from the sums of `samples` samples. */
export function developRows(from: i32, to: i32, sums: usize, samples: i32, target: usize): void {
  const unit: f32 = <f32>1 / <f32>samples;
  for (let pixel = from * view.width; pixel < to * view.width; pixel++) {
    const light = scale(v128.load(sums + ((<usize>pixel) << 4)), unit);
    writePixel(target + <usize>(3 * pixel), toneMap(light));
  }
}
