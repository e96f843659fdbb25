import type { FixtureModel } from "@showroom/domain/model/fixture-model";
import type { BuiltScene } from "./built-scene.ts";
import { bottle, foldedTowels, stool, vase } from "./decor.ts";
import { heroTile } from "./hero-scene.ts";
import type { SurfaceFinishes } from "./mesh-format.ts";
import { lampMeshes, windowMeshes } from "./room/fittings.ts";
import { sameProfiles } from "./room/edge-profiles.ts";
import { fixtureMeshes, placeFixtures } from "./room/place-fixtures.ts";
import { planRoom, type RoomPlan } from "./room/plan.ts";
import { profileMeshes } from "./room/profiles.ts";
import { roomShell } from "./room/shell.ts";

const PLAN: RoomPlan = {
  ...planRoom({ roomType: "Bathroom", dimensions: { width: 2800, depth: 3200, height: 2700 }, ceilingType: "Full" })
    .plan,
  window: { wall: "left", from: 0.75, to: 2, sill: 1.22, top: 2.36 },
  door: { wall: "front", from: 0.47, to: 1.4, sill: 0, top: 2.1 },
};

const FIXTURES: readonly FixtureModel[] = [
  { kind: "toilet", shape: "soft", width: 360, depth: 530, height: 340, finish: "matt-white" },
  { kind: "control-plate", shape: "slim", width: 246, depth: 8, height: 100, finish: "matt-black" },
  { kind: "basin-cabinet", shape: "square", width: 1300, depth: 460, height: 500, finish: "walnut", basins: 2 },
  { kind: "basin-tap", shape: "round", width: 48, depth: 150, height: 170, finish: "matt-black" },
  { kind: "mirror", shape: "soft", width: 1100, depth: 30, height: 900, finish: "matt-black" },
  { kind: "shower-screen", shape: "slim", width: 900, depth: 10, height: 2100, finish: "matt-black" },
  { kind: "rain-shower", shape: "round", width: 300, depth: 400, height: 10, finish: "matt-black" },
  { kind: "shower-tap", shape: "round", width: 280, depth: 80, height: 60, finish: "matt-black" },
  { kind: "hand-shower", shape: "round", width: 90, depth: 60, height: 800, finish: "matt-black" },
  { kind: "shower-gutter", shape: "slim", width: 800, depth: 70, height: 20, finish: "matt-black" },
];

const BRICK = heroTile("tile/harbour", 0.24, 0.06, [0.36, 0.37, 0.37], 0.12, "staggered");
const CHALK = heroTile("tile/chalk", 0.6, 0.6, [0.62, 0.6, 0.56], 0.35, "straight");
const SLATE = heroTile("stone/slate", 0.8, 0.8, [0.12, 0.12, 0.12], 0.45, "straight");

const FINISHES: SurfaceFinishes = {
  floor: SLATE,
  reservoir: BRICK,
  "back-lower": BRICK,
  "back-upper": BRICK,
  "left-lower": CHALK,
  "left-upper": CHALK,
  "right-lower": CHALK,
  "right-upper": CHALK,
  "front-lower": CHALK,
  "front-upper": CHALK,
};

/** A bathroom of brick blue, walnut and black steel. Its textures are those of `fixtureTexture`; made for pictures between 4:3 and 2:1. */
export function buildHarbourHeroScene(): BuiltScene {
  return {
    geometryKey: "harbour-hero-2",
    geometry: () => {
      const shell = roomShell(PLAN);
      const ledge = PLAN.box.height;
      const meshes = [
        ...shell.meshes,
        ...windowMeshes(PLAN),
        ...lampMeshes(PLAN),
        ...profileMeshes(PLAN, sameProfiles("matt-black")).map(({ mesh }) => mesh),
        ...placeFixtures(PLAN, FIXTURES).flatMap((fixture) => fixtureMeshes(PLAN, fixture)),
        ...vase([1.28, PLAN.depth - 0.1, ledge]),
        ...bottle("bottle", [2.4, PLAN.depth - 0.1, ledge], 0.17),
        ...bottle("small bottle", [2.5, PLAN.depth - 0.085, ledge], 0.13),
        ...stool([0.36, 2.04, 0]),
        ...foldedTowels([0.36, 2.04, 0.462]),
      ];
      return { meshes, surfaces: shell.surfaces };
    },
    camera: { position: [1.25, -1.15, 1.3], target: [1.46, 3.2, 0.9], horizontalFov: 58 },
    finishes: FINISHES,
    warnings: [],
  };
}
