import { prepareRooms, waitingRooms, type PreparedRooms } from "@showroom/domain/configurator/prepared-rooms";
import type { MergeContext } from "@showroom/domain/configurator/merge-rooms";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { roomContext } from "@showroom/domain/selection/room-context";
import type { StoredPreparation } from "../../database/schema/choices.ts";
import type { Rooms } from "./check-rooms.ts";
import type { ChoicesRow } from "./choices-row.ts";
import { presentRooms, type HouseCatalogue } from "./settle-rooms.ts";

const contextIn =
  ({ project, house }: HouseCatalogue) =>
  (pageId: number): MergeContext => {
    const page = house.pagesById.get(pageId)?.page;
    return page?.type === "configurator" ? roomContext(page, project.document, null) : "none";
  };

/** The prepared rooms of the present house type, repaired like the choices where the catalogue changed. */
const presently = (place: HouseCatalogue, { before, after }: PreparedRooms): PreparedRooms => ({
  before: presentRooms(place, before),
  after: presentRooms(place, after),
});

/**
 * The rooms to which open choices go back when the buyer refuses what staff prepared; null when nothing waits for an answer. `rooms` are
 * those of the row.
 */
export function waitingFor(
  place: HouseCatalogue,
  { prepared, submitType }: Pick<ChoicesRow, "prepared" | "submitType">,
  rooms: Rooms,
): Rooms | null {
  if (prepared === null || submitType !== null) return null;
  return waitingRooms(presently(place, prepared), rooms, contextIn(place));
}

/** What waits for the buyer after staff made `saved` of `rooms`, which are those of the row. */
export function preparedBy(
  place: HouseCatalogue,
  row: Pick<ChoicesRow, "prepared" | "submitType" | "version">,
  rooms: Rooms,
  saved: Rooms,
): StoredPreparation | null {
  const { project, house } = place;
  const complete = Object.fromEntries(
    house.pages
      .filter(({ id }) => saved[id])
      .map((page) => [page.id, rooms[page.id] ?? pagePricing(project.document, house.houseType, page).standard]),
  );
  const earlier = waitingFor(place, row, rooms) === null ? null : row.prepared;
  const prepared = prepareRooms(earlier && presently(place, earlier), complete, saved, contextIn(place));
  return prepared && { fromVersion: earlier?.fromVersion ?? row.version + 1, ...prepared };
}
