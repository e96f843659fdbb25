/** What lies where in a picture. Pure. */

/** The parts in a picture by pixel, in rows from the upper left corner. Numbers are counted from 1; 0 is nothing. */
export interface PartMap {
  readonly width: number;
  readonly height: number;
  readonly seen: Uint8Array;
  /** What clear glass before it belongs to. */
  readonly glass: Uint8Array;
}

/** A place in a picture: shares of its width and height, from the upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a point in the window, in a picture that covers or fits the box of its image; null beside it. */
export function placeAt(
  point: { readonly clientX: number; readonly clientY: number },
  box: Box,
  ratio: number,
  fit: "cover" | "contain",
): Place | null {
  if (!(box.width > 0 && box.height > 0 && ratio > 0)) return null;
  const widths = [box.width, box.height * ratio] as const;
  const width = fit === "cover" ? Math.max(...widths) : Math.min(...widths);
  const height = width / ratio;
  const x = (point.clientX - box.left - box.width / 2) / width + 0.5;
  const y = (point.clientY - box.top - box.height / 2) / height + 0.5;
  return x >= 0 && x < 1 && y >= 0 && y < 1 ? { x, y } : null;
}

const numbersAt = ({ width, seen, glass }: PartMap, column: number, row: number): readonly number[] =>
  [glass[row * width + column] ?? 0, seen[row * width + column] ?? 0].filter((number) => number > 0);

/**
 * The numbers of the parts at a place, the nearest first. `reach` is how far a finger may miss a small part, as a share of the width: of
 * `small` ones, the nearest within it is taken.
 */
export function partsAt(
  map: PartMap,
  { x, y }: Place,
  reach: number,
  isSmall: (number: number) => boolean,
): readonly number[] {
  const column = Math.min(map.width - 1, Math.floor(x * map.width));
  const row = Math.min(map.height - 1, Math.floor(y * map.height));
  const here = numbersAt(map, column, row);
  if (here.some(isSmall)) return here;
  let nearest = (reach * map.width) ** 2;
  let found: number | null = null;
  const far = Math.floor(reach * map.width);
  for (let down = -far; down <= far; down++) {
    for (let across = -far; across <= far; across++) {
      const [at, on] = [column + across, row + down];
      const distance = across ** 2 + down ** 2;
      if (distance >= nearest || at < 0 || on < 0 || at >= map.width || on >= map.height) continue;
      const near = numbersAt(map, at, on).find(isSmall);
      if (near === undefined) continue;
      nearest = distance;
      found = near;
    }
  }
  return found === null ? here : [found, ...here];
}

/** The pixels on the inner edge of some parts. `isCut`: the border of the picture is no edge. */
export function edgeOf(map: PartMap, numbers: readonly number[], isCut = false): readonly number[] {
  const { width, height } = map;
  const isIn = (column: number, row: number): boolean =>
    column < 0 || row < 0 || column >= width || row >= height
      ? isCut
      : numbersAt(map, column, row).some((number) => numbers.includes(number));
  const edge: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!isIn(column, row)) continue;
      const around = isIn(column - 1, row) && isIn(column + 1, row) && isIn(column, row - 1) && isIn(column, row + 1);
      if (!around) edge.push(row * width + column);
    }
  }
  return edge;
}
