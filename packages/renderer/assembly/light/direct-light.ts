/** Direct light: light that arrives straight from lamps and windows, also through glass. */
import { add, dot, mul, scale, splat, sub } from "../math/vec";
import { lampAt, lightAt, scene } from "../memory/bound";
import { lampWeights, WEIGHED_LAMPS } from "../memory/scratch";
import { facetOf, materialOf } from "../scene/triangles";
import { glassTransmission } from "../trace/glass";
import { hitDistance, isBlocked, nearestGlass, RAY_START } from "../trace/traverse";

/** Largest weight of one sample, in radiances of the light. It prevents bright dots where a surface touches a light. */
const BRIGHTEST: f32 = 4;

/** Share of light per channel that glass between the origin and `end` transmits. */
function transmission(origin: v128, direction: v128, end: f32): v128 {
  let through = splat(1);
  let start = RAY_START;
  for (let i = 0; i < 8; i++) {
    const triangle = nearestGlass(origin, direction, start, end);
    if (triangle < 0) break;
    start = hitDistance + RAY_START;
    const glass = materialOf(triangle);
    through = mul(through, glassTransmission(glass, dot(facetOf(triangle), direction)));
  }
  return through;
}

/** Probability with which the last light was chosen. */
let chance: f32 = 0;

/** The light between `first` and `last` at this value of the cumulative distribution of power. */
function lightByPower(first: i32, last: i32, place: f32): i32 {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lightAt(middle).cumulative < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Chooses a light by power alone. */
function anyLight(u: f32): i32 {
  const index = lightByPower(0, scene.lightCount - 1, u);
  chance = lightAt(index).probability;
  return index;
}

/** The point for which lamps were weighed last, and the sum of their weights. Most points are sampled many times in a row. */
let weighedAt: v128 = f32x4.splat(0);
let weighedFacing: v128 = f32x4.splat(0);
let weighedIn: i32 = -1;
let total: f32 = 0;

/** Forgets that point. Call it at the start of a kernel, because other lamps may lie in the same memory. */
export function forgetWeights(): void {
  weighedIn = -1;
}

/** Weighs every lamp for a point by its power and distance, and by how far it is above the horizon. */
function weighLamps(position: v128, normal: v128, count: i32): void {
  const same = v128.and(i32x4.eq(position, weighedAt), i32x4.eq(normal, weighedFacing));
  if (count == weighedIn && i32x4.all_true(same)) return;
  weighedAt = position;
  weighedFacing = normal;
  weighedIn = count;
  total = 0;
  for (let i = 0; i < count; i++) {
    const lamp = lampAt(i);
    const apart = sub(lamp.center, position);
    const reach = dot(apart, apart) + lamp.radius * lamp.radius;
    const lift = dot(apart, normal) + lamp.radius;
    const weight: f32 = lift > 0 ? (lamp.probability * lift) / (reach * sqrt<f32>(reach)) : 0;
    store<f32>(lampWeights + ((<usize>i) << 2), weight);
    total += weight;
  }
}

/** Chooses a light by the weight of its lamp. */
function chooseLight(position: v128, normal: v128, u: f32): i32 {
  const count = scene.lampCount;
  if (count > WEIGHED_LAMPS) return anyLight(u);
  weighLamps(position, normal, count);
  if (!(total > 0)) return anyLight(u);
  let rest = u * total;
  let chosen = -1;
  let weight: f32 = 0;
  for (let i = 0; i < count; i++) {
    const own = load<f32>(lampWeights + ((<usize>i) << 2));
    if (own <= 0) continue;
    if (chosen >= 0) rest -= weight;
    chosen = i;
    weight = own;
    if (rest < own) break;
  }
  const lamp = lampAt(chosen);
  const before = lightAt(lamp.first).cumulative - lightAt(lamp.first).probability;
  const place = before + min<f32>(1, rest / weight) * lamp.probability;
  const index = lightByPower(lamp.first, lamp.last, place);
  chance = ((weight / total) * lightAt(index).probability) / lamp.probability;
  return index;
}

/**
 * One sample of direct light at a point, as irradiance divided by pi; times albedo it is radiance. `u0` chooses the light, `u1` and `u2`
 * the point on it.
 */
export function directLight(position: v128, normal: v128, u0: f32, u1: f32, u2: f32): v128 {
  if (scene.lightCount == 0) return splat(0);
  const light = lightAt(chooseLight(position, normal, u0));
  const s = sqrt<f32>(u1);
  const target = add(light.corner, add(scale(light.edge1, 1 - s), scale(light.edge2, u2 * s)));
  const toLight = sub(target, position);
  const squared = dot(toLight, toLight);
  const distance = sqrt<f32>(squared);
  const direction = scale(toLight, <f32>1 / distance);
  const cosine = dot(normal, direction);
  if (!(cosine > 0)) return splat(0);
  const lightCosine = abs<f32>(dot(light.normal, direction));
  const weight = min<f32>(BRIGHTEST, (cosine * lightCosine * light.area) / (squared * Mathf.PI * chance));
  if (weight < <f32>1e-5) return splat(0);
  if (isBlocked(position, direction, distance - <f32>2e-4)) return splat(0);
  return mul(scale(light.radiance, weight), transmission(position, direction, distance));
}
