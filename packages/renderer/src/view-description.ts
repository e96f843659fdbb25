import type { ViewRequest } from "./view-request.ts";
import type { PreparedGeometry } from "./geometry-store.ts";
import type { ViewDescription } from "./hot-view.ts";
import { surfaceLayout } from "./material-table.ts";

/** The description of a request's view; width and height are divided by `divisor`. */
export function describeView(geometry: PreparedGeometry, request: ViewRequest, divisor: number): ViewDescription {
  return {
    camera: request.camera,
    width: Math.max(1, Math.round(request.width / divisor)),
    height: Math.max(1, Math.round(request.height / divisor)),
    materials: geometry.materials,
    meanOf: geometry.meanOf,
    layout: surfaceLayout(request.finishes),
  };
}
