/** Traces the light of flagged samples, for which the light of cells is not good enough. */
import { packColor, unpackColor } from "../math/packed-color";
import { hash } from "../math/random";
import { mix, mul } from "../math/vec";
import { materialAt, pointAt, recordAt, view } from "../memory/bound";
import { MaterialKind } from "../memory/materials";
import { GLOSSY, SurfacePoint } from "../memory/samples";
import { pixelOf } from "../trace/edge-pixels";
import { forgetWeights } from "./direct-light";
import { glossAlone, interleave, irradianceAlone } from "./gather";

/** Rough metal shows nothing but its reflection, so it gets this many times the samples of other surfaces. */
const METAL_SAMPLES: i32 = 3;

/** Throughput from surface A to the camera, through mirrors and glass. */
@inline
export function throughputTo(point: SurfacePoint): v128 {
  return unpackColor(<u32>i32x4.extract_lane(point.reflectedPosition, 3));
}

/** Packed mean of the light of `first` earlier samples (`kept`) and of `count` more (`fresh`). */
@inline
function blend(kept: u32, first: i32, fresh: v128, count: i32): u32 {
  const share = <f32>count / <f32>(first + count);
  return packColor(first == 0 ? fresh : mix(unpackColor(kept), fresh, share), 0.5);
}

/** How many of the first `count` samples are traced. Half for a sample of an edge pixel, which has four of them. */
@inline
function takenOf(count: i32, isOfEdge: bool): i32 {
  return isOfEdge ? (count + 1) >> 1 : count;
}

/** Kernel: traces light of the flagged samples among [from, to), numbers [before, before + more) of their sequences. */
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
    const through = throughputTo(point);
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
