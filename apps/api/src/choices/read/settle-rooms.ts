import { evaluateRules, roomRules } from "@showroom/domain/rules/evaluate";
import { settle } from "@showroom/domain/rules/settle";
import type { RoomRules } from "@showroom/domain/model/choices";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import type { CostResult } from "@showroom/domain/model/cost";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { roomContext } from "@showroom/domain/selection/room-context";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { LoadedHouseType, LoadedProject } from "../../kernel/loaded-project.ts";
import type { Rooms } from "./check-rooms.ts";
import { repairRoom } from "./repair-room.ts";

/** A project and one of its house types: what rooms are priced and checked against. */
export interface HouseCatalogue {
  readonly project: LoadedProject;
  readonly house: LoadedHouseType;
}

/** Rooms with their price. */
export interface PricedRooms {
  readonly rooms: Rooms;
  readonly cost: CostResult;
}

/** Stored rooms of the present house type, mended where the catalogue has changed under them. */
export function presentRooms({ project, house }: HouseCatalogue, stored: Rooms): Rooms {
  return Object.fromEntries(
    house.pages.flatMap((page) => {
      const room = stored[page.id];
      return room ? [[String(page.id), repairRoom(page, project.document, house.floors, room)] as const] : [];
    }),
  );
}

/** Rooms in which nothing is chosen that the rules hide; a client that knows today's rules sends such rooms already. */
export function settleRooms({ project, house }: HouseCatalogue, rooms: Rooms): Rooms {
  return Object.fromEntries(
    Object.entries(rooms).map(([key, room]) => {
      const page = house.pagesById.get(Number(key))?.page;
      if (!page || evaluateRules(pageCatalogue(page), room).ineffective.length === 0) return [key, room];
      return [key, settle(roomContext(page, project.document, null), room, room).room];
    }),
  );
}

/** The price of rooms; pages without choices count as standard. */
export function costOf({ project, house }: HouseCatalogue, rooms: Rooms): CostResult {
  return calculateCost({
    project: project.document,
    houseType: house.houseType,
    floors: house.floors,
    pages: house.pages,
    choices: rooms,
  });
}

/** Outcome of the rules per configurator page. */
export function rulesOf({ project, house }: HouseCatalogue, rooms: Rooms): Record<string, RoomRules> {
  return Object.fromEntries(
    house.pages
      .filter((page) => page.type === "configurator")
      .map((page) => {
        const room = rooms[page.id] ?? pagePricing(project.document, house.houseType, page).standard;
        return [String(page.id), roomRules(evaluateRules(pageCatalogue(page), room))];
      }),
  );
}
