import type { SceneCamera, SceneGeometry, SurfaceFinishes } from "./mesh-format.ts";

export interface BuiltScene {
  /** Stable name of everything that changes geometry or light; tiles and grout do not. */
  readonly geometryKey: string;
  /** Builds the meshes; costs some tens of milliseconds, so call it only where the key is new. */
  readonly geometry: () => SceneGeometry;
  readonly camera: SceneCamera;
  readonly finishes: SurfaceFinishes;
  /** Deviations from the request: unknown articles, which are replaced by neutral ones, and measures outside the supported range. */
  readonly warnings: readonly string[];
}
