/**
 * The interface between scene and renderer: the meshes of a room. Surfaces whose tiles can change have a material of
 * their own, so that new tiles need no new light.
 *
 * Units: metres, Z up, right-handed. Colours: linear sRGB albedo, 0..1. Normals point outward.
 *
 * Rooms are closed boxes seen from inside. A camera may stand outside one: camera rays pass through the back of every
 * surface but glass, and only camera rays do.
 */

/** The walls that can be tiled. They are named as seen by somebody who enters: `back` is straight ahead. */
export const TILED_WALLS = ["back", "left", "right", "front"] as const;
export type TiledWall = (typeof TILED_WALLS)[number];

/**
 * A wall is split at the standard tiling height (about 1.20 m): `upper` is paint with a Half ceiling.
 * `reservoir` is the front of the box before the back wall that hides the cistern; it wears the back wall's finish unless it has an accent.
 */
export type TiledSurface = "floor" | "reservoir" | `${TiledWall}-lower` | `${TiledWall}-upper`;

export type Rgb = readonly [number, number, number];

export type SceneMaterial =
  | { readonly kind: "diffuse"; readonly albedo: Rgb }
  /** A diffuse base under a clear coat (ceramic, lacquer, glazed tile). */
  | { readonly kind: "coat"; readonly albedo: Rgb; readonly roughness: number; readonly ior: number }
  | { readonly kind: "metal"; readonly albedo: Rgb; readonly roughness: number }
  /** Thin clear glass, no refraction offset. */
  | { readonly kind: "glass"; readonly albedo: Rgb; readonly ior: number }
  | { readonly kind: "light"; readonly radiance: Rgb }
  /** Gets its colour at composite time from the finish of `surface`; solved as neutral grey. */
  | { readonly kind: "tiled"; readonly surface: TiledSurface }
  /** A fixed texture, for wood and stone fixtures; UV in metres. */
  | { readonly kind: "textured"; readonly texture: string; readonly roughness: number; readonly ior: number };

export interface SceneMesh {
  readonly name: string;
  readonly material: SceneMaterial;
  /** xyz per vertex, metres. */
  readonly positions: Float32Array;
  /** xyz per vertex, unit length, outward. */
  readonly normals: Float32Array;
  /** uv per vertex, metres on the surface from its lower-left corner (tiled and textured materials). */
  readonly uvs: Float32Array;
  /** Three vertex indices per triangle, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
}

export interface SceneCamera {
  readonly position: Rgb;
  readonly target: Rgb;
  /** Horizontal field of view in degrees. */
  readonly horizontalFov: number;
  /**
   * Keeps what is upright upright in the picture, as a shifted lens does: the picture plane stands vertical, and the
   * target still lies in the middle. Not for cameras that look nearly straight up or down.
   */
  readonly upright?: boolean;
  /** Times as long as the room itself is exposed: a dark corner asks for more than 1, which it is when left out. */
  readonly exposure?: number;
}

/** Everything light needs; no tile article in it, so one solve serves every tile. */
export interface SceneGeometry {
  readonly meshes: readonly SceneMesh[];
  /** Size of every tiled surface that exists in this room, metres (width x height as its UV runs). */
  readonly surfaces: Readonly<Partial<Record<TiledSurface, { readonly width: number; readonly height: number }>>>;
}

/** How tiles lie. `herringbone` uses the short side as the module. */
export type TilePattern = "straight" | "staggered" | "herringbone";

/** What a tiled surface shows in one picture. Paint (an untiled upper wall) has no tile. */
export type SurfaceFinish =
  | { readonly kind: "paint"; readonly albedo: Rgb }
  | {
      readonly kind: "tile";
      /** Stable identity of the tile picture, for caches. */
      readonly texture: string;
      /** Path or bytes loader key that the caller resolves to an sRGB image of ONE tile face. */
      readonly tileWidth: number;
      readonly tileHeight: number;
      readonly groutWidth: number;
      readonly groutColor: Rgb;
      readonly pattern: TilePattern;
      readonly roughness: number;
      /** How many different faces the tile is made with. With several, the picture stands for a slab of which every face is a piece. */
      readonly faces?: number;
      /** Largest change of brightness from tile to tile, as a part of it. Tiles vary slightly when left out. */
      readonly shade?: number;
    };

export type SurfaceFinishes = Readonly<Partial<Record<TiledSurface, SurfaceFinish>>>;
