import type { SurfaceFinish, TilePattern } from "./mesh-format.ts";

type TileFinish = Extract<SurfaceFinish, { kind: "tile" }>;

/** How the tiles of a surface repeat. A module is a tile with its joint, half of which lies at each of its sides. */
export interface TileLayout {
  readonly pattern: TilePattern;
  /** Size of a module in the unit of the finish; in herringbone along the tile's own sides. */
  readonly moduleWidth: number;
  readonly moduleHeight: number;
  readonly joint: number;
  /** In herringbone: the long side of a module divided by its short side, a whole number. */
  readonly ratio: number;
}

/** The layout of a finish. In herringbone the long side is rounded to a multiple of the short side, so that tiles interlock. */
export function tileLayout({ tileWidth, tileHeight, groutWidth, pattern }: TileFinish): TileLayout {
  const width = tileWidth + groutWidth;
  const height = tileHeight + groutWidth;
  const short = Math.min(width, height);
  const ratio = Math.max(1, Math.round(Math.max(width, height) / short));
  const isHerringbone = pattern === "herringbone";
  return {
    pattern,
    moduleWidth: isHerringbone && width >= height ? ratio * short : width,
    moduleHeight: isHerringbone && width < height ? ratio * short : height,
    joint: groutWidth,
    ratio,
  };
}
