import { add, cross, normalize, scale, sub, type Vec3 } from "./mesh/vec.ts";
import type { SceneCamera } from "./mesh-format.ts";

/** The ray through (x, y) of the picture, -1 to 1 both ways, is `forward` + x tan `right` + y tan / aspect `up`. */
export interface LensAxes {
  /** Direction to the middle of the picture; its length along `depth` is 1. */
  readonly forward: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Perpendicular to the picture plane. */
  readonly depth: Vec3;
}

/** From this on, a camera looks straight up or down. */
const STEEP = 0.999;

/** The axes of a camera's picture plane in the room. */
export function lensAxes({ position, target, upright }: Omit<SceneCamera, "horizontalFov">): LensAxes {
  const straight = normalize(sub(target, position));
  // Straight up or down, the back wall is above in the picture, as in the kernel `describeView`.
  const isSteep = Math.abs(straight[2]) > STEEP;
  const right = normalize(cross(straight, isSteep ? [0, 1, 0] : [0, 0, 1]));
  if (!upright || isSteep) return { forward: straight, right, up: cross(right, straight), depth: straight };
  const forward = scale(straight, 1 / Math.hypot(straight[0], straight[1]));
  return { forward, right, up: [0, 0, 1], depth: [forward[0], forward[1], 0] };
}

/** Rays through the four corners of the picture, for a lens in degrees. */
export function cornerRays({ forward, right, up }: LensAxes, horizontalFov: number, aspect: number): readonly Vec3[] {
  const tan = Math.tan((horizontalFov * Math.PI) / 360);
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => add(forward, add(scale(right, x * tan), scale(up, (y * tan) / aspect)))),
  );
}
