/** Samples of a picture in the order in which they are shown: of every row its pixels, four at a time, then its edge pixels. */
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
  return load<i32>(view.edgePixels + (<usize>edge << 2));
}

/** Which of four pixels are edge pixels, a bit each; `edge` is the first that is none before them. */
@inline
export function edgesAmong(pixel: i32, edge: i32, next: i32): i32 {
  let edges = 0;
  for (let at = edge; at < next && edgePixel(at) < pixel + 4; at++) edges |= 1 << (edgePixel(at) - pixel);
  return edges;
}

/** Four pixels of which nothing is shown but their edge samples. */
export const ALL_EDGES: i32 = 15;

/** Pixel that a sample belongs to. */
@inline
export function pixelOf(sample: i32): i32 {
  const first = view.width * view.height;
  return sample < first ? sample : load<i32>(view.edgePixels + (<usize>((sample - first) >> 2) << 2));
}
