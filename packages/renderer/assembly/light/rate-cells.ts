/** Rates how much the surroundings of each cell say about it. */
import { splat } from "../math/vec";
import { view } from "../memory/bound";
import { Layer } from "../memory/light-cells";
import { aim, likeness } from "./likeness";
import { conePlane, placeInPlane, planeOf, planeStride, SUPPORT, surfacePlane } from "./planes";

/** Cells between taps: about as far as the filters carry light. */
const RATING_STEP: i32 = 2;

/** Kernel: rates the cells of rows [from, to). Cells with a high rating need fewer samples, since filters use their neighbours'. */
export function rateCells(from: i32, to: i32): void {
  const stride = planeStride();
  for (let layer = 0; layer <= Layer.Reflected; layer++) {
    const surface = planeOf(surfacePlane(layer));
    for (let y = from; y < to; y++) {
      const low = max<i32>(-2, -(y / RATING_STEP));
      const high = min<i32>(2, (view.lowHeight - 1 - y) / RATING_STEP);
      for (let x = 0; x < view.lowWidth; x += 4) {
        const place = placeInPlane(x, y);
        aim(surface + place, v128.load(planeOf(conePlane(layer)) + place), RATING_STEP, true, layer);
        let support = splat(0);
        for (let j = low; j <= high; j++) {
          for (let i = -2; i <= 2; i++) {
            const there = place + ((<usize>((j * stride + i) * RATING_STEP)) << 2);
            support = f32x4.add(support, likeness(surface + there));
          }
        }
        v128.store(planeOf(SUPPORT + layer) + place, f32x4.mul(support, splat(<f32>(1.0 / 25.0))));
      }
    }
  }
}
