import type { SceneCamera, SceneMesh } from "../src/mesh-format.ts";
import { lensAxes } from "../src/lens.ts";
import { dot, scale, sub, type Vec3 } from "../src/mesh/vec.ts";
import { vectorAt } from "./mesh-checks.ts";

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Distance of the nearest point before the camera, metres. */
  readonly near: number;
}

/** Where points fall in the picture: -1 to 1 is inside, both ways. */
export function project(camera: SceneCamera, aspect: number, points: Iterable<Vec3>): Frame {
  const { forward, right, up, depth: ahead } = lensAxes(camera);
  const tan = Math.tan((camera.horizontalFov * Math.PI) / 360);
  const frame = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity, near: Infinity };
  for (const point of points) {
    const offset = sub(point, camera.position);
    const depth = dot(offset, ahead);
    const x = dot(offset, right) / (depth * tan);
    const y = (dot(sub(offset, scale(forward, depth)), up) / (depth * tan)) * aspect;
    frame.left = Math.min(frame.left, x);
    frame.right = Math.max(frame.right, x);
    frame.bottom = Math.min(frame.bottom, y);
    frame.top = Math.max(frame.top, y);
    frame.near = Math.min(frame.near, depth);
  }
  return frame;
}

export function frameOf(camera: SceneCamera, aspect: number, meshes: readonly SceneMesh[]): Frame {
  return project(
    camera,
    aspect,
    meshes.flatMap((mesh) => Array.from({ length: mesh.positions.length / 3 }, (_, i) => vectorAt(mesh.positions, i))),
  );
}
