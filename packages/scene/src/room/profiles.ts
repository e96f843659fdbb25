import type { FixtureFinish } from "@showroom/domain/model/fixture-model";
import { hardwareMaterial } from "../materials.ts";
import { finalize } from "../mesh/finalize.ts";
import { box } from "../mesh/primitives.ts";
import { join, type Solid } from "../mesh/solid.ts";
import { TILED_WALLS, type SceneMesh, type TiledWall } from "../mesh-format.ts";
import type { EdgeProfiles } from "./edge-profiles.ts";
import { TILE_PROUD, TILING_HEIGHT, type RoomPlan } from "./plan.ts";
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
      : strip("left", "window profile", walls.left, windowStrips(plan), placeOn(plan, { wall: "left", ...CORNER }))),
  ];
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

function boxStrips({ box: cistern, depth }: RoomPlan): Solid {
  const front = depth - cistern.depth - PROUD;
  const top = cistern.height + PROUD;
  const left = cistern.from - PROUD;
  const strips: Solid[] = [box([left, front, top - THICK], [cistern.to, front + THICK, top], 0.0012)];
  if (cistern.from > 0) {
    strips.push(box([left, front, 0.0005], [left + THICK, front + THICK, top - THICK + 0.001], 0.0012));
    strips.push(box([left, front + THICK - 0.001, top - THICK], [left + THICK, depth, top], 0.0012));
  }
  return join(...strips);
}

/** The free upper edge of half-high tiling, in the frame of the wall: where the box does not stand before it. */
export function topEdge(plan: RoomPlan, wall: TiledWall): { readonly from: number; readonly to: number } | undefined {
  const { box: cistern } = plan;
  const long = wall === "back" ? cistern.from : wallLength(plan, wall);
  if (long <= 0) return undefined;
  return {
    from: wall === "right" ? cistern.depth : 0,
    to: wall === "left" && cistern.from === 0 ? long - cistern.depth : long,
  };
}

/** In the frame of the wall. The front wall has none, because it would hide the room from a camera outside. */
function topStrip(plan: RoomPlan, wall: TiledWall): Solid | undefined {
  const edge = wall === "front" ? undefined : topEdge(plan, wall);
  return edge && box([edge.from, -PROUD, TILING_HEIGHT - 0.0035], [edge.to, TILE_PROUD, TILING_HEIGHT + PROUD], 0.0008);
}

/** Height of the window's sill above the opening's lower edge, metres. */
const SILL = 0.018;

/** In the frame of the left wall: up both sides of the window and over it, a hair into the opening; below lies its sill. */
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
