import type { TraceCarrier } from "@showroom/service/telemetry/tracing";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { CatalogueKey } from "../articles/catalogue-key.ts";
import type { PicturePart, ViewRequest } from "@showroom/renderer/view-request";

/** Where a request came from, for logs and traces. */
export interface Origin {
  /** Id of the request, the same in the logs of hub and worker. */
  readonly requestId: string;
  /** Id of the user who asked first; others may wait for the same picture. */
  readonly userId: string;
  readonly trace: TraceCarrier;
}

/** A request that is ready to be rendered. */
export interface PreparedView {
  /** The request as it was received, for a worker in another process. */
  readonly request: RenderRequest;
  /** The catalogue version of its articles. */
  readonly catalogue: CatalogueKey;
  readonly view: ViewRequest;
  /** Requests with the same key use the same light. */
  readonly viewKey: string;
  /** Requests with the same key have the same picture. */
  readonly imageKey: string;
  /** Absent for views that nobody asked for. */
  readonly origin?: Origin;
}

/** A stored picture, which can be fetched by its name. */
export interface Picture {
  readonly name: string;
  readonly stage: "preview" | "refined" | "final";
  readonly width: number;
  readonly height: number;
}

/** Makes pictures, in this process or another. */
export interface PictureMaker {
  /**
   * Calls back with each picture once it is stored, and resolves after the last one: the final one, unless only the `first` part is wanted and
   * its light is not known. Rejects if it fails or `signal` is aborted.
   */
  make(
    view: PreparedView,
    onPicture: (picture: Picture) => void,
    signal: AbortSignal,
    part?: PicturePart,
  ): Promise<void>;
  /** Whether it is quick, because the view is hot. */
  isWarm(view: PreparedView): boolean;
  /** Solves a view's light ahead of a request, if this process does so. Stops soon after the signal. */
  readonly solveAhead?: (view: PreparedView, signal: AbortSignal) => Promise<void>;
}
