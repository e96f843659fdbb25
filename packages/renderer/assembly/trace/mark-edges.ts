/** Finds the pixels in which the picture has an edge. They get four more samples. */
import { unpackColor } from "../math/packed-color";
import { dot, luminance } from "../math/vec";
import { pointAt, recordAt, view } from "../memory/bound";
import { MATERIAL_EMISSION, SampleRecord, SurfacePoint } from "../memory/samples";

@inline
function meshesOf(point: SurfacePoint): u32 {
  return i32x4.extract_lane(point.normal, 3);
}

@inline
function reflectsLamp(record: SampleRecord): bool {
  return ((record.head >> 8) & 255) == MATERIAL_EMISSION;
}

@inline
function throughputOf(point: SurfacePoint): u32 {
  return i32x4.extract_lane(point.reflectedPosition, 3);
}

/** Ratio of throughputs below which there is an edge of glass, or of one mirror in another. Both can show the same surface behind. */
const DIMMED: f32 = 0.85;

/** Whether much more light comes from one surface to the camera than from the other. */
function dimsApart(a: u32, b: u32): bool {
  const first = luminance(unpackColor(a));
  const second = luminance(unpackColor(b));
  return min<f32>(first, second) < DIMMED * max<f32>(first, second);
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
  if (throughputOf(p) != throughputOf(q) && dimsApart(throughputOf(p), throughputOf(q))) return true;
  return reflectsLamp(r) != reflectsLamp(s) && ((r.head >> 16) & 255) > 36;
}

/** A line thinner than a pixel is seen in some pixels only. Pixels up to this far along it are marked too. */
const DASH: i32 = 4;

/** Marks all pixels up to `beside` columns and `below` rows from this one. */
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

/** Longest piece of a thin line that is measured, pixels. */
const LONGEST_PIECE: i32 = 12;

/** Whether there is an edge on both sides of a pixel, across the direction (dx, dy). */
function isThin(x: i32, y: i32, dx: i32, dy: i32): bool {
  const width = view.width;
  if (x < dy || y < dx || x >= width - dy || y >= view.height - dx) return false;
  const i = y * width + x;
  const across = dy + dx * width;
  return differ(i, i - across) && differ(i, i + across);
}

/**
 * Marks pixels ahead of the end of a thin line's piece, (x, y), in a direction along a row or column. A line that nearly follows pixels is
 * seen in long pieces with gaps of about their length.
 */
function markAhead(x: i32, y: i32, stepX: i32, stepY: i32): void {
  const dx = abs<i32>(stepX);
  const dy = abs<i32>(stepY);
  if (isThin(x + stepX, y + stepY, dx, dy)) return;
  let piece = 1;
  while (piece < LONGEST_PIECE && isThin(x - piece * stepX, y - piece * stepY, dx, dy)) piece++;
  for (let k = DASH + 1; k <= 2 * piece; k++) {
    for (let beside = -1; beside <= 1; beside++) markEdge(x + k * stepX + beside * dy, y + k * stepY + beside * dx);
  }
}

/** Kernel: marks the edge pixels of rows [from, to), and pixels around thin lines. The marks are kept in the refine flags. */
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
      // Edges on both sides: a line thinner than a pixel, which may be missing in other pixels that it crosses.
      if (left && right) {
        markAround(x, y, 1, DASH);
        markAhead(x, y, 0, 1);
        markAhead(x, y, 0, -1);
      }
      if (above && below) {
        markAround(x, y, DASH, 1);
        markAhead(x, y, 1, 0);
        markAhead(x, y, -1, 0);
      }
      left = right;
    }
  }
}

/** Kernel: lists the marked pixels, up to the view's capacity. Returns their number. */
export function listEdges(): i32 {
  const pixels = view.width * view.height;
  let count = 0;
  for (let i = 0; i < pixels && count < view.edgeCapacity; i++) {
    if (load<u8>(view.refine + <usize>i) == 0) continue;
    store<i32>(view.edgePixels + ((<usize>count) << 2), i);
    count++;
  }
  view.edgeCount = count;
  return count;
}
