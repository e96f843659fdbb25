import { evaluateRules, roomRules } from "@showroom/domain/rules/evaluate";
import type { RoomRules } from "@showroom/domain/model/choices";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import type { CostResult } from "@showroom/domain/model/cost";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { LoadedHouseType, LoadedProject } from "../../kernel/loaded-project.ts";
import type { Rooms } from "./check-rooms.ts";
import { repairRoom } from "./repair-room.ts";

/** A project and one of its house types, against which rooms are priced and checked. */
export interface HouseCatalogue {
  readonly project: LoadedProject;
  readonly house: LoadedHouseType;
}

/** Rooms with their price. */
export interface PricedRooms {
  readonly rooms: Rooms;
  readonly cost: CostResult;
}

/** Stored rooms of the present house type, repaired where the catalogue changed. */
export function presentRooms({ project, house }: HouseCatalogue, stored: Rooms): Rooms {
  return Object.fromEntries(
    house.pages.flatMap((page) => {
      const room = stored[page.id];
      return room
        ? [[String(page.id), repairRoom({ page, settings: project.document, floors: house.floors }, room)] as const]
        : [];
    }),
  );
}

/** The price of rooms; pages without choices have the standard set-up. */
export function costOf({ project, house }: HouseCatalogue, rooms: Rooms): CostResult {
  return calculateCost({
    project: project.document,
    houseType: house.houseType,
    floors: house.floors,
    pages: house.pages,
    choices: rooms,
  });
}

/** The rule outcome of each configurator page. */
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
