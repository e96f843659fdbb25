import { getRenderCatalogue } from "@showroom/api-contract/endpoints/render";
import type { RoomDimensions } from "@showroom/api-contract/render";
import { hasProjectAccess, mayEnterAsStaff, type GuardedProject } from "@showroom/domain/access/access";
import { actorOf } from "../../accounts/actor.ts";
import { projectOfChoices, projectSeenBy } from "../../choices/read/home.ts";
import { registered, type UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findBuyer } from "../../staff/buyers.ts";

const guarded = ({ id, showroomId }: LoadedProject): GuardedProject => ({ id, showroomOrganisationId: showroomId });

async function projectShown(app: AppContext, user: UserRow, houseTypeId: number | undefined): Promise<LoadedProject> {
  if (houseTypeId !== undefined) return await app.catalogue.projectOfHouseType(houseTypeId);
  if (user.projectId === null) throw new ProblemError("not-found", { detail: "Name a house type" });
  return await app.catalogue.project(user.projectId);
}

/** The different rooms of a project. */
function roomsOf({ document }: LoadedProject): RoomDimensions[] {
  const rooms = document.houseTypes.flatMap(({ roomVariables }) => roomVariables);
  return [
    ...new Map(
      rooms.map(({ width, depth, height, positions = [] }) => {
        const room = { width, depth, height, ...(positions.length > 0 && { positions }) };
        return [JSON.stringify(room), room];
      }),
    ).values(),
  ];
}

/** Returns the catalogue version of the home's choices: the one of the submission, or the one that open choices use. */
export const getRenderCatalogueOperation = operation(getRenderCatalogue, async ({ app, asker, query }) => {
  const { user } = registered(asker);
  const actor = actorOf(user);
  const live = await projectShown(app, user, query.houseType);
  if (!hasProjectAccess(actor, guarded(live))) throw new ProblemError("not-found");
  if (query.buyer === undefined || query.buyer === user.id) {
    const seen = await projectSeenBy(app, asker, live);
    return { projectId: seen.id, revision: seen.revision, rooms: roomsOf(seen) };
  }
  if (!mayEnterAsStaff(actor, guarded(live))) throw new ProblemError("not-found");
  const { row } = await findBuyer(app, live.id, query.buyer);
  const seen = await projectOfChoices(app, live, row);
  return { projectId: seen.id, revision: seen.revision, rooms: roomsOf(seen) };
});
