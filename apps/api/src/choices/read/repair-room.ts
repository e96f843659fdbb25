import type { RoomChoice } from "@showroom/domain/model/choices";
import { floorFault } from "@showroom/domain/selection/on-offer";
import { roomContext } from "@showroom/domain/selection/room-context";
import { settle } from "@showroom/domain/rules/settle";
import { faultsOf, type Offer } from "./check-rooms.ts";

/**
 * Makes a stored room legal in the present catalogue. Choices that are no longer on offer become the standard, of choices
 * that exclude one another one stays, and the room must be confirmed again. A legal room is returned unchanged.
 */
export function repairRoom(offer: Offer, room: RoomChoice): RoomChoice {
  if (faultsOf(offer, room).length === 0) return room;
  const settled = settle(roomContext(offer.page, offer.settings, null), room, room).room;
  const floor = floorFault(offer.floors, settled) ? { floorMaterialId: null, colorId: null, baseboardId: null } : {};
  return { ...settled, ...floor, confirmedByUser: false };
}
