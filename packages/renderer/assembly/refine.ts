/** Samples for which quarter-resolution light does not do: traced one by one, then calmed along their surface. */
import { pixelOf } from "./bake";
import { GLOSSY } from "./gbuffer";
import { glossAlone, interleave, irradianceAlone } from "./gather";
import { materialAt, MaterialKind, pointAt, recordAt, SampleRecord, view } from "./layout";
import { forgetWeights } from "./lighting";
import { packColor, unpackColor } from "./packing";
import { hash } from "./sampling";
import { dot, mix, mul, scale } from "./vec";

/** A rough metal is all reflection, so it gets so many times the samples of other surfaces. */
const METAL_SAMPLES: i32 = 3;
/** Pixels to each side over which the reflection of a rough metal is calmed. */
const REACH: i32 = 3;

@inline
function isRoughMetal(record: SampleRecord): bool {
  return (record.head & GLOSSY) != 0 && materialAt(<i32>(record.head & 255)).kind == MaterialKind.Metal;
}

/** Mean of what `first` samples gave, as it was kept, and what `count` more give. */
@inline
function blend(kept: u32, first: i32, fresh: v128, count: i32): u32 {
  const share = <f32>count / <f32>(first + count);
  return packColor(first == 0 ? fresh : mix(unpackColor(kept), fresh, share), 0.5);
}

/** How many of a sample's first `count` samples are taken: half, where four of them make up a pixel. */
@inline
function takenOf(count: i32, isOfEdge: bool): i32 {
  return isOfEdge ? (count + 1) >> 1 : count;
}

/** Kernel: traces flagged samples [from, to) again, with samples [before, before + more) of their sequences. */
export function refineSamples(from: i32, to: i32, before: i32, more: i32): void {
  forgetWeights();
  const pixels = view.width * view.height;
  for (let i = from; i < to; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    const first = takenOf(before, i >= pixels);
    const count = takenOf(before + more, i >= pixels) - first;
    if (count == 0) continue;
    const point = pointAt(i);
    const record = recordAt(i);
    const seed = hash(<u32>i + 991);
    const pixel = pixelOf(i);
    const turn = i < pixels ? 0 : ((i - pixels) & 3) + 1;
    interleave(<f32>(pixel % view.width), <f32>(pixel / view.width) + <f32>(turn * 17));
    const material = materialAt(<i32>(record.head & 255));
    const through = unpackColor(<u32>i32x4.extract_lane(point.reflectedPosition, 3));
    if (material.kind != MaterialKind.Metal) {
      record.light = blend(record.light, first, mul(through, irradianceAlone(point, seed, first, count)), count);
    }
    if ((record.head & GLOSSY) != 0) {
      const back = unpackColor(<u32>i32x4.extract_lane(point.reflectedNormal, 3));
      const times = material.kind == MaterialKind.Metal ? METAL_SAMPLES : 1;
      const gloss = glossAlone(point, material.roughness, seed, times * first, times * count);
      record.reflectedLight = blend(record.reflectedLight, first, mul(back, gloss), count);
    }
  }
}

/** Kernel: mean reflection of rough metal around samples [from, to), into `target`, four bytes per sample. */
export function calmMetal(from: i32, to: i32, target: usize): void {
  const width = view.width;
  for (let i = from; i < to; i++) {
    const record = recordAt(i);
    if (load<u8>(view.refine + <usize>i) == 0 || !isRoughMetal(record)) continue;
    const pixel = pixelOf(i);
    const x = pixel % width;
    const y = pixel / width;
    const point = pointAt(i);
    const mesh = i32x4.extract_lane(point.normal, 3) & 0xffff;
    let sum = unpackColor(record.reflectedLight);
    let weights: f32 = 1;
    for (let yy = max<i32>(0, y - REACH); yy <= min<i32>(view.height - 1, y + REACH); yy++) {
      for (let xx = max<i32>(0, x - REACH); xx <= min<i32>(width - 1, x + REACH); xx++) {
        const j = yy * width + xx;
        if (j == i || load<u8>(view.refine + <usize>j) == 0) continue;
        const other = pointAt(j);
        if ((i32x4.extract_lane(other.normal, 3) & 0xffff) != mesh || !isRoughMetal(recordAt(j))) continue;
        // Reflections differ with the normal: within two degrees they count fully, at ten hardly.
        const turn = max<f32>(0, dot(point.normal, other.normal));
        const t4 = turn * turn * turn * turn;
        const t16 = t4 * t4 * t4 * t4;
        const w = t16 * t16 * t16 * t16;
        sum = f32x4.add(sum, scale(unpackColor(recordAt(j).reflectedLight), w));
        weights += w;
      }
    }
    store<u32>(target + (<usize>i << 2), packColor(scale(sum, <f32>1 / weights), 0.5));
  }
}

/** Kernel: puts the calmed reflections of samples [from, to) in place. */
export function applyCalm(from: i32, to: i32, source: usize): void {
  for (let i = from; i < to; i++) {
    const record = recordAt(i);
    if (load<u8>(view.refine + <usize>i) == 0 || !isRoughMetal(record)) continue;
    record.reflectedLight = load<u32>(source + (<usize>i << 2));
  }
}
