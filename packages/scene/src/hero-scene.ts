import type { FixtureModel } from "@showroom/domain/model/fixture-model";
import type { BuiltScene } from "./built-scene.ts";
import { bottle, foldedTowels, stool, vase } from "./decor.ts";
import type { Rgb, SurfaceFinish, SurfaceFinishes, TilePattern } from "./mesh-format.ts";
import { lampMeshes, windowMeshes } from "./room/fittings.ts";
import { sameProfiles } from "./room/edge-profiles.ts";
import { fixtureMeshes, placeFixtures } from "./room/place-fixtures.ts";
import { planRoom, type RoomPlan } from "./room/plan.ts";
import { profileMeshes } from "./room/profiles.ts";
import { roomShell } from "./room/shell.ts";

const PLAN: RoomPlan = {
  ...planRoom({ roomType: "Bathroom", dimensions: { width: 3000, depth: 3500, height: 2700 }, ceilingType: "Full" })
    .plan,
  window: { wall: "left", from: 1.05, to: 2.2, sill: 1.22, top: 2.34 },
  door: { wall: "front", from: 0.47, to: 1.4, sill: 0, top: 2.1 },
};

const FIXTURES: readonly FixtureModel[] = [
  { kind: "bath", shape: "round", width: 1750, depth: 780, height: 590, finish: "matt-white" },
  { kind: "bath-tap", shape: "soft", width: 260, depth: 200, height: 80, finish: "brass" },
  { kind: "bath-drain", shape: "round", width: 70, depth: 70, height: 20, finish: "brass" },
  { kind: "basin-cabinet", shape: "soft", width: 1300, depth: 480, height: 480, finish: "oak", basins: 2 },
  { kind: "basin-tap", shape: "slim", width: 44, depth: 140, height: 230, finish: "brass" },
  { kind: "mirror", shape: "round", width: 900, depth: 30, height: 900, finish: "brass" },
  { kind: "shower-screen", shape: "soft", width: 900, depth: 10, height: 2100, finish: "brass" },
  { kind: "rain-shower", shape: "round", width: 300, depth: 400, height: 10, finish: "brass" },
  { kind: "shower-tap", shape: "soft", width: 160, depth: 80, height: 180, finish: "brass" },
  { kind: "hand-shower", shape: "slim", width: 60, depth: 60, height: 800, finish: "brass" },
  { kind: "shower-gutter", shape: "slim", width: 800, depth: 70, height: 20, finish: "brass" },
];

/** A tile with 2 mm of grout; its texture is one of `fixtureTexture`. */
export const heroTile = (
  texture: string,
  tileWidth: number,
  tileHeight: number,
  groutColor: Rgb,
  roughness: number,
  pattern: TilePattern,
): SurfaceFinish => ({
  kind: "tile",
  texture,
  tileWidth,
  tileHeight,
  groutWidth: 0.002,
  groutColor,
  pattern,
  roughness,
});

const CHALK = heroTile("tile/chalk", 0.1, 0.3, [0.66, 0.63, 0.57], 0.12, "straight");
const SAGE = heroTile("tile/sage", 0.075, 0.3, [0.55, 0.54, 0.48], 0.1, "herringbone");
const FLOOR = heroTile("stone/limestone", 1.2, 0.6, [0.5, 0.46, 0.39], 0.45, "staggered");

const FINISHES: SurfaceFinishes = {
  floor: FLOOR,
  reservoir: SAGE,
  "back-lower": SAGE,
  "back-upper": SAGE,
  "left-lower": CHALK,
  "left-upper": CHALK,
  "right-lower": CHALK,
  "right-upper": CHALK,
  "front-lower": CHALK,
  "front-upper": CHALK,
};

/** The bathroom on the landing page. Its textures are those of `fixtureTexture`; made for pictures between 4:3 and 2:1. */
export function buildHeroScene(): BuiltScene {
  return {
    geometryKey: "hero-2",
    geometry: () => {
      const shell = roomShell(PLAN);
      const ledge = PLAN.box.height;
      const meshes = [
        ...shell.meshes,
        ...windowMeshes(PLAN),
        ...lampMeshes(PLAN),
        ...profileMeshes(PLAN, sameProfiles("brass")).map(({ mesh }) => mesh),
        ...placeFixtures(PLAN, FIXTURES).flatMap((fixture) => fixtureMeshes(PLAN, fixture)),
        ...vase([2.05, PLAN.depth - 0.1, ledge]),
        ...bottle("bottle", [1.62, PLAN.depth - 0.1, ledge], 0.17),
        ...bottle("small bottle", [1.72, PLAN.depth - 0.085, ledge], 0.13),
        ...stool([1.3, 2.62, 0]),
        ...foldedTowels([1.3, 2.62, 0.462]),
      ];
      return { meshes, surfaces: shell.surfaces };
    },
    camera: { position: [1.62, -1.05, 1.28], target: [1.4, 3.5, 0.86], horizontalFov: 60 },
    finishes: FINISHES,
    warnings: [],
  };
}
