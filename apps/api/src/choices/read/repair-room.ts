import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { settle } from "@showroom/domain/rules/settle";
import { putInSlot, slotStandard, takeFromSlot } from "@showroom/domain/rules/slot-edits";
import { roomContext, type RoomSettings } from "@showroom/domain/selection/room-context";
import { slotChoices } from "@showroom/domain/selection/room-slots";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { isOffered, roomFaults } from "./check-rooms.ts";

/**
 * Adapts a room to the present catalogue. Choices that are no longer on offer become the standard, and the room must be
 * confirmed again. A room without such choices is returned unchanged.
 */
export function repairRoom(page: Page, settings: RoomSettings, floors: FloorOffer, room: RoomChoice): RoomChoice {
  if (roomFaults(page, floors, room).length === 0) return room;
  const context = roomContext(page, settings, null);
  let mended = room;
  for (const placed of slotChoices(room)) {
    if (isOffered(context.catalogue, placed)) continue;
    mended = takeFromSlot(context, mended, placed);
    const standard = slotStandard(context, placed.slot);
    if (standard) mended = putInSlot(context, mended, { slot: placed.slot, choice: standard });
  }
  const isKnownGroup = ([key]: readonly [string, unknown]): boolean =>
    context.catalogue.groups.get(Number(key))?.type === "standard";
  mended = {
    ...mended,
    products: Object.fromEntries(Object.entries(mended.products).filter(isKnownGroup)),
    tileOptions: mended.tileOptions.filter(
      ({ tileOption }) => tileOption === "CeilingHigh" || context.catalogue.options.has(tileOption),
    ),
  };
  if (roomFaults(page, floors, mended).length > 0)
    mended = { ...mended, floorMaterialId: null, colorId: null, baseboardId: null };
  return { ...settle(context, mended, mended).room, confirmedByUser: false };
}
