/** The four cells around a sample: the number of the first, and how far the sample lies from it towards the others. */
import { view } from "../memory/bound";
import { LOW } from "../memory/view";

export let cornerX: i32 = 0;
export let cornerY: i32 = 0;
export let alongX: f32 = 0;
export let alongY: f32 = 0;
export let pixelY: i32 = 0;

/** Finds the four cells around a pixel. */
@inline
export function locate(x: i32, y: i32): void {
  pixelY = y;
  const fromX = x - LOW / 2;
  const fromY = y - LOW / 2;
  cornerX = fromX >> 2;
  cornerY = fromY >> 2;
  alongX = <f32>(fromX & 3) * <f32>0.25;
  alongY = <f32>(fromY & 3) * <f32>0.25;
}

@inline
export function clampCell(x: i32, y: i32): i32 {
  const cx = max<i32>(0, min<i32>(view.lowWidth - 1, x));
  const cy = max<i32>(0, min<i32>(view.lowHeight - 1, y));
  return cy * view.lowWidth + cx;
}
