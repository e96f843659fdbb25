/** Draws meshes as a camera sees them, without light: which points of a mesh lie where in the picture, and how near. */
import { lensAxes } from "../lens.ts";
import type { SceneCamera, SceneMesh } from "../mesh-format.ts";
import { dot } from "./vec.ts";

/** Nearest distance before the camera that is drawn, metres. */
const NEAR = 0.01;

export interface Raster {
  readonly camera: SceneCamera;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Called for a pixel, counted by rows, with one over the distance, and with the triangle's first vertex. */
export type Put = (pixel: number, near: number, vertex: number) => void;

/** Calls back for every pixel in which a triangle of the mesh lies. Only glass is seen from its back. */
export function rasterize(mesh: SceneMesh, raster: Raster, put: Put): void {
  const glass = mesh.material.kind === "glass";
  const points = toView(mesh, raster.camera);
  const screen = new Float64Array(points.length);
  const toScreen = lensOf(raster);
  for (let point = 0; point < points.length; point += 3) toScreen(points, point, screen);
  const draw = (from: Float64Array, corners: Corners, vertex: number): void => {
    const area = turn(from, corners);
    // Rooms are closed boxes: one looks in through the back of what stands in between. Rows run downward.
    if (glass ? Math.abs(area) < 1e-9 : area > -1e-9) return;
    fill(from, corners, area, raster, (pixel, near) => put(pixel, near, vertex));
  };
  const { indices } = mesh;
  for (let i = 0; i < indices.length; i += 3) {
    const corners: Corners = [indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0];
    const before = corners.filter((corner) => (points[3 * corner + 2] ?? 0) >= NEAR).length;
    if (before === 3) draw(screen, corners, corners[0]);
    else if (before > 0) {
      const cut = cutNear(points, corners);
      const seen = new Float64Array(cut.length);
      for (let point = 0; point < cut.length; point += 3) toScreen(cut, point, seen);
      for (let last = 2; last < cut.length / 3; last++) draw(seen, [0, last - 1, last], corners[0]);
    }
  }
}

type Corners = readonly [number, number, number];

/** Fills a triangle of points (x, y, one over distance); `area` is twice its signed size. */
function fill(
  points: Float64Array,
  [a, b, c]: Corners,
  area: number,
  { width, height }: Raster,
  put: (pixel: number, near: number) => void,
): void {
  const [ax, ay, an] = pointAt(points, a);
  const [bx, by, bn] = pointAt(points, b);
  const [cx, cy, cn] = pointAt(points, c);
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  for (let row = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); row <= bottom; row++) {
    const y = row + 0.5 - ay;
    for (let column = left; column <= right; column++) {
      const x = column + 0.5 - ax;
      const wb = (x * (cy - ay) - (cx - ax) * y) / area;
      const wc = ((bx - ax) * y - x * (by - ay)) / area;
      if (wb < 0 || wc < 0 || wb + wc > 1) continue;
      put(row * width + column, an + wb * (bn - an) + wc * (cn - an));
    }
  }
}

/** Twice the signed size of a triangle on screen. */
function turn(points: Float64Array, [a, b, c]: Corners): number {
  const [ax, ay] = pointAt(points, a);
  const [bx, by] = pointAt(points, b);
  const [cx, cy] = pointAt(points, c);
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** What of a triangle lies before the camera. */
function cutNear(points: Float64Array, corners: Corners): Float64Array {
  const kept: number[] = [];
  for (const [k, corner] of corners.entries()) {
    const here = pointAt(points, corner);
    const there = pointAt(points, corners[(k + 1) % 3] ?? corner);
    if (here[2] >= NEAR) kept.push(...here);
    if (here[2] >= NEAR === there[2] >= NEAR) continue;
    const share = (NEAR - here[2]) / (there[2] - here[2]);
    kept.push(here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share, NEAR);
  }
  return new Float64Array(kept);
}

const pointAt = (points: Float64Array, at: number): readonly [number, number, number] => [
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

function lensOf({ camera, width, height }: Raster): (from: Float64Array, at: number, to: Float64Array) => void {
  const focal = width / 2 / Math.tan((camera.horizontalFov * Math.PI) / 360);
  return (from, at, to) => {
    const near = 1 / (from[at + 2] ?? 1);
    to[at] = width / 2 + (from[at] ?? 0) * near * focal;
    to[at + 1] = height / 2 - (from[at + 1] ?? 0) * near * focal;
    to[at + 2] = near;
  };
}
