import type { FixtureFinish } from "@showroom/domain/model/fixture-model";
import { hardwareMaterial } from "../materials.ts";
import { finalize } from "../mesh/finalize.ts";
import { box } from "../mesh/primitives.ts";
import { join, type Solid } from "../mesh/solid.ts";
import { TILED_WALLS, type SceneMesh, type TiledWall } from "../mesh-format.ts";
import type { EdgeProfiles } from "./edge-profiles.ts";
import { TILE_PROUD, TILING_HEIGHT, type RoomPlan } from "./plan.ts";
import { besideBox, spansAt } from "./shell.ts";
import { placeOn, wallLength } from "./wall-frame.ts";

/** How far a profile stands out from its tiles, and how wide its face is, metres. */
const PROUD = 0.0008;
const THICK = 0.0095;

/** A finishing profile, and the surface whose edges it is on. */
export interface EdgeProfile {
  readonly on: TiledWall | "reservoir";
  readonly mesh: SceneMesh;
}

/** Finishing profiles on the free edges of tiling: the box, the top of half-high walls, and the window in a wall that is tiled round it. */
export function profileMeshes(plan: RoomPlan, profiles: EdgeProfiles): readonly EdgeProfile[] {
  const { walls } = profiles;
  return [
    ...strip("reservoir", "box profile", profiles.box, boxStrips(plan)),
    ...(plan.halfTiled
      ? TILED_WALLS.flatMap((wall) =>
          strip(wall, `profile ${wall}`, walls[wall], topStrip(plan, wall), placeOn(plan, { wall, ...CORNER })),
        )
      : windowProfile(plan, profiles)),
  ];
}

function windowProfile(plan: RoomPlan, { walls }: EdgeProfiles): readonly EdgeProfile[] {
  const wall = plan.window?.wall;
  // The front wall has none, because it would hide the room from a camera outside.
  if (wall === undefined || wall === "front") return [];
  return strip(wall, "window profile", walls[wall], windowStrips(plan), placeOn(plan, { wall, ...CORNER }));
}

/** The origin of a wall's frame. */
const CORNER = { along: 0, out: 0, z: 0 } as const;

function strip(
  on: EdgeProfile["on"],
  name: string,
  finish: FixtureFinish | undefined,
  solid: Solid | undefined,
  place?: ReturnType<typeof placeOn>,
): readonly EdgeProfile[] {
  if (finish === undefined || solid === undefined) return [];
  return [{ on, mesh: finalize(name, hardwareMaterial(finish), solid, place) }];
}

function boxStrips({ box: cistern, depth, width }: RoomPlan): Solid {
  const front = depth - cistern.depth - PROUD;
  const top = cistern.height + PROUD;
  const left = cistern.from > 0 ? cistern.from - PROUD : cistern.from;
  const right = cistern.to < width ? cistern.to + PROUD : cistern.to;
  const strips: Solid[] = [
    box([left - (cistern.from > 0 ? 0 : PROUD), front, top - THICK], [right, front + THICK, top], 0.0012),
  ];
  const side = (from: number, to: number): readonly Solid[] => [
    box([from, front, 0.0005], [to, front + THICK, top - THICK + 0.001], 0.0012),
    box([from, front + THICK - 0.001, top - THICK], [to, depth, top], 0.0012),
  ];
  if (cistern.from > 0) strips.push(...side(left, left + THICK));
  if (cistern.to < width) strips.push(...side(right - THICK, right));
  return join(...strips);
}

/** The free upper edges of half-high tiling, in the frame of the wall: where neither the box nor a window interrupts them. */
export function topEdges(plan: RoomPlan, wall: TiledWall): ReturnType<typeof spansAt> {
  const { box: cistern, width } = plan;
  const whole = wall === "back" ? besideBox(plan) : { from: 0, to: wallLength(plan, wall) };
  const edge = {
    from: wall === "right" && cistern.to >= width ? cistern.depth : whole.from,
    to: wall === "left" && cistern.from <= 0 ? whole.to - cistern.depth : whole.to,
  };
  return edge.to > edge.from ? spansAt(plan, wall, TILING_HEIGHT, edge) : [];
}

/** In the frame of the wall. The front wall has none, because it would hide the room from a camera outside. */
function topStrip(plan: RoomPlan, wall: TiledWall): Solid | undefined {
  const edges = wall === "front" ? [] : topEdges(plan, wall);
  if (edges.length === 0) return undefined;
  return join(
    ...edges.map(({ from, to }) =>
      box([from, -PROUD, TILING_HEIGHT - 0.0035], [to, TILE_PROUD, TILING_HEIGHT + PROUD], 0.0008),
    ),
  );
}

/** Height of the window's sill above the opening's lower edge, metres. */
const SILL = 0.018;

/** In the frame of its wall: up both sides of the window and over it, a hair into the opening; below lies its sill. */
function windowStrips({ window }: RoomPlan): Solid | undefined {
  if (window === undefined) return undefined;
  const low = window.sill + SILL - 0.001;
  const [left, right, top] = [window.from + PROUD, window.to - PROUD, window.top - PROUD];
  return join(
    box([left - THICK, -PROUD, low], [left, THICK, top + THICK], 0.0008),
    box([right, -PROUD, low], [right + THICK, THICK, top + THICK], 0.0008),
    box([left - 0.001, 0.0003 - PROUD, top], [right + 0.001, THICK - 0.0005, top + THICK - 0.0005], 0.0008),
  );
}
