import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lensAxes } from "@showroom/scene/lens";
import { add, dot, scale } from "@showroom/scene/mesh/vec";
import sharp from "sharp";
import type { SceneMaterial, SurfaceFinish } from "@showroom/scene/mesh-format";
import type { ViewRequest } from "../src/view-request.ts";
import { roughnessClass } from "../src/material-table.ts";

/** Ceramic glaze, as the engine takes it. */
const TILE_IOR = 1.5;

interface CyclesMaterial {
  readonly kind: "diffuse" | "coat" | "metal" | "glass" | "light";
  readonly color?: readonly number[];
  readonly roughness?: number;
  readonly ior?: number;
  /** Picture file and the metres that it covers. */
  readonly image?: { readonly file: string; readonly width: number; readonly height: number };
}

const srgb = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));

/** One tile with half a joint on every side. Patterns are not exported: every tile lies straight. */
async function writeModule(
  file: string,
  finish: Extract<SurfaceFinish, { kind: "tile" }>,
  load: ViewRequest["loadTexture"],
): Promise<void> {
  const { data, width, height } = await load(finish.texture);
  const perMetre = 1024 / Math.max(finish.tileWidth, finish.tileHeight);
  const joint = Math.max(1, Math.round((finish.groutWidth * perMetre) / 2));
  const [r, g, b] = finish.groutColor;
  const background = { r: srgb(r), g: srgb(g), b: srgb(b), alpha: 1 };
  await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize(Math.round(finish.tileWidth * perMetre), Math.round(finish.tileHeight * perMetre), { fit: "fill" })
    .extend({ top: joint, bottom: joint, left: joint, right: joint, background })
    .png()
    .toFile(file);
}

async function exportMaterial(material: SceneMaterial, request: ViewRequest, file: string): Promise<CyclesMaterial> {
  switch (material.kind) {
    case "light":
      return { kind: "light", color: material.radiance };
    case "textured": {
      const { data, width, height } = await request.loadTexture(material.texture);
      await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
        .png()
        .toFile(file);
      const { roughness, ior } = material;
      return { kind: "coat", roughness, ior, image: { file, width: 1, height: height / width } };
    }
    case "tiled": {
      const finish = request.finishes[material.surface];
      if (!finish) throw new Error(`Surface "${material.surface}" has no finish`);
      if (finish.kind === "paint") return { kind: "diffuse", color: finish.albedo };
      await writeModule(file, finish, request.loadTexture);
      const image = {
        file,
        width: finish.tileWidth + finish.groutWidth,
        height: finish.tileHeight + finish.groutWidth,
      };
      return { kind: "coat", roughness: roughnessClass(finish.roughness), ior: TILE_IOR, image };
    }
    case "coat":
    case "diffuse":
    case "glass":
    case "metal":
      return { ...material, color: material.albedo };
  }
}

/** Writes the scene of a request where cycles.py can read it; returns the description's path. */
export async function exportCyclesScene(request: ViewRequest, directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const meshes = [];
  for (const [index, mesh] of request.geometry().meshes.entries()) {
    meshes.push({
      name: mesh.name,
      material: await exportMaterial(mesh.material, request, join(directory, `texture-${index}.png`)),
      positions: [...mesh.positions],
      normals: [...mesh.normals],
      uvs: [...mesh.uvs],
      indices: [...mesh.indices],
    });
  }
  const { width, height } = request;
  const path = join(directory, "scene.json");
  await writeFile(path, JSON.stringify({ meshes, camera: cyclesCamera(request), width, height }));
  return path;
}

/**
 * The camera as Blender takes it. Ours sees through the backs of surfaces; in Blender everything is cut away up to just
 * behind the wall before which the camera stands. Upright lines stay upright by shifting the lens.
 */
function cyclesCamera({ camera, width, height }: ViewRequest) {
  const { position, target, horizontalFov, upright = false } = camera;
  const { forward, right, up, depth } = lensAxes(camera);
  const tangent = Math.tan((horizontalFov * Math.PI) / 360);
  const distances = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => {
      const ray = add(forward, add(scale(right, x * tangent), scale(up, (y * tangent * height) / width)));
      return (-position[1] / ray[1]) * dot(ray, depth);
    }),
  );
  const clip = position[1] < 0 ? Math.max(...distances) + 0.01 : 0.01;
  const level = upright ? [target[0], target[1], position[2]] : target;
  return { position, target: level, horizontalFov, shift: upright ? forward[2] / (2 * tangent) : 0, clip };
}
