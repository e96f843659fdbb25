import type { SceneMaterial, SceneMesh } from "../mesh-format.ts";
import { cross, normalize, scale, add, type Vec2, type Vec3 } from "../mesh/vec.ts";

/** A flat rectangle: `u` and `v` are unit directions, its normal is u x v. Texture coordinates start at `uv`. */
export interface Sheet {
  readonly origin: Vec3;
  readonly u: Vec3;
  readonly v: Vec3;
  readonly width: number;
  readonly height: number;
  readonly uv: Vec2;
}

/** Flat rectangles of one material as one mesh. */
export function sheetMesh(name: string, material: SceneMaterial, sheets: readonly Sheet[]): SceneMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const sheet of sheets) {
    if (sheet.width <= 1e-6 || sheet.height <= 1e-6) continue;
    const base = positions.length / 3;
    const normal = normalize(cross(sheet.u, sheet.v));
    for (const [s, t] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      positions.push(...add(sheet.origin, add(scale(sheet.u, s * sheet.width), scale(sheet.v, t * sheet.height))));
      normals.push(...normal);
      uvs.push(sheet.uv[0] + s * sheet.width, sheet.uv[1] + t * sheet.height);
    }
    indices.push(base, base + 1, base + 2, base, base + 2, base + 3);
  }
  return {
    name,
    material,
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  };
}
