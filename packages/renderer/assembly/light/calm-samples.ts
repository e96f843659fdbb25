/** Smooths the light of samples that were traced by themselves, along their surface. */
import { packColor, unpackColor } from "../math/packed-color";
import { add, dot, luminance, mul, scale, splat, sub } from "../math/vec";
import { pointAt, recordAt, view } from "../memory/bound";
import { GLOSSY } from "../memory/samples";
import { pixelOf } from "../trace/edge-pixels";
import { throughputTo } from "./refine-samples";

/** Pixels to each side over which light is smoothed. */
const REACH: i32 = 3;

/** Smoothed light of sample `i` in a table: light of A, then reflected light. */
@inline
function calmedOf(table: usize, i: i32): usize {
  return table + ((<usize>i) << 3);
}

/** Weight of a neighbour's diffuse light by the cosine between the normals: nearly 1 within ten degrees, near 0 at forty. */
@inline
function likenessOfLight(turn: f32): f32 {
  const t2 = turn * turn;
  const t4 = t2 * t2;
  return t4 * t4;
}

/** Weight of a neighbour's reflection, which changes faster with the normal: nearly 1 within two degrees, small at ten. */
@inline
function likenessOfReflections(turn: f32): f32 {
  const t4 = turn * turn * turn * turn;
  const t16 = t4 * t4 * t4 * t4;
  return t16 * t16 * t16 * t16;
}

/** How many times the mean of all others the brightest sample may be. One whose few rays met a lamp would show as a bright square. */
const BRIGHTEST: f32 = 2;

/** Weighted mean of light from its sum, with the brightest sample limited. */
@inline
function calmMean(sum: v128, weights: f32, brightest: v128, weight: f32): v128 {
  const others = weights - weight;
  if (others < 1) return scale(sum, <f32>1 / weights);
  const rest = sub(sum, scale(brightest, weight));
  const limit = (BRIGHTEST * luminance(rest)) / others;
  const excess = max<f32>(1, luminance(brightest) / max<f32>(limit, 1e-6));
  return scale(add(rest, scale(brightest, weight / excess)), <f32>1 / weights);
}

/** Kernel: writes the weighted mean light of flagged samples around samples [from, to), on the same mesh, to the table at `target`. */
export function calmSamples(from: i32, to: i32, target: usize): void {
  const width = view.width;
  for (let i = from; i < to; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    const record = recordAt(i);
    const point = pointAt(i);
    const pixel = pixelOf(i);
    const x = pixel % width;
    const y = pixel / width;
    const mesh = i32x4.extract_lane(point.normal, 3) & 0xffff;
    const glossy = (record.head & GLOSSY) != 0;
    const through = throughputTo(point);
    let light = unpackColor(record.light);
    let lights: f32 = 1;
    let brightest = light;
    let weightOfBrightest: f32 = 1;
    let reflection = unpackColor(record.reflectedLight);
    let reflections: f32 = 1;
    let brightestReflection = reflection;
    let weightOfReflection: f32 = 1;
    for (let yy = max<i32>(0, y - REACH); yy <= min<i32>(view.height - 1, y + REACH); yy++) {
      for (let xx = max<i32>(0, x - REACH); xx <= min<i32>(width - 1, x + REACH); xx++) {
        const j = yy * width + xx;
        if (j == i || load<u8>(view.refine + <usize>j) == 0) continue;
        const other = pointAt(j);
        if ((i32x4.extract_lane(other.normal, 3) & 0xffff) != mesh) continue;
        const turn = max<f32>(0, dot(point.normal, other.normal));
        const neighbour = recordAt(j);
        // Neighbours may be seen through other mirrors or glass: their throughput is replaced by this sample's.
        const w = likenessOfLight(turn);
        const change = f32x4.div(through, f32x4.pmax(throughputTo(other), splat(1e-3)));
        const its = mul(unpackColor(neighbour.light), change);
        light = add(light, scale(its, w));
        lights += w;
        if (luminance(its) * w > luminance(brightest) * weightOfBrightest) {
          brightest = its;
          weightOfBrightest = w;
        }
        if (!glossy || (neighbour.head & GLOSSY) == 0) continue;
        const r = likenessOfReflections(turn);
        const reflected = unpackColor(neighbour.reflectedLight);
        reflection = add(reflection, scale(reflected, r));
        reflections += r;
        if (luminance(reflected) * r > luminance(brightestReflection) * weightOfReflection) {
          brightestReflection = reflected;
          weightOfReflection = r;
        }
      }
    }
    light = calmMean(light, lights, brightest, weightOfBrightest);
    reflection = calmMean(reflection, reflections, brightestReflection, weightOfReflection);
    const at = calmedOf(target, i);
    store<u32>(at, packColor(light, 0.5));
    store<u32>(at, packColor(reflection, 0.5), 4);
  }
}

/** Kernel: copies the smoothed light of samples [from, to) into their records. */
export function applyCalm(from: i32, to: i32, source: usize): void {
  for (let i = from; i < to; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    const record = recordAt(i);
    const at = calmedOf(source, i);
    record.light = load<u32>(at);
    if ((record.head & GLOSSY) != 0) record.reflectedLight = load<u32>(at, 4);
  }
}
