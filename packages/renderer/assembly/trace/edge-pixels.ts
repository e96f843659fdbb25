/** The list of edge pixels. In packed samples, each row has its pixels in groups of four, then its edge pixels with four samples each. */
import { view } from "../memory/bound";

/** Index of the first edge pixel at or after a pixel. */
export function firstEdgeFrom(pixel: i32): i32 {
  let low = 0;
  let high = view.edgeCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edgePixel(middle) < pixel) low = middle + 1;
    else high = middle;
  }
  return low;
}

@inline
export function edgePixel(edge: i32): i32 {
  return load<i32>(view.edgePixels + ((<usize>edge) << 2));
}

/** Which of the four pixels from `pixel` on are edge pixels, one bit each. `edge` is the first edge pixel at or after `pixel`. */
@inline
export function edgesAmong(pixel: i32, edge: i32, next: i32): i32 {
  let edges = 0;
  for (let at = edge; at < next && edgePixel(at) < pixel + 4; at++) edges |= 1 << (edgePixel(at) - pixel);
  return edges;
}

/** Result of `edgesAmong` if all four are edge pixels: then only edge samples are shown. */
export const ALL_EDGES: i32 = 15;

/** The pixel of a sample. */
@inline
export function pixelOf(sample: i32): i32 {
  const first = view.width * view.height;
  return sample < first ? sample : load<i32>(view.edgePixels + ((<usize>((sample - first) >> 2)) << 2));
}
