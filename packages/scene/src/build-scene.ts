import { surfaceFinishes } from "./finishes.ts";
import type { SceneCamera, SceneGeometry, SurfaceFinishes } from "./mesh-format.ts";
import { edgeProfiles } from "./room/edge-profiles.ts";
import { ownedMeshes } from "./room/owned-meshes.ts";
import { roomShell } from "./room/shell.ts";
import { stableHash } from "./stable-hash.ts";
import { viewRoom, type SceneInput } from "./view-room.ts";

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
const SCENE_VERSION = 13;

/**
 * The scene of a room for the renderer.
 * @throws RangeError if a room dimension is not a positive number.
 */
export function buildScene(input: SceneInput): BuiltScene {
  const { structure, article } = input;
  const warnings = new Set<string>();
  const warn = (message: string) => warnings.add(message);
  const { plan, fixtures, camera } = viewRoom(input, warn);
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
      const meshes = Array.from(ownedMeshes(plan, shell, profiles, fixtures), ({ mesh }) => mesh);
      return { meshes, surfaces: shell.surfaces };
    },
    camera,
    finishes,
    warnings: [...warnings],
  };
}
