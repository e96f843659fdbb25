/** Light that arrives straight from lamps and windows, and what glass leaves of it. */
import { isBlocked, nearestGlass, hitDistance, RAY_START } from "./hierarchy";
import { Light, Material, scene, scratch } from "./layout";
import { fresnel } from "./sampling";
import { facetOf, materialOf } from "./surface";
import { add, dot, mul, scale, splat, sub } from "./vec";

const PI: f32 = 3.14159265;
/** A surface that touches a light gets at most so many times its radiance from one sample, lest it sparkle. */
const BRIGHTEST: f32 = 4;

@inline
function lightAt(index: i32): Light {
  return changetype<Light>(scene.lights + <usize>index * offsetof<Light>());
}

/** What thin glass lets through at this angle. */
@inline
export function glassTransmission(glass: Material, cosTheta: f32): v128 {
  return scale(glass.color, 1 - fresnel(cosTheta, glass.ior));
}

/** Share of light that glass between origin and `end` lets through. */
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

/** Index of the light that owns `u` in the distribution by power. */
function chooseByPower(u: f32): i32 {
  let low = 0;
  let high = scene.lightCount - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lightAt(middle).cumulative < u) low = middle + 1;
    else high = middle;
  }
  chance = lightAt(low).probability;
  return low;
}

/** Up to this many lights are weighed one by one for the point at hand. */
const WEIGHED_LIGHTS: i32 = 48;
/** Scratch: one weight per light. */
const WEIGHTS: usize = 3072;

/** Probability with which the last light was chosen. */
let chance: f32 = 0;

/** Chooses a light by what it can give to this point: power, distance, and whether it is above the horizon. */
function chooseLight(position: v128, normal: v128, u: f32): i32 {
  const count = scene.lightCount;
  if (count > WEIGHED_LIGHTS) return chooseByPower(u);
  let total: f32 = 0;
  for (let i = 0; i < count; i++) {
    const light = lightAt(i);
    const apart = sub(light.center, position);
    const squared = dot(apart, apart);
    const size = light.radius * light.radius;
    const lift = dot(apart, normal) + light.radius;
    const weight: f32 = lift > 0 ? (light.probability * lift) / ((squared + size) * sqrt<f32>(squared + size)) : 0;
    store<f32>(scratch + WEIGHTS + (<usize>i << 2), weight);
    total += weight;
  }
  if (!(total > 0)) return chooseByPower(u);
  let rest = u * total;
  let chosen = -1;
  let weight: f32 = 0;
  for (let i = 0; i < count; i++) {
    const own = load<f32>(scratch + WEIGHTS + (<usize>i << 2));
    if (own <= 0) continue;
    chosen = i;
    weight = own;
    if (rest < own) break;
    rest -= own;
  }
  chance = weight / total;
  return chosen;
}

/**
 * One sample of direct light at a point, as irradiance over pi: times albedo it is radiance.
 * `u0` chooses the light, `u1` and `u2` the point on it.
 */
export function directLight(position: v128, normal: v128, u0: f32, u1: f32, u2: f32): v128 {
  if (scene.lightCount == 0) return splat(0);
  const light = lightAt(chooseLight(position, normal, u0));
  const s = sqrt<f32>(u1);
  const target = add(
    light.corner,
    add(scale(light.edge1, 1 - s), scale(light.edge2, u2 * s)),
  );
  const toLight = sub(target, position);
  const squared = dot(toLight, toLight);
  const distance = sqrt<f32>(squared);
  const direction = scale(toLight, <f32>1 / distance);
  const cosine = dot(normal, direction);
  if (!(cosine > 0)) return splat(0);
  const lightCosine = abs<f32>(dot(light.normal, direction));
  const weight = min<f32>(BRIGHTEST, (cosine * lightCosine * light.area) / (squared * PI * chance));
  if (weight < <f32>1e-5) return splat(0);
  if (isBlocked(position, direction, distance - <f32>2e-4)) return splat(0);
  return mul(scale(light.radiance, weight), transmission(position, direction, distance));
}

