/** Samples the light of cells. Cells whose neighbours help them through the filters get fewer samples. */
import { hash } from "../math/random";
import { lowPointAt, materialAt, rawLightOf, recordAt, view } from "../memory/bound";
import { Layer, LIGHT_BYTES } from "../memory/light-cells";
import { forgetWeights } from "./direct-light";
import { gatherGlossy, gatherIrradiance, interleave, LOOKS } from "./gather";
import { hasLayer, placeInPlane, planeOf, sampleInCell, SUPPORT } from "./planes";
import { blendAccumulator, clearAccumulator, storeAccumulator } from "./shares";

/** Rating (see rate-cells.ts) from which on a cell is calm. */
const CALM: f32 = 0.6;
/** Rating from which on a cell is half calm. */
const HALF_CALM: f32 = 0.35;
/** A calm cell traces one of CALM_SHARE rays, with CALM_LOOKS shadow rays each. */
const CALM_SHARE: i32 = 4;
const CALM_LOOKS: i32 = 4;
const HALF_CALM_SHARE: i32 = 2;

/** One of how many rays of a cell is traced. */
@inline
function shareOf(layer: i32, cell: i32): i32 {
  const plane = layer == Layer.Reflected ? SUPPORT + 1 : SUPPORT;
  const support = load<f32>(planeOf(plane) + placeInPlane(cell % view.lowWidth, cell / view.lowWidth));
  return support >= CALM ? CALM_SHARE : support >= HALF_CALM ? HALF_CALM_SHARE : 1;
}

/** Smallest number of samples. Fewer leave spots that filters do not remove. */
const FEWEST: i32 = 2;

/** How many of a cell's first `count` samples are traced. */
@inline
function samplesOf(count: i32, share: i32): i32 {
  return min<i32>(count, max<i32>(FEWEST, count / share));
}

/** Kernel: adds samples [first, first + count) to cells [from, to) of a layer; fewer to calm cells. */
export function solveCells(from: i32, to: i32, layer: i32, first: i32, count: i32): void {
  forgetWeights();
  for (let cell = from; cell < to; cell++) {
    const target = rawLightOf(layer, cell);
    if (!hasLayer(lowPointAt(cell), layer)) {
      if (first == 0) memory.fill(target, 0, LIGHT_BYTES);
      continue;
    }
    const share = shareOf(layer, cell);
    const start = samplesOf(first, share);
    const end = samplesOf(first + count, share);
    if (start == end) continue;
    clearAccumulator();
    const point = lowPointAt(cell);
    const seed = hash(<u32>cell * 3 + <u32>layer);
    const looks = share == CALM_SHARE ? CALM_LOOKS : LOOKS;
    interleave(<f32>(cell % view.lowWidth), <f32>(cell / view.lowWidth));
    if (layer == Layer.Surface) {
      gatherIrradiance(point.position, point.normal, seed, start, end - start, looks);
    } else if (layer == Layer.Reflected) {
      gatherIrradiance(point.reflectedPosition, point.reflectedNormal, seed, start, end - start, looks);
    } else {
      const material = materialAt(<i32>(recordAt(sampleInCell(cell % view.lowWidth, cell / view.lowWidth)).head & 255));
      gatherGlossy(point, material.roughness, seed, start, end - start);
    }
    if (start == 0) storeAccumulator(target, <f32>1 / <f32>end);
    else blendAccumulator(target, <f32>start / <f32>end, <f32>1 / <f32>end);
  }
}
