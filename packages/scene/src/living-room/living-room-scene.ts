import type { BuiltScene } from "../built-scene.ts";
import { LACQUER } from "../materials.ts";
import { finalize } from "../mesh/finalize.ts";
import { box } from "../mesh/primitives.ts";
import { join } from "../mesh/solid.ts";
import type { Vec3 } from "../mesh/vec.ts";
import type { SceneCamera, SceneMaterial, SceneMesh, SurfaceFinish } from "../mesh-format.ts";
import { sheetMesh, type Sheet } from "../room/sheet.ts";
import { coffeeTable, floorLamp, plant, print, sofa } from "./furniture.ts";
import { gardenWindowMeshes, type GardenWindow } from "./garden-window.ts";

/** Measures of the room, metres: x from the window to the right, y from the viewer to the back wall. */
export const LIVING_ROOM = { width: 5.2, depth: 5, height: 2.7 } as const;

const WINDOW: GardenWindow = { from: 0.7, to: 4.1, top: 2.36 };
const WALL: SceneMaterial = { kind: "diffuse", albedo: [0.81, 0.795, 0.765] };
const CEILING: SceneMaterial = { kind: "diffuse", albedo: [0.85, 0.84, 0.82] };
const SKIRTING = { height: 0.09, thick: 0.016 };

/** Daylight from one side: the floor before the window gets far more light than the walls. Measured on the floor in the middle of the room. */
const EXPOSURE = 0.72;

const CAMERAS = {
  room: { position: [4.3, -1.25, 1.5], target: [2.05, LIVING_ROOM.depth, 0.42], horizontalFov: 58, exposure: EXPOSURE },
  /** Down on the floor before the table: what it is laid of, and how. */
  floor: { position: [3.1, 0.75, 1.35], target: [1.75, 2.75, 0.05], horizontalFov: 54, exposure: EXPOSURE },
} as const satisfies Record<string, SceneCamera>;

/** A living room by day with this floor in it; one solve of its light serves every floor. Made for pictures of about 4:3. */
export function buildLivingRoomScene(floor: SurfaceFinish, camera: keyof typeof CAMERAS = "room"): BuiltScene {
  const { width, depth } = LIVING_ROOM;
  return {
    geometryKey: "living-room-2",
    geometry: () => ({
      meshes: [
        ...shell(),
        ...gardenWindowMeshes(WINDOW),
        ...sofa([2.95, depth - 0.06, 0]),
        ...coffeeTable([2.45, 3.15, 0]),
        ...floorLamp([4.55, depth - 0.45, 0]),
        ...plant([0.82, depth - 0.5, 0]),
        ...print(2.75, depth, 1.52, false),
        ...print(3.6, depth, 1.52, true),
      ],
      surfaces: { floor: { width, height: depth } },
    }),
    camera: CAMERAS[camera],
    finishes: { floor },
    warnings: [],
  };
}

function shell(): readonly SceneMesh[] {
  const { width, depth, height } = LIVING_ROOM;
  const up: Vec3 = [0, 0, 1];
  const left = (from: number, to: number, low: number, high: number): Sheet => ({
    origin: [0, from, low],
    u: [0, 1, 0],
    v: up,
    width: to - from,
    height: high - low,
    uv: [from, low],
  });
  const walls = sheetMesh("walls", WALL, [
    left(0, WINDOW.from, 0, height),
    left(WINDOW.to, depth, 0, height),
    left(WINDOW.from, WINDOW.to, WINDOW.top, height),
    left(WINDOW.from, WINDOW.to, 0, 0.02),
    { origin: [0, depth, 0], u: [1, 0, 0], v: up, width, height, uv: [0, 0] },
    { origin: [width, depth, 0], u: [0, -1, 0], v: up, width: depth, height, uv: [0, 0] },
    { origin: [width, 0, 0], u: [-1, 0, 0], v: up, width, height, uv: [0, 0] },
  ]);
  return [
    sheetMesh("floor", { kind: "tiled", surface: "floor" }, [
      { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], width, height: depth, uv: [0, 0] },
    ]),
    sheetMesh("ceiling", CEILING, [
      { origin: [0, depth, height], u: [1, 0, 0], v: [0, -1, 0], width, height: depth, uv: [0, 0] },
    ]),
    walls,
    skirting(),
  ];
}

function skirting(): SceneMesh {
  const { width, depth } = LIVING_ROOM;
  const { height, thick } = SKIRTING;
  return finalize(
    "skirting",
    LACQUER,
    join(
      box([0, depth - thick, 0.0005], [width, depth, height], 0.002),
      box([width - thick, 0.02, 0.0005], [width, depth - thick + 0.001, height - 0.0005], 0.002),
      box([0, WINDOW.to, 0.0005], [thick, depth - thick + 0.001, height - 0.0005], 0.002),
    ),
  );
}
