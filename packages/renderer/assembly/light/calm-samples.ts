/** Smooths the light of samples that were traced by themselves, along their surface. */
import { packColor, unpackColor } from "../math/packed-color";
import { add, dot, luminance, mul, scale, splat } from "../math/vec";
import { pointAt, recordAt, view } from "../memory/bound";
import { GLOSSY } from "../memory/samples";
import { edgePixel, firstEdgeFrom, pixelOf } from "../trace/edge-pixels";
import { calmByAll, calmedLight, calmedReflection } from "./calm-outline";
import { calmMean, likenessOfLight, likenessOfReflections, REACH } from "./calm-weights";
import { throughputTo } from "./refine-samples";

/** Smoothed light of sample `i` in a table: light of A, then reflected light. */
@inline
function calmedOf(table: usize, i: i32): usize {
  return table + ((<usize>i) << 3);
}

/** Sum of weights from which on the flagged pixels around a sample are enough. */
const ENOUGH: f32 = 3;

/** Whether a sample is that of an edge pixel, which is shown by its edge samples instead. */
@inline
function isHidden(i: i32, pixels: i32): bool {
  if (i >= pixels) return false;
  const edge = firstEdgeFrom(i);
  return edge < view.edgeCount && edgePixel(edge) == i;
}

/** Kernel: writes the weighted mean light of flagged samples around samples [from, to), on the same mesh, to the table at `target`. */
export function calmSamples(from: i32, to: i32, target: usize): void {
  const width = view.width;
  const pixels = width * view.height;
  for (let i = from; i < to; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    const record = recordAt(i);
    const at = calmedOf(target, i);
    if (isHidden(i, pixels)) {
      store<u32>(at, record.light);
      store<u32>(at, record.reflectedLight, 4);
      continue;
    }
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
    if (lights < ENOUGH) {
      calmByAll(i, x, y);
      store<u32>(at, packColor(calmedLight, 0.5));
      store<u32>(at, packColor(calmedReflection, 0.5), 4);
      continue;
    }
    light = calmMean(light, lights, brightest, weightOfBrightest);
    reflection = calmMean(reflection, reflections, brightestReflection, weightOfReflection);
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
