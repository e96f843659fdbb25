/** What former buyers of a home agreed, with which the next ones start. */
import { and, asc, eq } from "drizzle-orm";
import { PARTS, type Part } from "@showroom/domain/closing-date/closing-date";
import { standingRoom } from "@showroom/domain/closing-date/standing-room";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { roomsNow } from "../choices/catalogue/changed-choices.ts";
import { findLateRooms } from "../choices/confirm/find-confirmations.ts";
import type { Rooms } from "../choices/read/check-rooms.ts";
import { repairRoom } from "../choices/read/repair-room.ts";
import type { HouseCatalogue } from "../choices/read/settle-rooms.ts";
import type { Queries } from "../database/database.ts";
import { projectChoices } from "../database/schema/choices.ts";
import type { AppContext } from "../kernel/context.ts";
import { agreedInOrder, standingLines } from "../offers/agreed-lines.ts";
import { findOffersOfHome } from "../offers/find-offers.ts";

export interface Standing {
  /** The agreed parts, each with the rooms in which it was agreed, in the present catalogue. */
  readonly rooms: ReadonlyMap<Part, Rooms>;
  /** Number of lines. */
  readonly lines: number;
}

/** The parts of a home that former buyers agreed. `present` is the house type of the home, as it is on offer. */
export async function findStanding(
  { catalogue }: Pick<AppContext, "catalogue">,
  tx: Queries,
  homeId: number,
  present: HouseCatalogue,
): Promise<Standing> {
  const all = await findOffersOfHome(tx, homeId);
  const rooms = new Map<Part, Rooms>();
  const archived = await tx
    .select()
    .from(projectChoices)
    .where(and(eq(projectChoices.archivedHomeId, homeId), eq(projectChoices.projectId, present.project.id)))
    .orderBy(asc(projectChoices.archivedAt));
  for (const row of archived) {
    const agreed = agreedInOrder(all).filter((offer) => offer.row.choicesId === row.id);
    const handedIn = row.submitType === null ? row.handedInRooms : row.rooms;
    for (const offer of agreed) {
      const { late } = offer.document;
      const frozen = late ? await findLateRooms(tx, offer.row.confirmationId) : handedIn;
      const project = await catalogue.at(present.project.id, late ? offer.row.revision : row.revision);
      const house = project.houseTypes.get(row.houseTypeId);
      if (!house || frozen === null) continue;
      const now = roomsNow({ project, house }, present, frozen);
      for (const part of offer.document.parts) rooms.set(part, now);
    }
  }
  return { rooms, lines: standingLines(all).length };
}

const standardOf = ({ project, house }: HouseCatalogue, pageId: number): RoomChoice | null => {
  const page = house.pagesById.get(pageId)?.page;
  return page ? pagePricing(project.document, house.houseType, page).standard : null;
};

/** Rooms with what is agreed for the home in place of what they have of it. Rooms that have nothing agreed stay as they are. */
export function withStanding(present: HouseCatalogue, rooms: Rooms, standing: Standing): Rooms {
  const ids = new Set([...standing.rooms.values()].flatMap((agreed) => Object.keys(agreed)).map(Number));
  const next: Record<string, RoomChoice> = { ...rooms };
  const { project, house } = present;
  for (const id of ids) {
    const page = house.pagesById.get(id)?.page;
    const standard = standardOf(present, id);
    if (!page || !standard) continue;
    const before = rooms[id] ?? standard;
    const room = PARTS.reduce((built, part) => {
      const agreed = standing.rooms.get(part)?.[id];
      return agreed ? standingRoom(built, agreed, [part]) : built;
    }, before);
    next[id] = repairRoom({ page, settings: project.document, floors: house.floors }, room);
  }
  return next;
}

/** What counts of each closed part for who has the home now; null when nothing is agreed. */
export const roomsThatCount = (present: HouseCatalogue, standing: Standing): Rooms | null =>
  standing.rooms.size === 0 ? null : withStanding(present, {}, standing);
