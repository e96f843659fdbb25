import { createHash } from "node:crypto";
import type { ViewRequest } from "./view-request.ts";
import { surfaceLayout } from "./material-table.ts";

const FEWEST_SAMPLES = 8;
const MOST_SAMPLES = 64;
/** Samples per pixel of a path tracer that one sample per cell is worth, at least. */
const WORTH = 2;
const SMALLEST_SIDE = 8;
const LARGEST_SIDE = 4096;

/** Light samples per cell of a request's final picture. */
export function finalSamples(request: ViewRequest): number {
  return Math.min(MOST_SAMPLES, Math.max(FEWEST_SAMPLES, Math.round(request.samples / WORTH) || 0));
}

/** Throws RangeError if the size cannot be rendered. */
export function checkSize({ width, height }: ViewRequest): void {
  const valid = [width, height].every(
    (side) => Number.isInteger(side) && side >= SMALLEST_SIDE && side <= LARGEST_SIDE,
  );
  if (valid) return;
  throw new RangeError(
    `A picture of ${width} x ${height} is not possible; sides are ${SMALLEST_SIDE} to ${LARGEST_SIDE}`,
  );
}

/** A name for all that a view's light depends on: how glossy tiles are, but not their colours. */
export function viewKey(engineVersion: string, request: ViewRequest): string {
  const { geometryKey, camera, width, height, finishes } = request;
  const layout = Object.entries(surfaceLayout(finishes)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { position, target, horizontalFov, upright = false, exposure = 1 } = camera;
  const lens = [position, target, horizontalFov, upright, exposure];
  const parts = [engineVersion, geometryKey, ...lens, width, height, layout];
  return createHash("sha256")
    .update(JSON.stringify([...parts, finalSamples(request)]))
    .digest("hex");
}
