import type { RoomDimensions } from "@showroom/api-contract/render";
import { pictureSize } from "@showroom/domain/render/panorama";
import { RENDER_PRIORITY, RENDER_SAMPLES } from "@showroom/domain/render/render-request";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { stableJson } from "./stable-json.ts";

const difference = (one: RoomDimensions, other: RoomDimensions): number =>
  Math.abs(one.width - other.width) + Math.abs(one.depth - other.depth) + Math.abs(one.height - other.height);

/** The room of the catalogue with the nearest size, and among those with the wanted plan; null without rooms. */
function nearestRoom(wanted: RoomDimensions, rooms: readonly RoomDimensions[]): RoomDimensions | null {
  const sorted = rooms.toSorted((one, other) => difference(one, wanted) - difference(other, wanted));
  const [first] = sorted;
  if (first === undefined) return null;
  const plan = stableJson(wanted.positions ?? []);
  return (
    sorted.find(
      (room) => difference(room, wanted) === difference(first, wanted) && stableJson(room.positions ?? []) === plan,
    ) ?? first
  );
}

/**
 * Replaces room size, plan, picture size and samples of a request by those of the catalogue and the camera. Otherwise a
 * client could cause work with many different values.
 */
export function knownRequest(
  { sceneSettings, sceneStructure }: RenderRequest,
  rooms: readonly RoomDimensions[],
): RenderRequest {
  const { dimensions, positions, ...structure } = sceneStructure;
  const room = dimensions === undefined ? null : nearestRoom({ ...dimensions, positions }, rooms);
  const size = pictureSize(structure.roomType === "Toilet" ? "toilet" : "bathroom", sceneSettings.cameraPosition);
  return {
    sceneSettings: {
      cameraPosition: sceneSettings.cameraPosition,
      ...size,
      samples: RENDER_SAMPLES,
      priority: RENDER_PRIORITY,
    },
    sceneStructure: { ...structure, ...(room === null ? {} : measuresOf(room)) },
  };
}

const measuresOf = (room: RoomDimensions): Partial<RenderRequest["sceneStructure"]> =>
  room.positions?.length ? { dimensions: sizeOf(room), positions: room.positions } : { dimensions: room };

const sizeOf = ({ width, depth, height }: RoomDimensions) => ({ width, depth, height });
