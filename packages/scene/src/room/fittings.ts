import { DAYLIGHT, LACQUER, LAMPLIGHT, PAINT } from "../materials.ts";
import { finalize } from "../mesh/finalize.ts";
import type { SceneMesh } from "../mesh-format.ts";
import { box } from "../mesh/primitives.ts";
import { join, type Solid } from "../mesh/solid.ts";
import type { Vec3 } from "../mesh/vec.ts";
import { TILE_PROUD, TILING_HEIGHT, type PlannedOpening, type RoomPlan } from "./plan.ts";
import { sheetMesh } from "./sheet.ts";
import { wallSheets, type WallRect } from "./shell.ts";
import { placeOn } from "./wall-frame.ts";

const REVEAL = 0.16;

/** The window: a deep reveal, a frame and frosted glass full of daylight. One in the front wall is flat, so that it does not hide the room from a camera outside. */
export function windowMeshes(plan: RoomPlan): readonly SceneMesh[] {
  if (plan.window === undefined) return [];
  const { wall, from, to, sill, top } = plan.window;
  if (wall === "front") return flatWindow(plan, plan.window);
  const place = placeOn(plan, { wall, along: 0, out: 0, z: 0 });
  const outside = REVEAL;
  const width = to - from;
  const height = top - sill;
  /** The surface of the wall round the part of the opening that lies between two heights. */
  const inside = (at: number): number => (plan.halfTiled && at >= TILING_HEIGHT ? TILE_PROUD : 0);
  const deep = (at: number): number => outside - inside(at);
  const [x, inward] = directions(place);
  const outward: Vec3 = [-inward[0], -inward[1], 0];
  const z: Vec3 = [0, 0, 1];
  const heights = sill < TILING_HEIGHT && top > TILING_HEIGHT ? [sill, TILING_HEIGHT, top] : [sill, top];
  const sides = heights.slice(1).flatMap((high, at) => {
    const low = heights[at] ?? sill;
    return [
      {
        origin: place([from, inside(low), low]),
        u: outward,
        v: z,
        width: deep(low),
        height: high - low,
        uv: [0, 0] as const,
      },
      { origin: place([to, outside, low]), u: inward, v: z, width: deep(low), height: high - low, uv: [0, 0] as const },
    ];
  });
  const reveal = sheetMesh("window reveal", PAINT, [
    ...sides,
    { origin: place([from, outside, top]), u: x, v: inward, width, height: deep(top), uv: [0, 0] },
  ]);
  const board = finalize(
    "window sill",
    LACQUER,
    box([from - 0.03, inside(sill) - 0.022, sill - 0.004], [to + 0.03, outside - 0.02, sill + 0.018], 0.004),
    place,
  );
  const low = sill + 0.018;
  const bar = 0.048;
  const face = outside - 0.055;
  const frame: Solid = join(
    box([from - 0.001, face, low - 0.001], [from + bar, outside, top + 0.001], 0.004),
    box([to - bar, face, low - 0.001], [to + 0.001, outside, top + 0.001], 0.004),
    box([from + bar - 0.002, face + 0.001, low - 0.001], [to - bar + 0.002, outside, low + bar], 0.004),
    box([from + bar - 0.002, face + 0.001, top - bar], [to - bar + 0.002, outside, top + 0.001], 0.004),
  );
  const pane = sheetMesh("daylight", DAYLIGHT, [
    {
      origin: place([from + bar - 0.002, outside - 0.022, low + bar - 0.002]),
      u: x,
      v: z,
      width: width - 2 * bar + 0.004,
      height: height - 0.018 - 2 * bar + 0.004,
      uv: [0, 0],
    },
  ]);
  return [reveal, board, finalize("window frame", LACQUER, frame, place), pane];
}

/** Directions in the room: to the right along a wall, and from it into the room. */
function directions(place: (point: Vec3) => Vec3): readonly [along: Vec3, inward: Vec3] {
  const origin = place([0, 0, 0]);
  const right = place([1, 0, 0]);
  const inner = place([0, -1, 0]);
  return [
    [right[0] - origin[0], right[1] - origin[1], 0],
    [inner[0] - origin[0], inner[1] - origin[1], 0],
  ];
}

function flatWindow(plan: RoomPlan, { wall, from, to, sill, top }: PlannedOpening): readonly SceneMesh[] {
  const frame: WallRect = { from, to, low: sill, high: top };
  const pane: WallRect = { from: from + 0.05, to: to - 0.05, low: sill + 0.05, high: top - 0.05 };
  return [
    sheetMesh("window frame", LACQUER, wallSheets(plan, wall, frame, 0.006, pane)),
    sheetMesh("daylight", DAYLIGHT, wallSheets(plan, wall, pane, 0.004)),
  ];
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
