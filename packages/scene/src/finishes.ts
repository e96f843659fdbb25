import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import type { RenderSceneStructure, RenderWallFinish } from "@showroom/domain/render/render-request";
import { DEFAULT_GROUT_COLOR } from "@showroom/domain/render/render-request";
import { PAINT_ALBEDO } from "./materials.ts";
import {
  TILED_WALLS,
  type Rgb,
  type SurfaceFinish,
  type SurfaceFinishes,
  type TilePattern,
  type TiledSurface,
  type TiledWall,
} from "./mesh-format.ts";

/** An article of the catalogue by its product number. */
export type ArticleLookup = (productNumber: string) => RenderArticle | undefined;
type TileArticle = Extract<RenderArticle, { kind: "tile" }>;

/** Replaces an unknown tile, so that the room can be shown. */
const PLAIN: Rgb = [0.55, 0.54, 0.52];

/** Linear light of a colour in the form #RRGGBB; undefined for any other text. */
export function linearColor(hex: string): Rgb | undefined {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim());
  if (match === null) return undefined;
  const [r = 0, g = 0, b = 0] = match.slice(1).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** The finish of every tiled surface. The rest of a wall with a reservoir accent has the tile of the adjacent wall. */
export function surfaceFinishes(
  structure: RenderSceneStructure,
  article: ArticleLookup,
  warn: (message: string) => void,
): SurfaceFinishes {
  const grout = (color: string): Rgb => {
    const known = linearColor(color);
    if (known === undefined) warn(`grout colour "${color}" is not written as #RRGGBB`);
    return known ?? linearColor(DEFAULT_GROUT_COLOR) ?? PLAIN;
  };
  const tile = (productNumber: string, groutColor: string, pattern: TilePattern): SurfaceFinish => {
    const found = article(productNumber);
    if (found?.kind !== "tile") {
      warn(found === undefined ? `unknown tile ${productNumber}` : `article ${productNumber} is no tile`);
      return { kind: "paint", albedo: PLAIN };
    }
    return tileFinish(found, grout(groutColor), pattern);
  };
  const finishes: Partial<Record<TiledSurface, SurfaceFinish>> = {
    floor: tile(structure.floorTile, structure.floorGroutColor, "straight"),
  };
  const accent = reservoirAccent(structure);
  for (const wall of TILED_WALLS) {
    const finish = wallField(structure, wall);
    const lower = tile(finish.tile, finish.groutColor, finish.pattern);
    finishes[`${wall}-lower`] = lower;
    finishes[`${wall}-upper`] = structure.ceilingType === "Half" ? { kind: "paint", albedo: PAINT_ALBEDO } : lower;
    if (wall === "back")
      finishes.reservoir = accent === undefined ? lower : tile(accent.tile, accent.groutColor, accent.pattern);
  }
  return finishes;
}

/** The accent that covers the reservoir only, if there is one. */
export const reservoirAccent = (structure: RenderSceneStructure): RenderWallFinish | undefined =>
  Object.values(structure.wallTiles).find((wall) => wall.extent === "reservoir");

/** The finish of a wall, without an accent that covers the reservoir only. */
export function wallField(structure: RenderSceneStructure, wall: TiledWall): RenderWallFinish {
  const own = structure.wallTiles[wall];
  if (own.extent === "wall") return own;
  const plain = (["front", "right", "left", "back"] as const)
    .map((name) => structure.wallTiles[name])
    .find((finish) => finish.extent === "wall" && finish.pattern === "straight");
  const { finishingProfile, ...rest } = plain ?? own;
  return { ...rest, ...(plain && finishingProfile !== undefined ? { finishingProfile } : {}), pattern: "straight" };
}

/** Depth of joints behind the faces of tiles, metres: grout is washed nearly flush. */
const JOINT_DEPTH = 0.0004;

/** Visible colour of grout: the sides of a joint keep some light from its bottom. Without that, white tiles with white grout would be a plain wall. */
function sunkenGrout(color: Rgb, width: number): Rgb {
  const seen = Math.hypot(1, JOINT_DEPTH / width) - JOINT_DEPTH / width;
  return [color[0] * seen, color[1] * seen, color[2] * seen];
}

/** Ratio of length to width from which on tiles are planks, which are laid with staggered ends. */
const PLANK = 5;

const isPlank = ({ width, length }: TileArticle): boolean => Math.max(width, length) >= PLANK * Math.min(width, length);

/** Largest change of a tile's brightness by class of shade variation, as a part of it. */
const SHADES = { V1: 0.01, V2: 0.025, V3: 0.05, V4: 0.09 } as const;

function tileFinish(article: TileArticle, groutColor: Rgb, pattern: TilePattern): SurfaceFinish {
  const groutWidth = article.groutWidth / 1000;
  return {
    kind: "tile",
    texture: article.texture,
    tileWidth: article.width / 1000,
    tileHeight: article.length / 1000,
    groutWidth,
    groutColor: sunkenGrout(groutColor, groutWidth),
    pattern: pattern === "straight" && isPlank(article) ? "staggered" : pattern,
    roughness: article.roughness,
    ...(article.faces !== undefined && { faces: article.faces }),
    ...(article.shadeVariation && { shade: SHADES[article.shadeVariation] }),
  };
}
