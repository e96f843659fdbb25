import { lensAxes } from "../src/lens.ts";
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
const NEAR = 0.01;
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

  /** Fills a triangle of points (x, y, one over distance); `area` is twice its signed size. */
  fill(points: Float64Array, [a, b, c]: readonly number[], area: number, paint: Paint): void {
    const at = (point: number | undefined, axis: number): number => points[3 * (point ?? 0) + axis] ?? 0;
    const [ax, ay, an] = [at(a, 0), at(a, 1), at(a, 2)];
    const [bx, by, bn] = [at(b, 0), at(b, 1), at(b, 2)];
    const [cx, cy, cn] = [at(c, 0), at(c, 1), at(c, 2)];
    const right = Math.min(this.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const bottom = Math.min(this.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    for (let row = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const [x, y] = [column + 0.5 - ax, row + 0.5 - ay];
        const wb = (x * (cy - ay) - (cx - ax) * y) / area;
        const wc = ((bx - ax) * y - x * (by - ay)) / area;
        if (wb < 0 || wc < 0 || wb + wc > 1) continue;
        this.#put(row * this.width + column, an + wb * (bn - an) + wc * (cn - an), paint);
      }
    }
  }

  #put(at: number, near: number, { color, mesh, cover }: Paint): void {
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
  const points = toView(mesh, camera);
  const screen = new Float64Array(points.length);
  const toScreen = lensOf(camera, canvas.width, canvas.height);
  for (let point = 0; point < points.length; point += 3) toScreen(points, point, screen);
  const draw = (from: Float64Array, corners: readonly number[], first: number): void => {
    const area = turn(from, corners);
    // Rooms are closed boxes: one looks in through the back of what stands in between. Rows run downward.
    if (glass ? Math.abs(area) < 1e-9 : area > -1e-9) return;
    canvas.fill(from, corners, area, {
      color: shade(mesh.material, vectorAt(mesh.normals, first)),
      mesh: index,
      cover: glass ? GLASS_COVER : 1,
    });
  };
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => mesh.indices[i + k] ?? 0);
    const before = corners.filter((corner) => (points[3 * corner + 2] ?? 0) >= NEAR).length;
    if (before === 3) draw(screen, corners, corners[0] ?? 0);
    else if (before > 0) {
      const cut = cutNear(points, corners);
      const seen = new Float64Array(cut.length);
      for (let point = 0; point < cut.length; point += 3) toScreen(cut, point, seen);
      for (let last = 2; last < cut.length / 3; last++) draw(seen, [0, last - 1, last], corners[0] ?? 0);
    }
  }
}

/** Twice the signed size of a triangle on screen. */
function turn(points: Float64Array, corners: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = corners;
  const at = (point: number, axis: number): number => points[3 * point + axis] ?? 0;
  return (at(b, 0) - at(a, 0)) * (at(c, 1) - at(a, 1)) - (at(c, 0) - at(a, 0)) * (at(b, 1) - at(a, 1));
}

/** What of a triangle lies before the camera. */
function cutNear(points: Float64Array, corners: readonly number[]): Float64Array {
  const kept: number[] = [];
  for (const [k, corner] of corners.entries()) {
    const here = vectorAtDouble(points, corner);
    const there = vectorAtDouble(points, corners[(k + 1) % 3] ?? corner);
    if (here[2] >= NEAR) kept.push(...here);
    if (here[2] >= NEAR === there[2] >= NEAR) continue;
    const share = (NEAR - here[2]) / (there[2] - here[2]);
    kept.push(here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share, NEAR);
  }
  return new Float64Array(kept);
}

const vectorAtDouble = (points: Float64Array, at: number): readonly [number, number, number] => [
  points[3 * at] ?? 0,
  points[3 * at + 1] ?? 0,
  points[3 * at + 2] ?? 0,
];

/** A mesh's points as the camera has them: to its right, up, and away from it. */
function toView({ positions }: SceneMesh, camera: SceneCamera): Float64Array {
  const { forward, right, up, depth: ahead } = lensAxes(camera);
  const [ox, oy, oz] = camera.position;
  // A shifted lens draws the point that lies straight ahead of its picture plane away from the middle.
  const lift = dot(forward, up);
  const out = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] ?? 0) - ox;
    const y = (positions[i + 1] ?? 0) - oy;
    const z = (positions[i + 2] ?? 0) - oz;
    const depth = x * ahead[0] + y * ahead[1] + z * ahead[2];
    out[i] = x * right[0] + y * right[1] + z * right[2];
    out[i + 1] = x * up[0] + y * up[1] + z * up[2] - lift * depth;
    out[i + 2] = depth;
  }
  return out;
}

function lensOf(
  { horizontalFov }: SceneCamera,
  width: number,
  height: number,
): (from: Float64Array, at: number, to: Float64Array) => void {
  const focal = width / 2 / Math.tan((horizontalFov * Math.PI) / 360);
  return (from, at, to) => {
    const near = 1 / (from[at + 2] ?? 1);
    to[at] = width / 2 + (from[at] ?? 0) * near * focal;
    to[at + 1] = height / 2 - (from[at + 1] ?? 0) * near * focal;
    to[at + 2] = near;
  };
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
