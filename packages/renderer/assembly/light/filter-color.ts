/** Edge-avoiding à-trous filter for the light of cells, four cells at a time. */
import { fastExpOfFour } from "../math/fast-math";
import { mulAdd, splat } from "../math/vec";
import { view } from "../memory/bound";
import { aim, kernelWeight, likeness } from "./likeness";
import { conePlane, placeInPlane, planeOf, planeSize, planeStride, presencePlane, surfacePlane } from "./planes";

@inline
function luminanceOfFour(r: v128, g: v128, b: v128): v128 {
  return mulAdd(b, splat(0.0722), mulAdd(g, splat(0.7152), f32x4.mul(r, splat(0.2126))));
}

/** Luminance of four cells in three planes, the first at `at`. */
@inline
function luminanceAt(at: usize, size: usize): v128 {
  return luminanceOfFour(v128.load(at), v128.load(at + size), v128.load(at + 2 * size));
}

/** Share of the other light (see `beside`) that counts when contrast is measured. Less would keep noise, more would blur soft shadows. */
const PART_BESIDE: f32 = 0.4;

/**
 * Kernel: filters light of rows [from, to) from three planes (from `source` on) into three others. `narrow` is for direct light. With
 * `contrast` above 0, a neighbour counts less the more its light differs, relative to `contrast` times the cell's own light plus a part of
 * the light in the planes from `beside` on (0: none). This removes noise and keeps edges of shadows.
 */
export function filterColor(
  from: i32,
  to: i32,
  layer: i32,
  source: i32,
  target: i32,
  step: i32,
  narrow: bool,
  contrast: f32,
  beside: i32,
): void {
  const size = planeSize();
  const stride = planeStride();
  const surface = planeOf(surfacePlane(layer));
  const presence = planeOf(presencePlane(layer));
  const light = planeOf(source);
  for (let y = from; y < to; y++) {
    const low = max<i32>(-2, -(y / step));
    const high = min<i32>(2, (view.lowHeight - 1 - y) / step);
    for (let x = 0; x < view.lowWidth; x += 4) {
      const place = placeInPlane(x, y);
      const result = planeOf(target) + place;
      const present = v128.load(presence + place);
      if (!v128.any_true(present)) {
        v128.store(result, splat(0));
        v128.store(result + size, splat(0));
        v128.store(result + 2 * size, splat(0));
        continue;
      }
      aim(surface + place, v128.load(planeOf(conePlane(layer)) + place), step, narrow, layer);
      const own = luminanceAt(light + place, size);
      let strict = splat(0);
      if (contrast > 0) {
        const other = beside > 0 ? f32x4.mul(luminanceAt(planeOf(beside) + place, size), splat(PART_BESIDE)) : splat(0);
        strict = f32x4.div(splat(1), f32x4.add(f32x4.mul(f32x4.add(own, other), splat(contrast)), splat(1e-4)));
      }
      let red = splat(0);
      let green = splat(0);
      let blue = splat(0);
      let weights = splat(1e-12);
      for (let j = low; j <= high; j++) {
        for (let i = -2; i <= 2; i++) {
          const there = place + ((<usize>((j * stride + i) * step)) << 2);
          let w = f32x4.mul(likeness(surface + there), v128.load(presence + there));
          w = f32x4.mul(w, splat(kernelWeight(i) * kernelWeight(j)));
          const r = v128.load(light + there);
          const g = v128.load(light + there + size);
          const b = v128.load(light + there + 2 * size);
          if (contrast > 0) {
            const differs = f32x4.abs(f32x4.sub(luminanceOfFour(r, g, b), own));
            w = f32x4.mul(w, fastExpOfFour(f32x4.neg(f32x4.mul(differs, strict))));
          }
          red = mulAdd(r, w, red);
          green = mulAdd(g, w, green);
          blue = mulAdd(b, w, blue);
          weights = f32x4.add(weights, w);
        }
      }
      const unit = f32x4.div(present, weights);
      v128.store(result, f32x4.mul(red, unit));
      v128.store(result + size, f32x4.mul(green, unit));
      v128.store(result + 2 * size, f32x4.mul(blue, unit));
    }
  }
}
