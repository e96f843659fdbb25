import type { Rgb, SceneMaterial, SurfaceFinish, SurfaceFinishes, TilePattern } from "@showroom/scene/mesh-format";
import { tileLayout } from "@showroom/scene/tile-layout";
import type { Kernels } from "./kernels.ts";
import type { TextureLoader } from "./loaded-texture.ts";
import { NEUTRAL_ALBEDO } from "./material-table.ts";
import type { MemoryArena } from "./memory-arena.ts";
import { slabOf } from "./slab.ts";
import type { StoredTexture } from "./texture-store.ts";
import { surfaceNumber, TILED_SURFACES } from "./tiled-surfaces.ts";

const KIND = { color: 0, tile: 1, image: 2 } as const;
const PATTERN: Readonly<Record<TilePattern, number>> = { straight: 0, staggered: 1, herringbone: 2 };
/** Mean reflectance of a glaze over all angles. It adds to the light that a tile reflects into the room. */
const GLAZE_MEAN = 0.092;
/** Metres that a fixture's texture shows from left to right. */
const IMAGE_WIDTH = 1;
/** Part of a face that one tile shows where the number of faces is unknown. The rest is room to vary it from tile to tile. */
const SHOWN_PART = 0.94;
/** Largest random change of a tile's brightness where the finish has none, as a part of it. */
const SLIGHT = 0.025;
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [1, 1, 1];

/** Most pairs of faces that are told apart. */
const MOST_PAIRS = 128;

type TileFinish = Extract<SurfaceFinish, { kind: "tile" }>;

/** A finish that cannot be shown. The message names the surface and the reason. */
export class FinishError extends Error {
  override readonly name = "FinishError";
}

/** Checks the finish of every surface that a view shows. Throws FinishError if one is missing or impossible. */
export function checkFinishes(materials: readonly SceneMaterial[], finishes: SurfaceFinishes): void {
  for (const material of materials) {
    if (material.kind !== "tiled") continue;
    const finish = finishes[material.surface];
    if (!finish) throw new FinishError(`Surface "${material.surface}" has no finish`);
    if (finish.kind === "paint") continue;
    const sizes = [finish.tileWidth, finish.tileHeight];
    if (!sizes.every((size) => size >= 0.005 && size <= 10) || !(finish.groutWidth >= 0 && finish.groutWidth <= 0.1)) {
      throw new FinishError(
        `Surface "${material.surface}": tile ${sizes.join(" x ")} m with ${finish.groutWidth} m of grout is not possible`,
      );
    }
  }
}

/** Textures that these materials need with these finishes. */
export function texturesOf(materials: readonly SceneMaterial[], finishes: SurfaceFinishes): string[] {
  const ids = materials.flatMap((material) => {
    if (material.kind === "textured") return [material.texture];
    const finish = material.kind === "tiled" ? finishes[material.surface] : undefined;
    return finish?.kind === "tile" ? [textureOf(finish)] : [];
  });
  return [...new Set(ids)];
}

/** Begins the name of the slab that is made of a texture. */
const SLAB = "slab:";

/** The texture that shows a tile: its face, or a slab that has all of its faces. */
const textureOf = ({ texture, faces }: TileFinish): string =>
  faces !== undefined && faces > 1 ? `${SLAB}${texture}` : texture;

/** A loader that makes slabs, too. */
export const withSlabs =
  (load: TextureLoader): TextureLoader =>
  async (id) =>
    id.startsWith(SLAB) ? slabOf(await load(id.slice(SLAB.length))) : load(id);

/** Mean albedo of a finish: face, grout and glaze together. */
export function meanAlbedo(finish: SurfaceFinish, textures: ReadonlyMap<string, StoredTexture>): Rgb {
  if (finish.kind === "paint") return finish.albedo;
  const face = textures.get(textureOf(finish))?.mean ?? BLACK;
  const module = (finish.tileWidth + finish.groutWidth) * (finish.tileHeight + finish.groutWidth);
  const grout = 1 - (finish.tileWidth * finish.tileHeight) / module;
  const mix = (k: 0 | 1 | 2) => {
    const albedo = face[k] * (1 - grout) + finish.groutColor[k] * grout;
    return albedo * (1 - GLAZE_MEAN) + GLAZE_MEAN;
  };
  return [mix(0), mix(1), mix(2)];
}

/** Mean albedo of the tiled surfaces among these materials, each counted once; white if none is tiled. */
export function meanAlbedoOfAll(
  materials: readonly SceneMaterial[],
  finishes: SurfaceFinishes,
  textures: ReadonlyMap<string, StoredTexture>,
): Rgb {
  const surfaces = new Set(materials.flatMap((material) => (material.kind === "tiled" ? [material.surface] : [])));
  const albedos = [...surfaces].flatMap((surface) => {
    const finish = finishes[surface];
    return finish ? [meanAlbedo(finish, textures)] : [];
  });
  if (albedos.length === 0) return WHITE;
  const mean = (k: 0 | 1 | 2) => albedos.reduce((sum, albedo) => sum + albedo[k], 0) / albedos.length;
  return [mean(0), mean(1), mean(2)];
}

/** Writes the finish of every material to the kernels' `table`. */
export function writeFinishes(
  kernels: Kernels,
  table: number,
  materials: readonly SceneMaterial[],
  finishes: SurfaceFinishes,
  textures: ReadonlyMap<string, StoredTexture>,
): void {
  const color = (index: number, rgb: Rgb) => {
    kernels.describeFinish(table, index, KIND.color, 0, 0, 1, 1, 1, 0, 1, 1);
    kernels.colorFinish(table, index, ...rgb, ...BLACK);
  };
  materials.forEach((material, index) => {
    if (material.kind === "textured") {
      const picture = textures.get(material.texture);
      if (!picture) return color(index, BLACK);
      const height = (IMAGE_WIDTH * picture.height) / picture.width;
      const density = picture.width / IMAGE_WIDTH;
      kernels.describeFinish(table, index, KIND.image, 0, picture.address, 1, IMAGE_WIDTH, height, 0, density, 1);
      kernels.colorFinish(table, index, ...picture.mean, ...BLACK);
      return;
    }
    if (material.kind === "tiled") {
      const finish = finishes[material.surface];
      if (finish?.kind === "tile") return writeTile(kernels, table, index, finish, textures);
      return color(index, finish?.albedo ?? BLACK);
    }
    return color(index, "albedo" in material ? material.albedo : BLACK);
  });
}

function writeTile(
  kernels: Kernels,
  table: number,
  index: number,
  finish: TileFinish,
  textures: ReadonlyMap<string, StoredTexture>,
): void {
  const face = textures.get(textureOf(finish));
  if (!face) throw new FinishError(`Texture "${finish.texture}" is not loaded`);
  const { tileWidth, tileHeight, groutWidth, groutColor } = finish;
  const { ratio } = tileLayout(finish);
  const density = Math.sqrt((face.width / tileWidth) * (face.height / tileHeight));
  kernels.describeFinish(
    table,
    index,
    KIND.tile,
    PATTERN[finish.pattern],
    face.address,
    ratio,
    tileWidth,
    tileHeight,
    groutWidth,
    density,
    finish.faces === undefined && !face.joins ? SHOWN_PART : 1,
  );
  const pairs = finish.faces === undefined ? 0 : Math.min(MOST_PAIRS, Math.floor(finish.faces / 2));
  kernels.varyFinish(table, index, face.joins ? 0 : 1, pairs, finish.shade ?? SLIGHT);
  kernels.colorFinish(table, index, ...face.mean, ...groutColor);
}

/** Writes the ratio of new to neutral albedo per surface. */
export function writeRatios(
  arena: MemoryArena,
  address: number,
  finishes: SurfaceFinishes,
  textures: ReadonlyMap<string, StoredTexture>,
): void {
  const ratios = arena.floats(address, 4 * (TILED_SURFACES.length + 1)).fill(1);
  for (const surface of TILED_SURFACES) {
    const finish = finishes[surface];
    if (!finish) continue;
    const albedo = meanAlbedo(finish, textures);
    ratios.set(
      albedo.map((value) => value / NEUTRAL_ALBEDO),
      4 * surfaceNumber(surface),
    );
  }
}
