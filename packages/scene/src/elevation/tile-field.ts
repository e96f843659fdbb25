/** The tiles of one tiled part of a wall. */
import type { SurfaceFinish, TiledSurface, TilePattern } from "../mesh-format.ts";
import type { Vec2 } from "../mesh/vec.ts";
import { tileLayout } from "../tile-layout.ts";
import { mm } from "./millimetres.ts";
import {
  areaOf,
  areaOfShape,
  cornersOfRect,
  frameOf,
  partsIn,
  type Polygon,
  type Region,
  type Shape,
} from "./polygon.ts";
import { tilesIn } from "./tiles.ts";
import type { TiledRegion } from "./wall-regions.ts";

export interface TilePiece {
  readonly shape: Shape;
  readonly cut: boolean;
  /** Of the smallest upright rectangle round it. */
  readonly width: number;
  readonly height: number;
}

export interface TileField {
  readonly surface: TiledSurface;
  /** Product number of the tile. */
  readonly tile: string;
  readonly groutColor: string;
  readonly pattern: TilePattern;
  /** Of a whole tile, as the article says. */
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly joint: number;
  readonly region: Region;
  /** The tiled part, of which the tiles leave the joints. */
  readonly area: readonly Shape[];
  readonly pieces: readonly TilePiece[];
}

type TileFinish = Extract<SurfaceFinish, { kind: "tile" }>;

/** Narrower pieces are dust, mm². */
const LEAST_AREA = 1;

const moved = (polygon: Polygon, [right, up]: Vec2): Polygon => polygon.map(([x, y]): Vec2 => [x + right, y + up]);

/** Lays the tiles of a finish from the lower left corner of a region. */
export function layTiles({ surface, tiling, region }: TiledRegion, finish: TileFinish): TileField {
  const { frame } = region;
  const millimetres = {
    ...finish,
    tileWidth: mm(finish.tileWidth),
    tileHeight: mm(finish.tileHeight),
    groutWidth: mm(finish.groutWidth),
  };
  const layout = tileLayout(millimetres);
  const origin: Vec2 = [frame.left, frame.bottom];
  const covered = { left: 0, bottom: 0, right: frame.right - frame.left, top: frame.top - frame.bottom };
  const pieces = tilesIn(layout, covered).flatMap(({ face }) => {
    const whole = areaOf(face);
    return partsIn(moved(face, origin), region)
      .filter((shape) => areaOfShape(shape) >= LEAST_AREA)
      .map((shape): TilePiece => {
        const { left, right, bottom, top } = frameOf(shape);
        return { shape, cut: areaOfShape(shape) < whole - LEAST_AREA, width: right - left, height: top - bottom };
      });
  });
  return {
    surface,
    tile: tiling.tile,
    groutColor: tiling.groutColor,
    pattern: finish.pattern,
    tileWidth: millimetres.tileWidth,
    tileHeight: millimetres.tileHeight,
    joint: millimetres.groutWidth,
    region,
    area: partsIn(cornersOfRect(frame), region),
    pieces,
  };
}
