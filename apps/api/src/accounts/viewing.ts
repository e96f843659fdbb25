/** Staff who view the showroom as a buyer, or prepare choices there. */
import { and, eq, isNull, not } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { getBudget } from "@showroom/api-contract/endpoints/budget";
import { calculateCost, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { listOwnSessions, logOut } from "@showroom/api-contract/endpoints/session";
import { isProjectUser, mayEnterAsStaff } from "@showroom/domain/access/access";
import type { Asker } from "../kernel/asker.ts";
import { fastifyPath } from "../kernel/fastify-path.ts";
import { ProblemError } from "../kernel/problem.ts";
import type { Database } from "../database/database.ts";
import { sessions, users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import type { TokenBearer } from "./access-token.ts";
import { actorOf } from "./actor.ts";
import { projectsAssigned } from "./projects-assigned.ts";
import { mustEnrolIn } from "./second-factor/factor-state.ts";

const BUDGET = fastifyPath(getBudget.path);
const SAVE = fastifyPath(saveChoices.path);

/**
 * Whether staff may make a call as a buyer: it only reads, and neither signs out nor lists sessions, which is the
 * buyer's alone. Nor does it read the budget: what a buyer wants to spend is not for who sells to them.
 */
export function onlyReads({ method, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url === logOut.path || routeOptions.url === listOwnSessions.path) return false;
  if (routeOptions.url === BUDGET) return false;
  return method === "GET" || method === "HEAD" || routeOptions.url === calculateCost.path;
}

/** Whether a call saves choices, which staff may do with a token that prepares them. */
const savesChoices = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === saveChoices.method && routeOptions.url === SAVE;

/**
 * The buyer of a viewing token.
 * @throws ProblemError `not-authenticated` when the viewer signed out, must enrol a second factor or lost access to the buyer's project;
 * `forbidden` for a call that would change data, other than choices that are prepared
 */
export async function findViewedBuyer(
  db: Database,
  bearer: Extract<TokenBearer, { kind: "viewing" }>,
  request: FastifyRequest,
): Promise<Extract<Asker, { kind: "user" }>> {
  const [viewer] = await db
    .select({ user: users, projectsAssigned })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, bearer.sessionId),
        eq(sessions.userId, bearer.viewerId),
        isNull(sessions.endedAt),
        isNull(users.disabledAt),
        not(mustEnrolIn(sessions)),
      ),
    );
  const [viewed] = await db
    .select({ buyer: users, showroomId: projects.showroomId })
    .from(users)
    .innerJoin(projects, eq(projects.id, users.projectId))
    .where(eq(users.id, bearer.userId));
  if (!viewer || !viewed) throw new ProblemError("not-authenticated");
  const { showroomId } = viewed;
  // Staff may also view as a buyer who has not accepted the invitation yet.
  const buyer = { ...viewed.buyer, approvedTermsAt: viewed.buyer.approvedTermsAt ?? viewed.buyer.createdAt };
  const mayLook =
    isProjectUser(actorOf(buyer)) &&
    buyer.projectId !== null &&
    mayEnterAsStaff(actorOf({ ...viewer.user, projectsAssigned: viewer.projectsAssigned }), {
      id: buyer.projectId,
      showroomOrganisationId: showroomId,
    });
  if (!mayLook) throw new ProblemError("not-authenticated");
  if (!onlyReads(request) && !(bearer.prepares && savesChoices(request)))
    throw new ProblemError("forbidden", { detail: "Somebody who looks in a buyer's place changes nothing" });
  const asker = {
    kind: "user",
    user: buyer,
    sessionId: bearer.sessionId,
    mustEnrol: false,
    isLookedFor: true,
  } as const;
  return bearer.prepares ? { ...asker, preparer: viewer.user } : asker;
}
