import type { ProblemIssue } from "@showroom/api-contract/problem";
import type { Page } from "@showroom/domain/model/page";
import { evaluateRules } from "@showroom/domain/rules/evaluate";
import { floorStatus } from "@showroom/domain/selection/floors";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { ProblemError } from "../app/problem.ts";
import type { Rooms } from "./check-rooms.ts";
import type { RoomsPlace } from "./settle-rooms.ts";

function missing({ project }: RoomsPlace, page: Page, rooms: Rooms): string[] {
  const room = rooms[page.id];
  const { hasTiles, hasFloors } = project.document;
  if (page.type === "floors") return hasFloors && (!room || floorStatus(room) === "open") ? ["no floor is chosen"] : [];
  if (page.type !== "configurator") return [];
  if (!room?.confirmedByUser) return ["the room is not confirmed"];
  if (!hasTiles) return [];
  return [
    ...(room.wallTileProduct ? [] : ["no wall tile is chosen"]),
    ...(room.floorTileProduct ? [] : ["no floor tile is chosen"]),
  ];
}

/**
 * Whether choices can be handed in.
 * @throws ProblemError `choices-incomplete` or `rule-violated`, naming every page
 */
export function checkComplete(place: RoomsPlace, rooms: Rooms): void {
  const { pages } = place.house;
  const incomplete = pages.flatMap((page) =>
    missing(place, page, rooms).map((message): ProblemIssue => ({ path: ["projectRoomChoices", String(page.id)], message })),
  );
  if (incomplete.length > 0) throw new ProblemError("choices-incomplete", { issues: incomplete });
  const violations = pages.flatMap((page): ProblemIssue[] => {
    const room = rooms[page.id];
    if (page.type !== "configurator" || !room) return [];
    const { ineffective, requirements } = evaluateRules(pageCatalogue(page), room);
    return [
      ...ineffective.map(({ choice }) => ({ path: ["projectRoomChoices", String(page.id)], message: `product ${choice.pageProductId} is hidden by a rule` })),
      ...requirements.filter((requirement) => !requirement.satisfied).map(({ rule }) => ({ path: ["projectRoomChoices", String(page.id)], message: `rule ${rule.id} asks for a product that is not chosen` })),
    ];
  });
  if (violations.length > 0) throw new ProblemError("rule-violated", { issues: violations });
}
