import type { RoomDimensions } from "@showroom/api-contract/render";
import { imageSizeFor } from "@showroom/domain/render/camera";
import { RENDER_PRIORITY, RENDER_SAMPLES } from "@showroom/domain/render/render-request";
import type { RenderRequest } from "@showroom/domain/render/render-request";

const difference = (one: RoomDimensions, other: RoomDimensions): number =>
  Math.abs(one.width - other.width) + Math.abs(one.depth - other.depth) + Math.abs(one.height - other.height);

/** The room of the catalogue whose size is nearest; null where the catalogue has no rooms. */
function nearestRoom(wanted: RoomDimensions, rooms: readonly RoomDimensions[]): RoomDimensions | null {
  return rooms.toSorted((one, other) => difference(one, wanted) - difference(other, wanted))[0] ?? null;
}

/**
 * The request with what only the catalogue and the camera decide: the size of the room, of the picture, and its samples. Numbers that a
 * client made up would each need light and a picture of their own.
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
