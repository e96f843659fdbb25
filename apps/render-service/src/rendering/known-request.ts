import type { RoomDimensions } from "@showroom/api-contract/render";
import { imageSizeFor } from "@showroom/domain/render/camera";
import { RENDER_PRIORITY, RENDER_SAMPLES } from "@showroom/domain/render/render-request";
import type { RenderRequest } from "@showroom/domain/render/render-request";

const difference = (one: RoomDimensions, other: RoomDimensions): number =>
  Math.abs(one.width - other.width) + Math.abs(one.depth - other.depth) + Math.abs(one.height - other.height);

/** The room of the catalogue with the nearest size; null without rooms. */
function nearestRoom(wanted: RoomDimensions, rooms: readonly RoomDimensions[]): RoomDimensions | null {
  return rooms.toSorted((one, other) => difference(one, wanted) - difference(other, wanted))[0] ?? null;
}

/**
 * Replaces room size, picture size and samples of a request by those of the catalogue and the camera. Otherwise a
 * client could cause work with many different values.
 */
export function knownRequest(
  { sceneSettings, sceneStructure }: RenderRequest,
  rooms: readonly RoomDimensions[],
): RenderRequest {
  const { dimensions: wanted, ...structure } = sceneStructure;
  const dimensions = wanted === undefined ? null : nearestRoom(wanted, rooms);
  const size = imageSizeFor(structure.roomType === "Toilet" ? "toilet" : "bathroom", sceneSettings.cameraPosition);
  return {
    sceneSettings: {
      cameraPosition: sceneSettings.cameraPosition,
      ...size,
      samples: RENDER_SAMPLES,
      priority: RENDER_PRIORITY,
    },
    sceneStructure: { ...structure, ...(dimensions === null ? {} : { dimensions }) },
  };
}
