import { calculateCost } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { projectSeenBy } from "../../choices/read/home.ts";
import { checkRooms } from "../../choices/read/check-rooms.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";

/** Calculates the price of the sent choices, for any house type of the project. Prices in the request are ignored. */
export const calculateCostOperation = operation(calculateCost, async ({ app, asker, body }) => {
  const live = await app.catalogue.project(body.project.id);
  const seen = await projectSeenBy(app, asker, live);
  const project = seen.houseTypes.has(body.projectHouseType.id) ? seen : live;
  const house = project.houseTypes.get(body.projectHouseType.id);
  if (!house)
    throw new ProblemError("choice-invalid", {
      issues: [{ path: ["projectHouseType", "id"], message: "is not a house type of the project" }],
    });
  const rooms = body.projectChoices.projectRoomChoices;
  checkRooms({ project, house }, rooms);
  return costOf({ project, house }, rooms);
});
