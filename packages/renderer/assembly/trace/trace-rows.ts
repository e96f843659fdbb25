/** Traces one sample per pixel, in square blocks that share a beam. */
import { view } from "../memory/bound";
import { listBeam } from "./beam-list";
import { forgetGradients } from "./footprint";
import { cameraRay } from "./optics";
import { traceFour, traceSample } from "./trace-sample";

/** Pixels per side of a block that is traced as one beam. */
const BLOCK: i32 = 8;

@inline
function middleRay(x: i32, y: i32): v128 {
  return cameraRay(<f32>x + <f32>0.5, <f32>y + <f32>0.5);
}

/** Traces a square block of pixels, clipped at the picture's right edge and at row `bottom`. A block with too many triangles is quartered. */
function traceBlock(left: i32, top: i32, side: i32, bottom: i32): void {
  const width = view.width;
  const right = min<i32>(width, left + side);
  const low = min<i32>(bottom, top + side);
  if (left >= right || top >= low) return;
  if (listBeam(<f32>left, <f32>top, <f32>right, <f32>low)) {
    for (let y = top; y < low; y += 2) {
      for (let x = left; x < right; x += 2) {
        // At an odd border the last pixel is traced twice.
        const x1 = min<i32>(x + 1, right - 1);
        const y1 = min<i32>(y + 1, low - 1);
        traceFour(
          middleRay(x, y),
          middleRay(x1, y),
          middleRay(x, y1),
          middleRay(x1, y1),
          y * width + x,
          y * width + x1,
          y1 * width + x,
          y1 * width + x1,
        );
      }
    }
    return;
  }
  if (side > 2) {
    const half = side / 2;
    traceBlock(left, top, half, bottom);
    traceBlock(left + half, top, half, bottom);
    traceBlock(left, top + half, half, bottom);
    traceBlock(left + half, top + half, half, bottom);
    return;
  }
  for (let y = top; y < low; y++) {
    for (let x = left; x < right; x++) traceSample(middleRay(x, y), y * width + x);
  }
}

/** Kernel: traces one sample at the centre of every pixel of rows [from, to), and clears their refine flags. */
export function traceRows(from: i32, to: i32): void {
  forgetGradients();
  memory.fill(view.refine + <usize>(from * view.width), 0, <usize>((to - from) * view.width));
  for (let y = from; y < to; y += BLOCK) {
    for (let x = 0; x < view.width; x += BLOCK) traceBlock(x, y, BLOCK, to);
  }
}
