import type { RoomVersion } from "@showroom/api-contract/entities/room-version";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import type { roomVersions } from "../../database/schema/choices.ts";
import type { Home } from "./home.ts";
import { repairRoom } from "./repair-room.ts";

/** A stored room version at present prices; null when its page is not in the present house type. */
export function roomVersionEntity({ project, house }: Home, row: typeof roomVersions.$inferSelect): RoomVersion | null {
  const page = house.pagesById.get(row.pageId)?.page;
  if (!page) return null;
  const roomChoice = repairRoom({ page, settings: project.document, floors: house.floors }, row.room);
  const input = { project: project.document, houseType: house.houseType, floors: house.floors };
  return {
    id: row.id,
    projectPageId: row.pageId,
    name: row.name,
    roomChoice,
    totalPrice: calculatePageCost(input, page, roomChoice).totalPrice,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
