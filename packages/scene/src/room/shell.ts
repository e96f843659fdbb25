import { BRIGHT_HALL_LIGHT, HALL_LIGHT, LACQUER, PAINT } from "../materials.ts";
import { TILED_WALLS, type SceneGeometry, type SceneMesh, type TiledSurface, type TiledWall } from "../mesh-format.ts";
import type { Vec3 } from "../mesh/vec.ts";
import { TILE_PROUD, TILING_HEIGHT, type RoomPlan } from "./plan.ts";
import { sheetMesh, type Sheet } from "./sheet.ts";
import { placeOn, wallLength } from "./wall-frame.ts";

/** A part of a wall in its frame, metres. */
export interface WallRect {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Part of a wall as sheets around a hole; texture coordinates run on from the wall's lower left corner. */
export function wallSheets(
  plan: RoomPlan,
  wall: TiledWall,
  rect: WallRect,
  out: number,
  hole?: WallRect,
): readonly Sheet[] {
  const place = placeOn(plan, { wall, along: 0, out, z: 0 });
  const origin = place([0, 0, 0]);
  const toward = place([1, 0, 0]);
  const u: Vec3 = [toward[0] - origin[0], toward[1] - origin[1], 0];
  const piece = (from: number, to: number, low: number, high: number): Sheet => ({
    origin: place([from, 0, low]),
    u,
    v: [0, 0, 1],
    width: to - from,
    height: high - low,
    uv: [from, low],
  });
  const { from, to, low, high } = rect;
  if (hole === undefined || hole.low >= high || hole.high <= low || hole.from >= to || hole.to <= from)
    return [piece(from, to, low, high)];
  const [left, right] = [Math.max(hole.from, from), Math.min(hole.to, to)];
  return [
    piece(from, left, low, high),
    piece(right, to, low, high),
    piece(left, right, low, Math.max(hole.low, low)),
    piece(left, right, Math.min(hole.high, high), high),
  ];
}

const tiled = (surface: TiledSurface): SceneMesh["material"] => ({ kind: "tiled", surface });

/** Floor, ceiling, walls, cistern box and door of a room. */
export function roomShell(plan: RoomPlan): {
  readonly meshes: readonly SceneMesh[];
  readonly surfaces: SceneGeometry["surfaces"];
} {
  const { width, depth, height, box } = plan;
  const surfaces: Partial<Record<TiledSurface, { width: number; height: number }>> = {
    floor: { width, height: depth },
    reservoir: { width: box.to - box.from, height: box.height },
  };
  const setback = plan.halfTiled ? -TILE_PROUD : 0;
  const meshes: SceneMesh[] = [
    sheetMesh("floor", tiled("floor"), [
      { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], width, height: depth, uv: [0, 0] },
    ]),
    sheetMesh("ceiling", PAINT, [
      {
        origin: [-TILE_PROUD, depth + TILE_PROUD, height],
        u: [1, 0, 0],
        v: [0, -1, 0],
        width: width + 2 * TILE_PROUD,
        height: depth + 2 * TILE_PROUD,
        uv: [0, 0],
      },
    ]),
  ];
  for (const wall of TILED_WALLS) {
    const long = wallLength(plan, wall);
    const lower: TiledSurface = `${wall}-lower`;
    const upper: TiledSurface = `${wall}-upper`;
    surfaces[lower] = { width: long, height: TILING_HEIGHT };
    surfaces[upper] = { width: long, height: height - TILING_HEIGHT };
    const window = windowHole(plan, wall);
    const visible = wall === "back" ? [besideBox(plan)] : [{ from: 0, to: long }];
    const lowerSheets = visible.flatMap((span) =>
      wallSheets(plan, wall, { ...span, low: 0, high: TILING_HEIGHT }, 0, window),
    );
    if (wall === "back") lowerSheets.push(...boxSheets(plan));
    // The front wall has none, because it would hide the room from a camera outside.
    if (plan.halfTiled && wall !== "front") lowerSheets.push(...ledges(plan, wall));
    meshes.push(sheetMesh(`wall ${lower}`, tiled(lower), lowerSheets));
    const ends = plan.halfTiled ? TILE_PROUD : 0;
    meshes.push(
      sheetMesh(
        `wall ${upper}`,
        tiled(upper),
        wallSheets(plan, wall, { from: -ends, to: long + ends, low: TILING_HEIGHT, high: height }, setback, window),
      ),
    );
  }
  meshes.push(
    sheetMesh("cistern box", tiled("reservoir"), [
      {
        origin: [box.from, depth - box.depth, 0],
        u: [1, 0, 0],
        v: [0, 0, 1],
        width: box.to - box.from,
        height: box.height,
        uv: [0, 0],
      },
    ]),
    ...doorMeshes(plan),
  );
  return { meshes, surfaces };
}

/** The part of the back wall that the box leaves free. */
export const besideBox = ({ box, width }: RoomPlan): { readonly from: number; readonly to: number } =>
  box.from > 0 ? { from: 0, to: box.from } : { from: box.to, to: width };

/** Top of the cistern box, and its side where it stands free; tiles run on round its edges. */
function boxSheets({ box, depth, width }: RoomPlan): readonly Sheet[] {
  const top: Sheet = {
    origin: [box.from, depth - box.depth, box.height],
    u: [1, 0, 0],
    v: [0, 1, 0],
    width: box.to - box.from,
    height: box.depth,
    uv: [box.from, box.height],
  };
  const sides: Sheet[] = [];
  if (box.from > 0)
    sides.push({
      origin: [box.from, depth, 0],
      u: [0, -1, 0],
      v: [0, 0, 1],
      width: box.depth,
      height: box.height,
      uv: [box.from - box.depth, 0],
    });
  if (box.to < width)
    sides.push({
      origin: [box.to, depth - box.depth, 0],
      u: [0, 1, 0],
      v: [0, 0, 1],
      width: box.depth,
      height: box.height,
      uv: [box.to, 0],
    });
  return [top, ...sides];
}

/** The upper edge of half-high tiling, beside a window that it reaches. */
function ledges(plan: RoomPlan, wall: TiledWall): readonly Sheet[] {
  const long = wallLength(plan, wall);
  const place = placeOn(plan, { wall, along: 0, out: 0, z: TILING_HEIGHT });
  const origin = place([0, 0, 0]);
  const right = place([1, 0, 0]);
  const inward = place([0, 1, 0]);
  return spansAt(plan, wall, TILING_HEIGHT, { from: -TILE_PROUD, to: long + TILE_PROUD }).map(({ from, to }) => ({
    origin: place([from, 0, 0]),
    u: [right[0] - origin[0], right[1] - origin[1], 0],
    v: [inward[0] - origin[0], inward[1] - origin[1], 0],
    width: to - from,
    height: TILE_PROUD,
    uv: [0, TILING_HEIGHT],
  }));
}

/** What a window leaves of a stretch of wall at a height. */
export function spansAt(
  plan: RoomPlan,
  wall: TiledWall,
  height: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly { readonly from: number; readonly to: number }[] {
  const window = windowHole(plan, wall);
  if (window === undefined || window.low >= height || window.high <= height) return [{ from, to }];
  return [
    { from, to: Math.min(window.from, to) },
    { from: Math.max(window.to, from), to },
  ].filter((span) => span.to > span.from);
}

/** Narrowest strip of wall beside a casing that is drawn, metres. A narrower one would look like a dashed line. */
const NARROW = 0.03;
/** How far a casing that reaches the corner runs into the wall, so that no light passes between them. */
const INTO_WALL = 0.002;

function upToCorner(edge: number, corner: number, long: number): number {
  if (Math.abs(edge - corner) >= NARROW && edge >= 0 && edge <= long) return edge;
  return corner === 0 ? -INTO_WALL : corner + INTO_WALL;
}

/** The door with its casing, in the frame of its wall. */
export function doorCasing(plan: RoomPlan): WallRect {
  const { door } = plan;
  const long = wallLength(plan, door.wall);
  return {
    from: upToCorner(door.from - 0.05, 0, long),
    to: upToCorner(door.to + 0.05, long, long),
    low: 0,
    high: door.top + 0.05,
  };
}

/** The window in the frame of a wall, if it is in that one. */
export const windowHole = ({ window }: RoomPlan, wall: TiledWall): WallRect | undefined =>
  window?.wall === wall ? { from: window.from, to: window.to, low: window.sill, high: window.top } : undefined;

/** The door is flat, so that it does not hide the room from a camera outside. Daylight of the hall comes through its frosted pane. */
function doorMeshes(plan: RoomPlan): readonly SceneMesh[] {
  const { wall, from, to, top: height } = plan.door;
  const leaf: WallRect = { from, to, low: 0, high: height };
  const pane: WallRect = { from: from + 0.13, to: to - 0.13, low: 0.24, high: height - 0.14 };
  return [
    sheetMesh("door", LACQUER, [
      ...wallSheets(plan, wall, doorCasing(plan), 0.012, leaf),
      ...wallSheets(plan, wall, { ...leaf, low: 0.004 }, 0.004, pane),
    ]),
    sheetMesh(
      "door pane",
      plan.window === undefined ? BRIGHT_HALL_LIGHT : HALL_LIGHT,
      wallSheets(plan, wall, pane, 0.003),
    ),
  ];
}
