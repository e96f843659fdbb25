import type { FixtureModel, RenderArticle } from "@showroom/domain/render/fixture-model";
import type { CameraPosition, RenderSceneStructure } from "@showroom/domain/render/render-request";
import { cameraFor } from "./cameras.ts";
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
  /** Width of the picture over its height. */
  readonly aspect: number;
  readonly article: (productNumber: string) => RenderArticle | undefined;
}

export interface BuiltScene {
  /** Stable name of everything that changes geometry or light; tiles and grout do not. */
  readonly geometryKey: string;
  /** Builds the meshes; costs some tens of milliseconds, so call it only where the key is new. */
  readonly geometry: () => SceneGeometry;
  readonly camera: SceneCamera;
  readonly finishes: SurfaceFinishes;
  /** What could not be drawn as asked: unknown articles (a neutral stand-in takes their place) and measures out of reach. */
  readonly warnings: readonly string[];
}

/** Raised when the meshes of an unchanged request would come out differently. */
const SCENE_VERSION = 10;

/** What every room has, drawn plain when an article that may be it is unknown. */
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
 * A room as the renderer wants it.
 * @throws RangeError when a room dimension is no positive number.
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
    camera: cameraFor(plan, cameraPosition, aspect, fixtures),
    finishes,
    warnings: [...warnings],
  };
}
