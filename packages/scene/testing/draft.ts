import { rasterize } from "../src/mesh/raster.ts";
import { dot, normalize, scale } from "../src/mesh/vec.ts";
import type { SceneCamera, SceneGeometry, SceneMaterial, SceneMesh } from "../src/mesh-format.ts";
import { vectorAt } from "./mesh-checks.ts";

/** What a camera sees, without light: colours by material and slope, and the mesh in every pixel. */
export interface Draft {
  readonly width: number;
  readonly height: number;
  /** 0..255 per channel, RGB. */
  readonly colors: Uint8Array;
  /** Index of the mesh that is seen, through glass too; -1 where there is nothing. */
  readonly meshes: Int32Array;
  /** Index of the glass before it, if any. */
  readonly glass: Int32Array;
}

const LAMP = normalize([0.35, -0.55, 0.75]);
/** How much of what is behind it glass hides. */
const GLASS_COVER = 0.15;

/** A draft that more can be drawn onto. */
export type DraftCanvas = Canvas;

/** Draws some of a room's meshes with flat colours, over what another draft by the same camera shows. */
export function draftPicture(
  { meshes }: SceneGeometry,
  camera: SceneCamera,
  onto: DraftCanvas | { readonly width: number; readonly height: number },
  drawn: (index: number) => boolean = () => true,
): DraftCanvas {
  const canvas = onto instanceof Canvas ? onto.copy() : new Canvas(onto.width, onto.height);
  for (const glass of [false, true])
    for (const [index, mesh] of meshes.entries()) {
      if ((mesh.material.kind === "glass") === glass && drawn(index)) drawMesh(canvas, camera, mesh, index, glass);
    }
  return canvas;
}

class Canvas implements Draft {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint8Array;
  readonly meshes: Int32Array;
  readonly glass: Int32Array;
  /** One over the distance of what is seen; 0 where there is nothing. */
  readonly #near: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.colors = new Uint8Array(width * height * 3);
    this.meshes = new Int32Array(width * height).fill(-1);
    this.glass = new Int32Array(width * height).fill(-1);
    this.#near = new Float32Array(width * height);
  }

  copy(): Canvas {
    const copy = new Canvas(this.width, this.height);
    copy.colors.set(this.colors);
    copy.meshes.set(this.meshes);
    copy.glass.set(this.glass);
    copy.#near.set(this.#near);
    return copy;
  }

  put(at: number, near: number, { color, mesh, cover }: Paint): void {
    if (near <= (this.#near[at] ?? 0)) return;
    (cover === 1 ? this.meshes : this.glass)[at] = mesh;
    if (cover === 1) this.#near[at] = near;
    for (let c = 0; c < 3; c++)
      this.colors[3 * at + c] = (this.colors[3 * at + c] ?? 0) * (1 - cover) + (color[c] ?? 0) * cover;
  }
}

interface Paint {
  readonly color: readonly [number, number, number];
  readonly mesh: number;
  /** 1 hides what is behind. */
  readonly cover: number;
}

function drawMesh(canvas: Canvas, camera: SceneCamera, mesh: SceneMesh, index: number, glass: boolean): void {
  const { width, height } = canvas;
  rasterize(mesh, { camera, width, height }, (pixel, near, vertex) =>
    canvas.put(pixel, near, {
      color: shade(mesh.material, vectorAt(mesh.normals, vertex)),
      mesh: index,
      cover: glass ? GLASS_COVER : 1,
    }),
  );
}

type Color = readonly [number, number, number];

function shade(material: SceneMaterial, normal: Color): Color {
  if (material.kind === "light") return [255, 255, 255];
  const slope = 0.6 + 0.4 * Math.max(0, dot(normal, LAMP));
  return scale(materialColor(material), slope);
}

const encode = (value: number): number => 255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2);

function materialColor(material: Exclude<SceneMaterial, { kind: "light" }>): Color {
  if (material.kind === "tiled") return [222, 212, 190];
  if (material.kind === "textured") {
    const tone = Array.from(material.texture).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7) / 97;
    return [120 + 90 * tone, 100 + 80 * tone, 80 + 70 * tone];
  }
  const [r, g, b] = material.albedo;
  // What mirrors shows its surroundings, what is matt itself.
  const own = material.kind === "metal" ? 0.45 + 2 * material.roughness : 1;
  const coat = material.kind === "coat" ? 0.8 + 0.5 * material.roughness : 1;
  return [encode(r * own * coat), encode(g * own * coat), encode(b * own * coat)];
}

/** Share of pixels that differ by `step` of 255 or more in any channel; all of them when the sizes differ. Stops counting at `enough`. */
export function draftDifference(a: Draft, b: Draft, step: number, enough: number): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const total = a.width * a.height;
  let count = 0;
  for (let pixel = 0; pixel < total && count < enough * total; pixel++) {
    for (let c = 3 * pixel; c < 3 * pixel + 3; c++) {
      if (Math.abs((a.colors[c] ?? 0) - (b.colors[c] ?? 0)) < step) continue;
      count += 1;
      break;
    }
  }
  return count / total;
}
