import { standardRoomChoice } from "../configurator/standard-room.ts";
import { diffRooms, type RoomDifference } from "../diff/room-diff.ts";
import type { RoomChoice } from "../model/choices.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import type { RoomSettings } from "../selection/room-context.ts";

/** How a room deviates from the standard set-up. Whether it is confirmed or copied is not a deviation. */
export function differencesFromStandard(
  catalogue: PageCatalogue,
  settings: RoomSettings,
  room: RoomChoice,
): readonly RoomDifference[] {
  return diffRooms(standardRoomChoice(catalogue, settings), room).filter(
    ({ kind }) => kind !== "confirmed" && kind !== "copied",
  );
}
