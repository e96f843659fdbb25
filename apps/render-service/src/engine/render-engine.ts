import type { SceneCamera, SceneGeometry, SurfaceFinishes } from "@showroom/scene/mesh-format";

/** The picture of one tile face, or of a fixture's material. */
export interface Texture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** One picture to make: the light of a geometry seen by a camera, and what its surfaces wear. */
export interface ViewRequest {
  readonly geometryKey: string;
  readonly geometry: () => SceneGeometry;
  readonly camera: SceneCamera;
  readonly width: number;
  readonly height: number;
  readonly finishes: SurfaceFinishes;
  readonly samples: number;
  readonly loadTexture: (id: string) => Promise<Texture>;
}

export interface RenderedImage {
  readonly stage: "preview" | "refined" | "final";
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What the service asks of a renderer. */
export interface RenderEngine {
  /** Makes a picture, handing over each better one as it is ready; the last is `final`. Rejects when `signal` is aborted. */
  render(request: ViewRequest, onImage: (image: RenderedImage) => void, signal?: AbortSignal): Promise<void>;
  /** Whether the light of this view is already known, so that only its surfaces must be laid. */
  isWarm(request: ViewRequest): boolean;
  close(): Promise<void>;
}
