/** Traces the samples of edge pixels. */
import { view } from "../memory/bound";
import { listBeam } from "./beam-list";
import { edgePixel } from "./edge-pixels";
import { forgetGradients } from "./footprint";
import { cameraRay } from "./optics";
import { traceFour, traceSample } from "./trace-sample";

/** Largest number of adjacent edge pixels that are traced as one beam. */
const LONGEST_RUN: i32 = 4;

/** Number of edge pixels from `k` on, and before `to`, that are adjacent. */
@inline
function runFrom(k: i32, to: i32): i32 {
  const first = edgePixel(k);
  const last = min<i32>(min<i32>(to - k, LONGEST_RUN), view.width - (first % view.width));
  let length = 1;
  while (length < last && edgePixel(k + length) == first + length) length++;
  return length;
}

/** Traces the four samples of an edge pixel, against the listed triangles or one by one. */
function traceEdge(k: i32, listed: bool): void {
  const pixel = edgePixel(k);
  const x = <f32>(pixel % view.width);
  const y = <f32>(pixel / view.width);
  const slot = view.width * view.height + 4 * k;
  const a = cameraRay(x + <f32>0.375, y + <f32>0.125);
  const b = cameraRay(x + <f32>0.875, y + <f32>0.375);
  const c = cameraRay(x + <f32>0.125, y + <f32>0.625);
  const d = cameraRay(x + <f32>0.625, y + <f32>0.875);
  if (listed) {
    traceFour(a, b, c, d, slot, slot + 1, slot + 2, slot + 3);
    return;
  }
  traceSample(a, slot);
  traceSample(b, slot + 1);
  traceSample(c, slot + 2);
  traceSample(d, slot + 3);
}

/** Kernel: four more samples, on a rotated grid, on edge pixels [from, to). */
export function traceEdges(from: i32, to: i32): void {
  forgetGradients();
  for (let k = from; k < to;) {
    const length = runFrom(k, to);
    const pixel = edgePixel(k);
    const x = <f32>(pixel % view.width);
    const y = <f32>(pixel / view.width);
    const together = listBeam(x, y, x + <f32>length, y + 1);
    for (const end = k + length; k < end; k++) {
      const left = <f32>(edgePixel(k) % view.width);
      traceEdge(k, together || (length > 1 && listBeam(left, y, left + 1, y + 1)));
    }
  }
}
