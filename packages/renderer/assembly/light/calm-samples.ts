/** Smooths the light of samples that were traced by themselves, along their surface. */
import { packColor, unpackColor } from "../math/packed-color";
import { add, dot, mul, scale, splat } from "../math/vec";
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
    let reflection = unpackColor(record.reflectedLight);
    let reflections: f32 = 1;
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
        light = add(light, mul(unpackColor(neighbour.light), scale(change, w)));
        lights += w;
        if (!glossy || (neighbour.head & GLOSSY) == 0) continue;
        const r = likenessOfReflections(turn);
        reflection = add(reflection, scale(unpackColor(neighbour.reflectedLight), r));
        reflections += r;
      }
    }
    const at = calmedOf(target, i);
    store<u32>(at, packColor(scale(light, <f32>1 / lights), 0.5));
    store<u32>(at, packColor(scale(reflection, <f32>1 / reflections), 0.5), 4);
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
