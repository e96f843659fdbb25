/** The tiles of a surface as shapes: the other direction of what the renderer's kernel does, which finds the tile at a place. */
import type { TileLayout } from "../tile-layout.ts";
import type { Vec2 } from "../mesh/vec.ts";
import { cornersOfRect, type Polygon, type Rect } from "./polygon.ts";

export interface LaidTile {
  /** The tile with half of each joint around it. Modules fill the surface without gaps. */
  readonly module: Polygon;
  readonly face: Polygon;
}

const shrunk = ({ left, right, bottom, top }: Rect, by: number): Rect => ({
  left: left + by,
  right: right - by,
  bottom: bottom + by,
  top: top - by,
});

/** All tiles with a part in an area; (0, 0) is the lower left corner of the surface. */
export function tilesIn(layout: TileLayout, area: Rect): readonly LaidTile[] {
  return layout.pattern === "herringbone" ? herringbone(layout, area) : rows(layout, area);
}

/** Straight rows, or rows along the long sides of which every other one is shifted by half a tile. */
function rows({ pattern, moduleWidth, moduleHeight, joint }: TileLayout, area: Rect): readonly LaidTile[] {
  const isLying = moduleWidth >= moduleHeight;
  const along = isLying ? moduleWidth : moduleHeight;
  const across = isLying ? moduleHeight : moduleWidth;
  const [from, to] = isLying ? [area.left, area.right] : [area.bottom, area.top];
  const [first, last] = isLying ? [area.bottom, area.top] : [area.left, area.right];
  const tiles: LaidTile[] = [];
  for (let row = Math.floor(first / across); row * across < last; row++) {
    const shift = pattern === "staggered" && row % 2 !== 0 ? along / 2 : 0;
    for (let at = Math.floor((from + shift) / along); at * along - shift < to; at++) {
      const [near, far] = [at * along - shift, (at + 1) * along - shift];
      const [low, high] = [row * across, (row + 1) * across];
      const module = isLying
        ? { left: near, right: far, bottom: low, top: high }
        : { left: low, right: high, bottom: near, top: far };
      tiles.push({ module: cornersOfRect(module), face: cornersOfRect(shrunk(module, joint / 2)) });
    }
  }
  return tiles;
}

/** Planks of `ratio` squares at 45 degrees. In each row of squares, planks along the row alternate with the squares of planks across it. */
function herringbone({ moduleWidth, moduleHeight, joint, ratio }: TileLayout, area: Rect): readonly LaidTile[] {
  const unit = Math.min(moduleWidth, moduleHeight);
  const turn = (x: number, y: number): Vec2 => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
  const plank = (column: number, row: number, wide: number, high: number): LaidTile => {
    const module = { left: column * unit, right: (column + wide) * unit, bottom: row * unit, top: (row + high) * unit };
    const turned = (rect: Rect): Polygon => cornersOfRect(rect).map(([x, y]) => turn(x, y));
    return { module: turned(module), face: turned(shrunk(module, joint / 2)) };
  };
  const corners = cornersOfRect(area).map(([u, v]): Vec2 => [(u + v) * Math.SQRT1_2, (v - u) * Math.SQRT1_2]);
  const range = (axis: 0 | 1): readonly [number, number] => {
    const values = corners.map((corner) => corner[axis] / unit);
    return [Math.floor(Math.min(...values)) - ratio, Math.ceil(Math.max(...values))];
  };
  const [firstColumn, lastColumn] = range(0);
  const [firstRow, lastRow] = range(1);
  const tiles: LaidTile[] = [];
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) {
      const apart = column - row;
      const step = apart - Math.floor(apart / (2 * ratio)) * 2 * ratio;
      if (step === 0) tiles.push(plank(column, row, ratio, 1));
      // The lowest square of an upright plank.
      if (step === 2 * ratio - 1) tiles.push(plank(column, row, 1, ratio));
    }
  return tiles;
}
