/** The cameras of a panorama: one standpoint in the room, and six directions. */
import type { PanoramaFace } from "@showroom/domain/render/render-request";
import type { SceneCamera } from "./mesh-format.ts";
import { add, type Vec3 } from "./mesh/vec.ts";
import type { PlacedFixture } from "./room/place-fixtures.ts";
import type { RoomPlan } from "./room/plan.ts";

/** Height of the eye above the floor, metres. */
const EYE = 1.5;
/** Distance between the places that are compared, and the least to a wall. */
const STEP = 0.05;
const FROM_WALL = 0.35;
/** What is lower is looked over: one may stand near it, but not in it. */
const LOW = 0.9;
/** How much nearer one stands to something low. */
const OVER_LOW = 0.25;
/** A distance of which no more is wanted, so that of several free places the one nearest to the middle is taken. */
const ENOUGH = 0.9;

const DIRECTIONS: Readonly<Record<PanoramaFace, Vec3>> = {
  "around-back": [0, 1, 0],
  "around-right": [1, 0, 0],
  "around-front": [0, -1, 0],
  "around-left": [-1, 0, 0],
  "around-up": [0, 0, 1],
  "around-down": [0, 0, -1],
};

export function panoramaCamera(plan: RoomPlan, face: PanoramaFace, fixtures: readonly PlacedFixture[]): SceneCamera {
  const position = standpoint(plan, fixtures);
  return { position, target: add(position, DIRECTIONS[face]), horizontalFov: 90 };
}

/** The place on the free floor from which most is seen: far from walls and from what stands in the room. */
export function standpoint(plan: RoomPlan, fixtures: readonly PlacedFixture[]): Vec3 {
  const inX = Math.min(FROM_WALL, plan.width / 2);
  const inY = Math.min(FROM_WALL, plan.depth / 2);
  let best = { x: plan.width / 2, y: plan.depth / 2, score: -Infinity };
  for (let x = inX; x <= plan.width - inX + 1e-6; x += STEP) {
    for (let y = inY; y <= plan.depth - inY + 1e-6; y += STEP) {
      const clear = Math.min(
        ENOUGH,
        x,
        plan.width - x,
        y,
        plan.depth - y,
        ...fixtures.map((one) => clearance(one, x, y)),
      );
      const score = clear - 0.01 * Math.hypot(x - plan.width / 2, y - plan.depth / 2);
      if (score > best.score + 1e-9) best = { x, y, score };
    }
  }
  return [best.x, best.y, Math.min(EYE, plan.height - 0.4)];
}

/** How far a place is from a fixture; negative within it. */
function clearance({ bounds: { min, max } }: PlacedFixture, x: number, y: number): number {
  const [dx, dy] = [Math.max(min[0] - x, x - max[0]), Math.max(min[1] - y, y - max[1])];
  const distance = dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
  if (min[2] > EYE + 0.3) return ENOUGH;
  return max[2] < LOW && distance > 0 ? distance + OVER_LOW : distance;
}
