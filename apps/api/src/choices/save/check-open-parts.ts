import type { ProblemIssue } from "@showroom/api-contract/problem";
import { closedParts, type Closing } from "@showroom/domain/closing-date/closing-date";
import { refusedParts } from "@showroom/domain/closing-date/refused-parts";
import { ProblemError } from "../../kernel/problem.ts";
import type { Rooms } from "../read/check-rooms.ts";
import type { HouseCatalogue } from "../read/settle-rooms.ts";
import { countsByPage, type Counting } from "../read/what-counts.ts";

interface RoomsWrite {
  readonly before: Rooms;
  readonly after: Rooms;
  readonly choices: Counting;
  readonly isSubmission: boolean;
}

/**
 * Refuses a change of a closed part, unless it becomes what counts then. A submission may have nothing else in it.
 * @throws ProblemError `part-closed`; each issue has the page and the part
 */
export function checkOpenParts(
  place: HouseCatalogue,
  closings: readonly Closing[],
  at: Date,
  { before, after, choices, isSubmission }: RoomsWrite,
): void {
  const closed = closedParts(closings, at.valueOf());
  if (closed.size === 0) return;
  const issues = countsByPage(place, choices).flatMap(({ page, standard, counts }): ProblemIssue[] => {
    const room = after[page.id] ?? standard;
    const write = { before: isSubmission ? null : (before[page.id] ?? standard), after: room, counts };
    return refusedParts(write, closed).map((part) => ({
      path: ["projectRoomChoices", String(page.id), part],
      message: `the last day to choose ${part} was ${closings.find((one) => one.part === part)?.lastDay}`,
    }));
  });
  if (issues.length > 0) throw new ProblemError("part-closed", { issues });
}
