import type { StandardPart } from "@showroom/api-contract/endpoints/closings";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { costGroupOf, type LinePart } from "@showroom/domain/model/line-part";
import { confirmationLines } from "../choices/confirm/confirmation-lines.ts";
import { costOf, type HouseCatalogue } from "../choices/read/settle-rooms.ts";

/** What is seen of tile work: its grout and profiles follow from the tiles. */
const SEEN: readonly LinePart[] = ["wallTile", "floorTile"];
const isShown = (line: LinePart, part: Part): boolean =>
  costGroupOf(line) === part && (part !== "tiles" || SEEN.includes(line));

/** What is built of parts in which nothing is handed in. */
export function standardOfParts(home: HouseCatalogue, parts: readonly Part[]): StandardPart[] {
  // A room without choices is the standard.
  const { pageCosts } = costOf(home, {});
  const rooms = home.house.pages.flatMap((page) => {
    const cost = pageCosts.find(({ id }) => id === page.id);
    return cost ? [{ title: page.title, lines: confirmationLines(home, page, null, cost) }] : [];
  });
  return parts.map((part) => ({
    part,
    rooms: rooms.flatMap(({ title, lines }) => {
      const shown = lines.filter((line) => isShown(line.part, part));
      const articles = shown.map(({ name, thumbnail }) => ({ name, thumbnail }));
      return articles.length === 0 ? [] : [{ title, articles }];
    }),
  }));
}
