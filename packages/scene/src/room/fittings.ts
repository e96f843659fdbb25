import { DAYLIGHT, LACQUER, LAMPLIGHT, PAINT } from "../materials.ts";
import { finalize } from "../mesh/finalize.ts";
import type { SceneMesh } from "../mesh-format.ts";
import { box } from "../mesh/primitives.ts";
import { join, type Solid } from "../mesh/solid.ts";
import type { Vec3 } from "../mesh/vec.ts";
import { TILE_PROUD, type RoomPlan } from "./plan.ts";
import { sheetMesh } from "./sheet.ts";

const REVEAL = 0.16;

/** The window in the left wall: a deep reveal, a frame and frosted glass full of daylight. */
export function windowMeshes(plan: RoomPlan): readonly SceneMesh[] {
  if (plan.window === undefined) return [];
  const { from, to, sill, top } = plan.window;
  const outside = -REVEAL;
  const inside = plan.halfTiled ? -TILE_PROUD : 0;
  const width = to - from;
  const height = top - sill;
  const deep = inside - outside;
  const x: Vec3 = [1, 0, 0];
  const y: Vec3 = [0, 1, 0];
  const z: Vec3 = [0, 0, 1];
  const back: Vec3 = [-1, 0, 0];
  const reveal = sheetMesh("window reveal", PAINT, [
    { origin: [inside, from, sill], u: back, v: z, width: deep, height, uv: [0, 0] },
    { origin: [outside, to, sill], u: x, v: z, width: deep, height, uv: [0, 0] },
    { origin: [outside, from, top], u: y, v: x, width, height: deep, uv: [0, 0] },
  ]);
  const board = finalize(
    "window sill",
    LACQUER,
    box([outside + 0.02, from - 0.03, sill - 0.004], [inside + 0.022, to + 0.03, sill + 0.018], 0.004),
  );
  const low = sill + 0.018;
  const bar = 0.048;
  const face = outside + 0.055;
  const frame: Solid = join(
    box([outside, from - 0.001, low - 0.001], [face, from + bar, top + 0.001], 0.004),
    box([outside, to - bar, low - 0.001], [face, to + 0.001, top + 0.001], 0.004),
    box([outside, from + bar - 0.002, low - 0.001], [face - 0.001, to - bar + 0.002, low + bar], 0.004),
    box([outside, from + bar - 0.002, top - bar], [face - 0.001, to - bar + 0.002, top + 0.001], 0.004),
  );
  const pane = sheetMesh("daylight", DAYLIGHT, [
    {
      origin: [outside + 0.022, from + bar - 0.002, low + bar - 0.002],
      u: y,
      v: z,
      width: width - 2 * bar + 0.004,
      height: top - low - 2 * bar + 0.004,
      uv: [0, 0],
    },
  ]);
  return [reveal, board, finalize("window frame", LACQUER, frame), pane];
}

/** A flat square lamp under the ceiling. */
export function lampMeshes(plan: RoomPlan): readonly SceneMesh[] {
  const side = plan.type === "Bathroom" ? 0.44 : 0.34;
  const [cx, cy] =
    plan.type === "Bathroom" ? [plan.width * 0.56, plan.depth * 0.52] : [plan.width / 2, plan.depth * 0.46];
  const z = plan.height;
  const rim = 0.012;
  const half = side / 2;
  const drop = 0.022;
  const bars: Solid[] = [
    box([cx - half - rim, cy - half - rim, z - drop], [cx + half + rim, cy - half, z + 0.001], 0.003),
    box([cx - half - rim, cy + half, z - drop], [cx + half + rim, cy + half + rim, z + 0.001], 0.003),
    box([cx - half - rim, cy - half - 0.001, z - drop + 0.0005], [cx - half, cy + half + 0.001, z + 0.001], 0.003),
    box([cx + half, cy - half - 0.001, z - drop + 0.0005], [cx + half + rim, cy + half + 0.001, z + 0.001], 0.003),
  ];
  return [
    finalize("lamp rim", LACQUER, join(...bars)),
    sheetMesh("lamplight", LAMPLIGHT, [
      {
        origin: [cx - half, cy + half, z - drop + 0.005],
        u: [1, 0, 0],
        v: [0, -1, 0],
        width: side,
        height: side,
        uv: [0, 0],
      },
    ]),
  ];
}
