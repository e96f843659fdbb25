import type { RoomPosition } from "../src/model/room-position.ts";
import type { RoomToLay } from "../src/plan/room-layout.ts";

/** A line of a plan, with nothing said of what is left out. */
export const position = (
  kind: RoomPosition["kind"],
  wall: RoomPosition["wall"],
  along: number,
  more: Partial<RoomPosition> = {},
): RoomPosition => ({ kind, wall, along, width: null, height: null, sill: null, swing: null, ...more });

/** A bathroom of 2.40 by 3.00 m with a door in its front wall, and more lines. */
export const plannedBathroom = (...more: readonly RoomPosition[]): RoomToLay => ({
  type: "Bathroom",
  width: 2400,
  depth: 3000,
  height: 2600,
  positions: [position("door", "front", 270, { width: 930 }), ...more],
});
