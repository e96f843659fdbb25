import { NO_FLOOR, type RoomChoice } from "../model/choices.ts";
import type { Baseboard, Floor, FloorMaterial } from "../model/floor.ts";
import type { RoomContext } from "./room-context.ts";

/** The living-floor assortment of a house type. */
export interface FloorOffer {
  readonly materials: readonly FloorMaterial[];
  readonly floors: readonly Floor[];
  readonly baseboards: readonly Baseboard[];
}

export const EMPTY_FLOOR_OFFER: FloorOffer = { materials: [], floors: [], baseboards: [] };

export interface FloorChoice {
  readonly materialId: number;
  readonly colorId: number;
  readonly baseboardId: number;
}

export type FloorStatus = "open" | "none" | "chosen";

export function floorStatus(room: RoomChoice): FloorStatus {
  if (room.floorMaterialId === null || room.colorId === null || room.baseboardId === null) return "open";
  return room.floorMaterialId === NO_FLOOR ? "none" : "chosen";
}

/** The floor in the picture of a room: the chosen one or, before a choice, the first one with a picture as an example. */
export function shownFloor(offer: FloorOffer, room: RoomChoice): Floor | undefined {
  return floorStatus(room) === "open"
    ? offer.floors.find((floor) => floor.roomMediaFiles.length > 0)
    : offer.floors.find((floor) => floor.id === room.colorId);
}

/**
 * Chooses material, colour and baseboard together. Ignored when locked, when unchanged, or when the three do not belong
 * together.
 */
export function selectFloor(
  context: Pick<RoomContext, "locked">,
  room: RoomChoice,
  offer: FloorOffer,
  choice: FloorChoice,
): RoomChoice {
  const colour = offer.floors.find((floor) => floor.id === choice.colorId);
  const offered =
    colour?.material === choice.materialId && offer.baseboards.some((baseboard) => baseboard.id === choice.baseboardId);
  return context.locked || !offered ? room : setFloor(room, choice);
}

/** Chooses "Geen woonvloer". */
export function selectNoFloor(context: Pick<RoomContext, "locked">, room: RoomChoice): RoomChoice {
  return context.locked ? room : setFloor(room, { materialId: NO_FLOOR, colorId: NO_FLOOR, baseboardId: NO_FLOOR });
}

function setFloor(room: RoomChoice, { materialId, colorId, baseboardId }: FloorChoice): RoomChoice {
  if (room.floorMaterialId === materialId && room.colorId === colorId && room.baseboardId === baseboardId) return room;
  return { ...room, floorMaterialId: materialId, colorId, baseboardId };
}
