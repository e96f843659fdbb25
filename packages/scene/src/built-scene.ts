import type { SceneCamera, SceneGeometry, SurfaceFinishes } from "./mesh-format.ts";

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
