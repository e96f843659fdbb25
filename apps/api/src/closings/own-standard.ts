import type { StandardPart } from "@showroom/api-contract/endpoints/closings";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { costGroupOf, type LinePart } from "@showroom/domain/model/line-part";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { confirmationLines } from "../choices/confirm/confirmation-lines.ts";
import { costOf, type HouseCatalogue } from "../choices/read/settle-rooms.ts";

/** What is seen of tile work: its grout and profiles follow from the tiles. */
const SEEN: readonly LinePart[] = ["wallTile", "floorTile"];
const isShown = (line: LinePart, part: Part): boolean =>
  costGroupOf(line) === part && (part !== "tiles" || SEEN.includes(line));

/** What is built of parts in which nothing is handed in. */
export function standardOfParts(home: HouseCatalogue, parts: readonly Part[]): StandardPart[] {
  const { project, house } = home;
  const rooms = house.pages.map((page) => ({
    page,
    standard: pagePricing(project.document, house.houseType, page).standard,
  }));
  const cost = costOf(home, Object.fromEntries(rooms.map(({ page, standard }) => [String(page.id), standard])));
  const lines = rooms.flatMap(({ page, standard }) => {
    const pageCost = cost.pageCosts.find(({ id }) => id === page.id);
    return pageCost ? [{ title: page.title, lines: confirmationLines(home, page, standard, pageCost) }] : [];
  });
  return parts.map((part) => ({
    part,
    rooms: lines.flatMap((room) => {
      const shown = room.lines.filter((line) => isShown(line.part, part));
      const articles = shown.map(({ name, thumbnail }) => ({ name, thumbnail }));
      return articles.length === 0 ? [] : [{ title: room.title, articles }];
    }),
  }));
}
