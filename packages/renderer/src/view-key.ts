import { createHash } from "node:crypto";
import type { ViewRequest } from "./engine.ts";
import { surfaceLayout } from "./material-table.ts";

const FEWEST_SAMPLES = 8;
const MOST_SAMPLES = 64;
/** A path tracer's samples of a pixel that one of ours in a cell is worth, at the very least. */
const WORTH = 2;
const SMALLEST_SIDE = 8;
const LARGEST_SIDE = 4096;

/** Light samples per cell that a request really gets. */
export function finalSamples(request: ViewRequest): number {
  return Math.min(MOST_SAMPLES, Math.max(FEWEST_SAMPLES, Math.round(request.samples / WORTH) || 0));
}

/** Throws RangeError for a size that cannot be rendered. */
export function checkSize({ width, height }: ViewRequest): void {
  const valid = [width, height].every(
    (side) => Number.isInteger(side) && side >= SMALLEST_SIDE && side <= LARGEST_SIDE,
  );
  if (valid) return;
  throw new RangeError(
    `A picture of ${width} x ${height} is not possible; sides are ${SMALLEST_SIDE} to ${LARGEST_SIDE}`,
  );
}

/** Name of everything that light depends on: not the colours of tiles, but how glossy they are. */
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
