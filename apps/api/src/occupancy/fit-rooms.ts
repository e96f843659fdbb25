import type { MovedChoices } from "@showroom/api-contract/endpoints/occupancy";
import { differingParts } from "@showroom/domain/closing-date/refused-parts";
import { COST_GROUP_TEXTS } from "@showroom/domain/words/room-texts";
import { changedChoices, roomsNow } from "../choices/catalogue/changed-choices.ts";
import type { Rooms } from "../choices/read/check-rooms.ts";
import type { HouseCatalogue } from "../choices/read/settle-rooms.ts";
import { withStanding, type Standing } from "./standing.ts";

export interface FittedRooms {
  readonly rooms: Rooms;
  readonly report: MovedChoices;
}

/**
 * The choices of buyers in the house type of another home: what fits is taken over and has to be confirmed again, the rest becomes the
 * standard, and what is agreed for that home stays. `standing` is of that home.
 */
export function fitRooms(before: HouseCatalogue, after: HouseCatalogue, rooms: Rooms, standing: Standing): FittedRooms {
  const fitted = Object.fromEntries(
    Object.entries(roomsNow(before, after, rooms)).map(([key, room]) => [key, { ...room, confirmedByUser: false }]),
  );
  const gone = changedChoices(before, after, rooms)
    .filter(({ kind }) => kind === "removed")
    .map(({ pageTitle, was }) => ({ pageTitle, name: was.name, why: "not-offered" as const }));
  const result = withStanding(after, fitted, standing);
  const replaced = Object.entries(result).flatMap(([key, room]) => {
    const own = fitted[key];
    const pageTitle = after.house.pagesById.get(Number(key))?.page.title ?? "";
    return own
      ? [...differingParts(own, room)].map((part) => ({
          pageTitle,
          name: COST_GROUP_TEXTS[part],
          why: "agreed" as const,
        }))
      : [];
  });
  const dropped = [...gone, ...replaced];
  const touched = new Set(dropped.map(({ pageTitle }) => pageTitle));
  const titles = before.house.pages
    .filter((page) => rooms[page.id] && ["configurator", "floors"].includes(page.type))
    .map(({ title }) => title);
  return {
    rooms: result,
    report: { taken: titles.filter((title) => !touched.has(title)), dropped, agreedLines: standing.lines },
  };
}
