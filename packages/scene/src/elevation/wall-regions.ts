/** What of a wall is tiled, and what stands in the way of its tiles. */
import type { RenderSceneStructure, RenderWallFinish } from "@showroom/domain/render/render-request";
import { reservoirAccent, wallField } from "../finishes.ts";
import type { TiledSurface, TiledWall } from "../mesh-format.ts";
import { TILING_HEIGHT, type RoomPlan } from "../room/plan.ts";
import { doorCasing, windowHole, type WallRect } from "../room/shell.ts";
import { wallLength } from "../room/wall-frame.ts";
import { mm } from "./millimetres.ts";
import { overlap, type Rect, type Region } from "./polygon.ts";

/** `box-side`: the box that hides the cistern stands against this wall. */
export type OpeningKind = "window" | "door" | "box-side";

export interface Opening {
  readonly kind: OpeningKind;
  readonly rect: Rect;
}

/** A part of a wall that is tiled from one origin, its lower left corner. */
export interface TiledRegion {
  readonly surface: TiledSurface;
  readonly tiling: Pick<RenderWallFinish, "tile" | "groutColor">;
  readonly region: Region;
}

/** A rectangle of a wall in millimetres, without what lies beyond the wall's ends. */
const rectOf = ({ from, to, low, high }: WallRect, long: number): Rect => ({
  left: mm(Math.max(0, from)),
  right: mm(Math.min(long, to)),
  bottom: mm(low),
  top: mm(high),
});

export function openingsOf(plan: RoomPlan, wall: TiledWall): readonly Opening[] {
  const long = wallLength(plan, wall);
  const { box } = plan;
  const window = windowHole(plan, wall);
  const side = (from: number): Opening => ({
    kind: "box-side",
    rect: rectOf({ from, to: from + box.depth, low: 0, high: box.height }, long),
  });
  return [
    ...(window ? [{ kind: "window", rect: rectOf(window, long) } as const] : []),
    ...(wall === plan.door.wall ? [{ kind: "door", rect: rectOf(doorCasing(plan), long) } as const] : []),
    ...(wall === "right" && box.to >= plan.width ? [side(0)] : []),
    ...(wall === "left" && box.from <= 0 ? [side(long - box.depth)] : []),
  ];
}

/** The front of the box that hides the cistern, on the back wall. */
export const boxFront = ({ box, width }: RoomPlan): Rect =>
  rectOf({ from: box.from, to: box.to, low: 0, high: box.height }, width);

export function regionsOf(plan: RoomPlan, structure: RenderSceneStructure, wall: TiledWall): readonly TiledRegion[] {
  const long = wallLength(plan, wall);
  const box = wall === "back" ? [boxFront(plan)] : [];
  const frame: Rect = { left: 0, right: mm(long), bottom: 0, top: mm(plan.halfTiled ? TILING_HEIGHT : plan.height) };
  const holes = [...openingsOf(plan, wall).map(({ rect }) => rect), ...box].filter((hole) => overlap(hole, frame));
  const tiling = wallField(structure, wall);
  return [
    { surface: `${wall}-lower`, tiling, region: { frame, holes } },
    ...box.map((front) => ({
      surface: "reservoir" as const,
      tiling: reservoirAccent(structure) ?? tiling,
      region: { frame: front, holes: [] },
    })),
  ];
}
