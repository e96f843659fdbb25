import type { Rgb, SceneGeometry, SceneMaterial, SurfaceFinishes, TiledSurface } from "@showroom/scene/mesh-format";
import { GeometryError } from "./geometry-checks.ts";
import type { Kernels } from "./kernels.ts";
import { surfaceNumber } from "./tiled-surfaces.ts";

/** Records have one byte for the material; two of its values have other meanings. */
const MOST_MATERIALS = 254;
/** Albedo of every editable surface while light is solved. */
export const NEUTRAL_ALBEDO = 0.5;
/** Index of refraction of glaze. */
const TILE_IOR = 1.5;
const KINDS = { diffuse: 0, coat: 1, metal: 2, glass: 3, light: 4 } as const;

/** Roughnesses with which tiles are solved. They are few, so that many articles share one solved view. */
const ROUGHNESS_CLASSES = [0.05, 0.15, 0.3, 0.5, 0.75] as const;

/** The nearest of these roughnesses. */
export function roughnessClass(roughness: number): number {
  return ROUGHNESS_CLASSES.reduce((best, value) =>
    Math.abs(value - roughness) < Math.abs(best - roughness) ? value : best,
  );
}

/** The different materials of a geometry, and the number of each mesh's material. */
export interface MaterialList {
  readonly materials: readonly SceneMaterial[];
  readonly ofMesh: readonly number[];
}

export function listMaterials(geometry: SceneGeometry): MaterialList {
  const numbers = new Map<string, number>();
  const materials: SceneMaterial[] = [];
  const ofMesh = geometry.meshes.map(({ material }) => {
    const key = JSON.stringify(material);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, materials.length);
    return materials.push(material) - 1;
  });
  if (materials.length > MOST_MATERIALS) {
    throw new GeometryError(`The geometry has ${materials.length} materials; at most ${MOST_MATERIALS} are possible`);
  }
  return { materials, ofMesh };
}

/** The roughness of each glazed surface in a view. It determines reflections, not colours. */
export type SurfaceLayout = Readonly<Partial<Record<TiledSurface, number | "paint">>>;

export function surfaceLayout(finishes: SurfaceFinishes): SurfaceLayout {
  const layout: Partial<Record<TiledSurface, number | "paint">> = {};
  for (const [surface, finish] of Object.entries(finishes) as [TiledSurface, SurfaceFinishes[TiledSurface]][]) {
    if (finish) layout[surface] = finish.kind === "paint" ? "paint" : roughnessClass(finish.roughness);
  }
  return layout;
}

/**
 * Writes materials to the kernels' `table`. Without a layout every editable surface is matt, as the radiance cache needs it. `meanOf` returns
 * the mean albedo of a fixture's texture.
 */
export function writeMaterials(
  kernels: Kernels,
  table: number,
  materials: readonly SceneMaterial[],
  meanOf: (texture: string) => Rgb,
  layout?: SurfaceLayout,
): void {
  const write = (
    index: number,
    kind: keyof typeof KINDS,
    surface: number,
    color: Rgb,
    roughness: number,
    ior: number,
    isPictured = false,
  ) => kernels.describeMaterial(table, index, KINDS[kind], surface, ...color, roughness, ior, isPictured ? 1 : 0);
  materials.forEach((material, index) => {
    switch (material.kind) {
      case "diffuse":
        return write(index, "diffuse", 0, material.albedo, 1, 1.5);
      case "coat":
        return write(index, "coat", 0, material.albedo, material.roughness, material.ior);
      case "metal":
        return write(index, "metal", 0, material.albedo, material.roughness, 1.5);
      case "glass":
        return write(index, "glass", 0, material.albedo, 0, material.ior);
      case "light":
        return write(index, "light", 0, material.radiance, 1, 1.5);
      case "textured":
        return write(index, "coat", 0, meanOf(material.texture), material.roughness, material.ior, true);
      case "tiled": {
        const neutral: Rgb = [NEUTRAL_ALBEDO, NEUTRAL_ALBEDO, NEUTRAL_ALBEDO];
        const glaze = layout?.[material.surface];
        const number = surfaceNumber(material.surface);
        return glaze === undefined || glaze === "paint"
          ? write(index, "diffuse", number, neutral, 1, TILE_IOR)
          : write(index, "coat", number, neutral, glaze, TILE_IOR, true);
      }
    }
  });
}
