import { asc, desc, eq } from "drizzle-orm";
import type { ClosingPhase, listClosings } from "@showroom/api-contract/endpoints/closings";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { recordOf } from "@showroom/domain/model/record-of";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { fullName } from "@showroom/domain/format/full-name";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { closingChanges, closingDates, closingExceptions } from "../database/schema/closings.ts";
import { homes } from "../database/schema/homes.ts";
import { findDistances } from "./find-planning.ts";

const MOST_CHANGES = 100;

/** The phases of the homes and of the dates, by name; those without a name come last. */
async function findPhases(db: Queries, projectId: number): Promise<ClosingPhase[]> {
  const found = await db.select({ phase: homes.phase }).from(homes).where(eq(homes.projectId, projectId));
  const dates = await db.select().from(closingDates).where(eq(closingDates.projectId, projectId));
  const counted = Map.groupBy(found, ({ phase }) => phase ?? "");
  const names = new Set([...counted.keys(), ...dates.map(({ phase }) => phase), ...(found.length === 0 ? [""] : [])]);
  return [...names]
    .toSorted((one, other) => Number(one === "") - Number(other === "") || compareBuildNumbers(one, other))
    .map((phase) => ({
      phase,
      homes: counted.get(phase)?.length ?? 0,
      dates: recordOf(PARTS, (part) => dates.find((one) => one.phase === phase && one.part === part)?.lastDay ?? null),
    }));
}

/** Everything that staff see of the closing dates of a project. */
export async function findClosingsOfProject(
  db: Queries,
  projectId: number,
): Promise<EndpointResponse<typeof listClosings>> {
  const exceptions = await db
    .select({
      homeId: homes.id,
      buildNumber: homes.buildNumber,
      part: closingExceptions.part,
      lastDay: closingExceptions.lastDay,
      reason: closingExceptions.reason,
    })
    .from(closingExceptions)
    .innerJoin(homes, eq(homes.id, closingExceptions.homeId))
    .where(eq(homes.projectId, projectId))
    .orderBy(asc(closingExceptions.part));
  const changes = await db
    .select({ change: closingChanges, firstName: users.firstName, lastName: users.lastName, number: homes.buildNumber })
    .from(closingChanges)
    .leftJoin(users, eq(users.id, closingChanges.actorId))
    .leftJoin(homes, eq(homes.id, closingChanges.homeId))
    .where(eq(closingChanges.projectId, projectId))
    .orderBy(desc(closingChanges.id))
    .limit(MOST_CHANGES);
  return {
    phases: await findPhases(db, projectId),
    distances: [...(await findDistances(db, projectId))],
    exceptions: exceptions.toSorted((one, other) => compareBuildNumbers(one.buildNumber, other.buildNumber)),
    changes: changes.map(({ change: { id, at, phase, part, before, after, reason }, firstName, lastName, number }) => ({
      id,
      at: at.toISOString(),
      by: fullName({ firstName, lastName }),
      phase,
      buildNumber: number,
      part,
      before,
      after,
      reason,
    })),
  };
}
