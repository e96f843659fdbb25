import { PARTS, type Part } from "@showroom/domain/closing-date/closing-date";
import { NO_FLOOR, type RoomChoice } from "@showroom/domain/model/choices";
import { differingParts } from "@showroom/domain/closing-date/refused-parts";
import type { PageType } from "@showroom/domain/model/page";
import type { SidebarPart } from "../../pages/steps.ts";

/** The part of the sidebar in which a part is chosen. */
export const SIDEBAR_PARTS = { tiles: "tiles", sanitary: "products", floors: "floors" } as const satisfies Record<
  Part,
  SidebarPart
>;

/** The parts whose dates matter on a page, or on a part of it. */
export function partsShown(type: PageType, sidebarPart: SidebarPart | null): readonly Part[] {
  if (type === "overview") return PARTS;
  if (type === "floors") return ["floors"];
  if (type !== "configurator") return [];
  const own = PARTS.filter((part) => SIDEBAR_PARTS[part] === sidebarPart);
  return own.length > 0 ? own : ["tiles", "sanitary"];
}

/** No floor and nothing chosen are the same home. */
const withFloorAnswer = (room: RoomChoice): RoomChoice =>
  room.floorMaterialId === null ? { ...room, floorMaterialId: NO_FLOOR } : room;

/** The parts in which a room is not what counts. */
export const lateParts = (room: RoomChoice, counts: RoomChoice, closed: readonly Part[]): readonly Part[] => {
  const differing = differingParts(withFloorAnswer(counts), withFloorAnswer(room));
  return closed.filter((part) => differing.has(part));
};
