/** Pixels in which the picture has an edge: they get more samples. */
import { dot } from "../math/vec";
import { pointAt, recordAt, view } from "../memory/bound";
import { MATERIAL_EMISSION, SurfacePoint } from "../memory/samples";

@inline
function meshesOf(point: SurfacePoint): u32 {
  return i32x4.extract_lane(point.normal, 3);
}

/** Whether the picture has an edge between two neighbouring samples. */
function differ(i: i32, j: i32): bool {
  const p = pointAt(i);
  const q = pointAt(j);
  const r = recordAt(i);
  const s = recordAt(j);
  if (((meshesOf(p) ^ meshesOf(q)) & 0xffff) != 0) return true;
  if (((r.head ^ s.head) & 255) != 0) return true;
  if ((meshesOf(p) & 0xffff) == 0) return r.light != s.light;
  if (dot(p.normal, q.normal) < <f32>0.9) return true;
  const lampBeside = ((r.head >> 8) & 255) == MATERIAL_EMISSION != (((s.head >> 8) & 255) == MATERIAL_EMISSION);
  return lampBeside && ((r.head >> 16) & 255) > 36;
}

/** How far along a line that is thinner than a pixel its missing parts are looked for. */
const DASH: i32 = 4;

/** Marks the pixels that lie so far beside and below or above this one. */
function markAround(x: i32, y: i32, beside: i32, below: i32): void {
  for (let dy = -below; dy <= below; dy++) {
    for (let dx = -beside; dx <= beside; dx++) markEdge(x + dx, y + dy);
  }
}

@inline
function markEdge(x: i32, y: i32): void {
  if (x < 0 || y < 0 || x >= view.width || y >= view.height) return;
  store<u8>(view.refine + <usize>(y * view.width + x), 1);
}

/** Kernel: marks the edge pixels of rows [from, to), and those of neighbours where a line is thin. The refine flags are the marks. */
export function markEdges(from: i32, to: i32): void {
  const width = view.width;
  const height = view.height;
  for (let y = from; y < to; y++) {
    let left = false;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const right = x < width - 1 && differ(i, i + 1);
      const above = y > 0 && differ(i, i - width);
      const below = y < height - 1 && differ(i, i + width);
      if (left || right || above || below) markEdge(x, y);
      // A line that shows here, but not in all pixels that it crosses: thin across, it runs upright or nearly so.
      if (left && right) markAround(x, y, 1, DASH);
      if (above && below) markAround(x, y, DASH, 1);
      left = right;
    }
  }
}

/** Lists the marked pixels, up to the view's capacity; returns their number. */
export function listEdges(): i32 {
  const pixels = view.width * view.height;
  let count = 0;
  for (let i = 0; i < pixels && count < view.edgeCapacity; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    store<i32>(view.edgePixels + (<usize>count << 2), i);
    count++;
  }
  view.edgeCount = count;
  return count;
}
