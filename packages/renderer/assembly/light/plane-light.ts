/** Copies light of cells into planes for the filters, and back. */
import { cellCount, view } from "../memory/bound";
import { LIGHT_BYTES, LIGHT_DIRECT, LIGHT_INDIRECT } from "../memory/light-cells";
import { placeInPlane, planeOf, planeSize, RAW_DIRECT, RAW_INDIRECT, writeVector } from "./planes";

/** Kernel: copies the unfiltered light of a layer's rows [from, to) into planes. */
export function spreadLight(from: i32, to: i32, layer: i32): void {
  for (let y = from; y < to; y++) {
    let light = view.rawLight + <usize>(layer * cellCount() + y * view.lowWidth) * LIGHT_BYTES;
    for (let x = 0; x < view.lowWidth; x++) {
      const place = placeInPlane(x, y);
      writeVector(RAW_DIRECT, place, v128.load(light, LIGHT_DIRECT));
      writeVector(RAW_INDIRECT, place, v128.load(light, LIGHT_INDIRECT));
      light += LIGHT_BYTES;
    }
  }
}

/** Kernel: writes the filtered light of a layer's rows [from, to), the sum of direct and indirect light in planes. */
export function joinLight(from: i32, to: i32, layer: i32, direct: i32, indirect: i32): void {
  const size = planeSize();
  for (let y = from; y < to; y++) {
    let target = view.light + ((<usize>(layer * cellCount() + y * view.lowWidth)) << 4);
    for (let x = 0; x < view.lowWidth; x++) {
      const place = placeInPlane(x, y);
      const a = planeOf(direct) + place;
      const b = planeOf(indirect) + place;
      v128.store(
        target,
        f32x4(
          load<f32>(a) + load<f32>(b),
          load<f32>(a + size) + load<f32>(b + size),
          load<f32>(a + 2 * size) + load<f32>(b + 2 * size),
          0,
        ),
      );
      target += 16;
    }
  }
}
