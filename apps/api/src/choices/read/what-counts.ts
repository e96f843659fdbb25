/** What is built of parts whose last day has passed. */
import { PARTS, type Part } from "@showroom/domain/closing-date/closing-date";
import { countingRooms } from "@showroom/domain/closing-date/counting-rooms";
import { refusedParts } from "@showroom/domain/closing-date/refused-parts";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import type { Rooms } from "./check-rooms.ts";
import type { ChoicesRow } from "./choices-row.ts";
import { repairRoom } from "./repair-room.ts";
import type { HouseCatalogue } from "./settle-rooms.ts";

export type Counting = Pick<ChoicesRow, "handedInRooms" | "lateAgreed">;

interface PageCounts {
  readonly page: Page;
  readonly standard: RoomChoice;
  /** What counts, in each form of it. */
  readonly counts: readonly RoomChoice[];
}

/** What counts of each page. Of what the catalogue lost since, the standard counts: else nothing could be handed in any more. */
export const countsByPage = (
  { project, house }: HouseCatalogue,
  { handedInRooms, lateAgreed }: Counting,
): readonly PageCounts[] =>
  house.pages.map((page) => {
    const { standard } = pagePricing(project.document, house.houseType, page);
    const offer = { page, settings: project.document, floors: house.floors };
    const present = (room: RoomChoice | undefined) => room && repairRoom(offer, room);
    const agreed = (part: Part) => present(lateAgreed?.[part]?.[page.id]);
    return { page, standard, counts: countingRooms({ standard, handedIn: present(handedInRooms?.[page.id]), agreed }) };
  });

/** The parts, of some, in which rooms differ from what counts. */
export function partsThatDiffer(
  place: HouseCatalogue,
  rooms: Rooms,
  choices: Counting,
  of: ReadonlySet<Part>,
): readonly Part[] {
  const found = countsByPage(place, choices).flatMap(({ page, standard, counts }) =>
    refusedParts({ before: null, after: rooms[page.id] ?? standard, counts }, of),
  );
  return PARTS.filter((part) => found.includes(part));
}

/** The rooms that count where these are not the standard. */
export function countingRoomsOf(place: HouseCatalogue, choices: Counting): Rooms {
  const { handedInRooms, lateAgreed } = choices;
  const agreed = PARTS.flatMap((part) => Object.keys(lateAgreed?.[part] ?? {}));
  const ofPages = countsByPage(place, choices).flatMap(({ page, counts: [room] }) =>
    room && agreed.includes(String(page.id)) ? [[String(page.id), room] as const] : [],
  );
  return { ...handedInRooms, ...Object.fromEntries(ofPages) };
}
