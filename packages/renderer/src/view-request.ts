import type { SceneCamera, SceneGeometry, SurfaceFinishes } from "@showroom/scene/mesh-format";
import type { TextureLoader } from "./loaded-texture.ts";

export interface ViewRequest {
  /** Name of the geometry. The same key means the same meshes. */
  readonly geometryKey: string;
  /** Called only when the geometry is not in memory. */
  readonly geometry: () => SceneGeometry;
  readonly camera: SceneCamera;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly finishes: SurfaceFinishes;
  /** Samples that a path tracer would take per pixel of the final picture. Half as many are taken per cell, 8 to 64. */
  readonly samples: number;
  /** Loads a tile face, or a fixture's texture that shows a metre in width. */
  readonly loadTexture: TextureLoader;
  /** Of views that wait for the same work, those of a lower rank come first. Default: 0. */
  readonly rank?: number;
}

/** A part of a picture's making: its first picture, or the rest after somebody made that. */
export type PicturePart = "first" | "refinement";

export interface RenderedImage {
  readonly stage: "preview" | "refined" | "final";
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}
