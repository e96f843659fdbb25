/** The finishing profiles of a wall as lines. */
import type { FixtureFinish } from "@showroom/domain/model/fixture-model";
import type { TiledWall } from "../mesh-format.ts";
import type { Vec2 } from "../mesh/vec.ts";
import type { EdgeProfiles } from "../room/edge-profiles.ts";
import { TILING_HEIGHT, type RoomPlan } from "../room/plan.ts";
import { topEdges } from "../room/profiles.ts";
import { mm } from "./millimetres.ts";
import { boxFront, openingsOf } from "./wall-regions.ts";

export interface ProfileLine {
  readonly from: Vec2;
  readonly to: Vec2;
  readonly finish: FixtureFinish;
}

type Line = Omit<ProfileLine, "finish">;

/** Along the upper edge of half-high tiling, up to the door and beyond it. */
function alongTop(plan: RoomPlan, wall: TiledWall): readonly Line[] {
  const height = mm(TILING_HEIGHT);
  const door = openingsOf(plan, wall).find(({ kind }) => kind === "door")?.rect;
  return topEdges(plan, wall).flatMap((edge): readonly Line[] => {
    const [from, to] = [mm(edge.from), mm(edge.to)];
    const spans = door
      ? [
          [from, Math.min(to, door.left)],
          [Math.max(from, door.right), to],
        ]
      : [[from, to]];
    return spans.flatMap(([start = 0, end = 0]) => (end > start ? [{ from: [start, height], to: [end, height] }] : []));
  });
}

/** Up both sides of a window and over it. Below lies its sill. */
function roundWindow(plan: RoomPlan, wall: TiledWall): readonly Line[] {
  const window = openingsOf(plan, wall).find(({ kind }) => kind === "window")?.rect;
  if (window === undefined) return [];
  const { left, right, bottom, top } = window;
  return [
    { from: [left, bottom], to: [left, top] },
    { from: [left, top], to: [right, top] },
    { from: [right, top], to: [right, bottom] },
  ];
}

/** Along the top of the box, and down its free side. */
function roundBox(plan: RoomPlan): readonly Line[] {
  const { left, right, top } = boxFront(plan);
  return [
    { from: [left, top], to: [right, top] },
    ...(left > 0 ? [{ from: [left, 0], to: [left, top] } as const] : []),
    ...(right < mm(plan.width) ? [{ from: [right, 0], to: [right, top] } as const] : []),
  ];
}

export function profileLines(plan: RoomPlan, profiles: EdgeProfiles, wall: TiledWall): readonly ProfileLine[] {
  const lines = (finish: FixtureFinish | undefined, edges: readonly Line[]): readonly ProfileLine[] =>
    finish === undefined ? [] : edges.map((edge) => ({ ...edge, finish }));
  return [
    ...lines(profiles.walls[wall], plan.halfTiled ? alongTop(plan, wall) : roundWindow(plan, wall)),
    ...(wall === "back" ? lines(profiles.box, roundBox(plan)) : []),
  ];
}
