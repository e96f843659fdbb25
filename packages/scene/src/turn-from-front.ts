import { cornerRays, lensAxes } from "./lens.ts";
import { cornersOf, type Bounds } from "./mesh/solid.ts";
import { add, dot, sub } from "./mesh/vec.ts";
import type { SceneCamera } from "./mesh-format.ts";
import type { RoomPlan } from "./room/plan.ts";

/** Degrees. */
const STEP = 1;
const FARTHEST = 30;

/** Whether a camera in the room sees the front wall. */
function seesFront(plan: RoomPlan, camera: SceneCamera, aspect: number): boolean {
  const [x, y] = camera.position;
  return cornerRays(lensAxes(camera), camera.horizontalFov, aspect).some((ray) => {
    if (ray[1] >= 0) return false;
    const at = x - (y / ray[1]) * ray[0];
    return at > 0 && at < plan.width;
  });
}

function turned(camera: SceneCamera, degrees: number): SceneCamera {
  const [x, y, z] = sub(camera.target, camera.position);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return { ...camera, target: add(camera.position, [x * cos - y * sin, x * sin + y * cos, z]) };
}

/** Whether a box lies within the picture. */
function holds(camera: SceneCamera, aspect: number, bounds: Bounds): boolean {
  const { forward, right, up } = lensAxes(camera);
  const tan = Math.tan((camera.horizontalFov * Math.PI) / 360);
  return cornersOf(bounds).every((corner) => {
    const offset = sub(corner, camera.position);
    const reach = dot(offset, forward) * tan;
    return Math.abs(dot(offset, right)) < reach && Math.abs(dot(offset, up)) * aspect < reach;
  });
}

/**
 * Turns a camera in the room away from the front wall, if it sees that wall: at so short a distance the door is a bright strip in the picture.
 * It turns only as far as its items stay in the picture.
 */
export function turnFromFront(plan: RoomPlan, camera: SceneCamera, aspect: number, shown: Bounds): SceneCamera {
  if (camera.position[1] < 0 || !seesFront(plan, camera, aspect)) return camera;
  const side = camera.target[0] > camera.position[0] ? 1 : -1;
  let best = camera;
  for (let degrees = STEP; degrees <= FARTHEST && seesFront(plan, best, aspect); degrees += STEP) {
    const away = turned(camera, side * degrees);
    if (!holds(away, aspect, shown)) break;
    best = away;
  }
  return best;
}
