import type { FixtureModel, RenderArticle } from "@showroom/domain/model/fixture-model";
import type { CameraPosition, RenderSceneStructure } from "@showroom/domain/render/render-request";
import { placeCamera } from "./cameras.ts";
import { surfaceFinishes } from "./finishes.ts";
import type { SceneCamera, SceneGeometry, SurfaceFinishes } from "./mesh-format.ts";
import { lampMeshes, windowMeshes } from "./room/fittings.ts";
import { edgeProfiles } from "./room/edge-profiles.ts";
import { fixtureMeshes, placeFixtures } from "./room/place-fixtures.ts";
import { planRoom } from "./room/plan.ts";
import { profileMeshes } from "./room/profiles.ts";
import { roomShell } from "./room/shell.ts";
import { stableHash } from "./stable-hash.ts";

export interface SceneInput {
  readonly structure: RenderSceneStructure;
  readonly cameraPosition: CameraPosition;
  /** Width of the picture divided by its height. */
  readonly aspect: number;
  readonly article: (productNumber: string) => RenderArticle | undefined;
}

export interface BuiltScene {
  /** Name of all that affects geometry or light. Tiles and grout do not. */
  readonly geometryKey: string;
  /** Builds the meshes. It takes some tens of milliseconds, so call it only for a new key. */
  readonly geometry: () => SceneGeometry;
  readonly camera: SceneCamera;
  readonly finishes: SurfaceFinishes;
  /** Deviations from the request: unknown articles, which are replaced by neutral ones, and measures outside the supported range. */
  readonly warnings: readonly string[];
}

/** Version of the geometry. Raise it when the meshes of an unchanged request change. */
const SCENE_VERSION = 10;

/** Fixtures that every room has. They are drawn plain if an unknown article may be one of them. */
const STAND_INS: Readonly<Record<RenderSceneStructure["roomType"], readonly FixtureModel[]>> = {
  Bathroom: [
    { kind: "toilet", shape: "soft", width: 360, depth: 530, height: 340, finish: "white" },
    { kind: "control-plate", shape: "square", width: 246, depth: 10, height: 164, finish: "white" },
    { kind: "basin-cabinet", shape: "square", width: 800, depth: 460, height: 500, finish: "white" },
    { kind: "basin-tap", shape: "round", width: 46, depth: 120, height: 160, finish: "chrome" },
  ],
  Toilet: [
    { kind: "toilet", shape: "soft", width: 360, depth: 530, height: 340, finish: "white" },
    { kind: "control-plate", shape: "square", width: 246, depth: 10, height: 164, finish: "white" },
  ],
};

/**
 * The scene of a room for the renderer.
 * @throws RangeError if a room dimension is not a positive number.
 */
export function buildScene(input: SceneInput): BuiltScene {
  const { structure, article, aspect, cameraPosition } = input;
  const warnings = new Set<string>();
  const models: FixtureModel[] = [];
  let unknown = false;
  for (const productNumber of structure.productChoices) {
    const found = article(productNumber);
    if (found?.kind === "fixture") models.push(found.model);
    else if (found === undefined) {
      warnings.add(`unknown product ${productNumber}`);
      unknown = true;
    }
  }
  if (unknown)
    models.push(...STAND_INS[structure.roomType].filter((plain) => !models.some((model) => model.kind === plain.kind)));
  const { plan, warnings: planWarnings } = planRoom(
    structure,
    models.some((model) => model.kind === "bath"),
  );
  for (const warning of planWarnings) warnings.add(warning);
  const fixtures = placeFixtures(plan, models, { openCabinet: cameraPosition === "siphon" });
  const warn = (message: string) => warnings.add(message);
  const profiles = edgeProfiles(structure, article, warn);
  const finishes = surfaceFinishes(structure, article, warn);
  return {
    geometryKey: stableHash({
      version: SCENE_VERSION,
      plan,
      profiles,
      fixtures: fixtures.map(({ model, spot, size, fitting }) => ({ model, spot, size, fitting })),
    }),
    geometry: () => {
      const shell = roomShell(plan);
      const meshes = [
        ...shell.meshes,
        ...windowMeshes(plan),
        ...lampMeshes(plan),
        ...profileMeshes(plan, profiles),
        ...fixtures.flatMap((fixture) => fixtureMeshes(plan, fixture)),
      ];
      return { meshes, surfaces: shell.surfaces };
    },
    camera: placeCamera(plan, cameraPosition, aspect, fixtures),
    finishes,
    warnings: [...warnings],
  };
}
