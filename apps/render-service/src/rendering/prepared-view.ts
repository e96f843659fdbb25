import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { ViewRequest } from "@showroom/renderer/engine";

/** A request that is ready to be rendered. */
export interface PreparedView {
  /** As it was asked, for a worker elsewhere. */
  readonly request: RenderRequest;
  readonly view: ViewRequest;
  /** Requests with the same key share the light that must be solved. */
  readonly viewKey: string;
  /** Requests with the same key have the same picture. */
  readonly imageKey: string;
}

/** A picture that can be fetched by its name. */
export interface Picture {
  readonly name: string;
  readonly stage: "preview" | "refined" | "final";
  readonly width: number;
  readonly height: number;
}

/** Makes pictures, here or elsewhere. */
export interface PictureMaker {
  /** Hands over each better picture once it can be fetched; resolves after the final one. Rejects when it fails or `signal` is aborted. */
  make(view: PreparedView, onPicture: (picture: Picture) => void, signal: AbortSignal): Promise<void>;
  /** Whether making it takes a moment only. */
  isWarm(view: PreparedView): boolean;
  /** Solves a view's light for later, where this process does so; stops soon after the signal. */
  readonly solveAhead?: (view: PreparedView, signal: AbortSignal) => Promise<void>;
}
