import type { TiledWall } from "../mesh-format.ts";
import type { Vec3 } from "../mesh/vec.ts";
import type { RoomPlan } from "./plan.ts";

/** A spot on a wall: `along` metres to the right of the wall's left corner as seen from inside, `out` metres before it, `z` above the floor. */
export interface WallSpot {
  readonly wall: TiledWall;
  readonly along: number;
  readonly out: number;
  readonly z: number;
}

export const wallLength = (plan: RoomPlan, wall: TiledWall): number =>
  wall === "back" || wall === "front" ? plan.width : plan.depth;

/** Carries the wall frame (x right, y into the wall, z up) of a spot into the room. */
export function placeOn(plan: RoomPlan, { wall, along, out, z }: WallSpot): (point: Vec3) => Vec3 {
  return ([px, py, pz]) => {
    const x = along + px;
    const y = out - py;
    if (wall === "back") return [x, plan.depth - y, z + pz];
    if (wall === "left") return [y, x, z + pz];
    if (wall === "right") return [plan.width - y, plan.depth - x, z + pz];
    return [plan.width - x, y, z + pz];
  };
}
