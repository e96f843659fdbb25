import { RENDER_WALLS, type RenderRequest, type RenderWallFinish } from "./render-request.ts";

/** What of a picture can be kept, coarse to fine: every key holds the ones before it. */
export interface SceneKeys {
  /** Room and sanitary ware: for the ray structure and the radiance cache. */
  readonly geometry: string;
  /** Also the camera, the picture's size and which parts of the walls are tiled: for the light solved on them. */
  readonly view: string;
  /** Also tiles, grouts and patterns: for the finished picture. */
  readonly image: string;
}

/**
 * The cache keys of a scene, as plain text: equal keys mean equal pictures, whatever the order in which products are named.
 * `engine` is the version of what draws; its keys never meet those of another.
 */
export function sceneKeys({ sceneSettings, sceneStructure }: RenderRequest, engine: string): SceneKeys {
  const { roomType, dimensions, productChoices, ceilingType, wallTiles, floorTile, floorGroutColor, finishingProfile } =
    sceneStructure;
  const { cameraPosition, imageWidth, imageHeight, samples } = sceneSettings;
  const size = dimensions ? [dimensions.width, dimensions.depth, dimensions.height] : [];
  const geometry = key([engine, roomType, ...size.map(String), key(productChoices.toSorted(byCode))]);
  const layout = RENDER_WALLS.map((wall) => wallTiles[wall].extent);
  const view = key([
    geometry,
    cameraPosition,
    String(imageWidth),
    String(imageHeight),
    ceilingType,
    ...layout,
    finishingProfile === undefined ? "no-profile" : "profile",
  ]);
  const walls = RENDER_WALLS.flatMap((wall) => [finishKey(wallTiles[wall]), wallTiles[wall].finishingProfile ?? ""]);
  return {
    geometry,
    view,
    image: key([view, String(samples), key([floorTile, grout(floorGroutColor)]), ...walls, finishingProfile ?? ""]),
  };
}

/** The key of one tiled finish: for its scaled textures. */
export function finishKey({
  tile,
  groutColor,
  pattern,
}: Pick<RenderWallFinish, "tile" | "groutColor" | "pattern">): string {
  return key([tile, grout(groutColor), pattern]);
}

/** Parts with their lengths, so that no two lists of parts read the same. */
function key(parts: readonly string[]): string {
  return parts.map((part) => `${part.length}:${part}`).join("");
}

function grout(color: string): string {
  return color.toUpperCase();
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
