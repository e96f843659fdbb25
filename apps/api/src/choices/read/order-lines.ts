import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import { orderLines } from "@showroom/domain/order-list/order-list";
import type { Rooms } from "./check-rooms.ts";
import type { HouseCatalogue } from "./settle-rooms.ts";

/** The order lines of one home: articles with cutting loss and boxes, and labour. */
export function orderLinesOf({ project, house }: HouseCatalogue, rooms: Rooms, buildNumber: string): FrozenOrderLine[] {
  const input = { project: project.document, houseType: house.houseType, floors: house.floors };
  return house.pages.flatMap((page) =>
    orderLines(input, page, rooms[page.id] ?? null).map(({ pageId: _page, ...line }) => ({
      ...line,
      buildNumber,
      roomName: page.roomName,
      pageTitle: page.title,
    })),
  );
}
