/** What staff do with rows of the day list. */
import { sql } from "drizzle-orm";
import type { DayOutcome, markDay } from "@showroom/api-contract/endpoints/day";
import type { EndpointRequest } from "@showroom/api-contract/endpoint";
import { canSettle } from "@showroom/domain/staff/day-item";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { findEnteredProjects, mayEnter } from "../accounts/staff-projects.ts";
import type { Queries } from "../database/database.ts";
import { dayMarks } from "../database/schema/day.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { settleBounce } from "../staff/bounced-mails.ts";
import { findRows, findStaff, type MarkedRow } from "./find-day.ts";
import { remindHome } from "./remind-home.ts";

type Member = Asker & { readonly user: UserRow };
type Asked = EndpointRequest<typeof markDay>["body"];

/** Gives a row to somebody; of two who do so at the same moment, the second is told. */
async function give(db: Queries, asker: Member, row: MarkedRow, to: number | null): Promise<DayOutcome> {
  const given = { givenTo: to, changedAt: now(), changedBy: asker.user.id };
  const stored = await db
    .insert(dayMarks)
    .values({ projectId: row.projectId, key: row.key, ...given })
    .onConflictDoUpdate({
      target: [dayMarks.projectId, dayMarks.key],
      set: given,
      setWhere: sql`${dayMarks.givenTo} is not distinct from ${row.givenTo}::integer`,
    })
    .returning({ key: dayMarks.key });
  return stored.length === 0 ? "changed" : "done";
}

async function settle(db: Queries, asker: Member, row: MarkedRow): Promise<DayOutcome> {
  if (row.kind === "bounce") {
    await settleBounce(db, row.projectId, String(row.about));
    return "done";
  }
  if (!canSettle(row.kind)) return "refused";
  const settled = { settledAt: now(), changedAt: now(), changedBy: asker.user.id };
  await db
    .insert(dayMarks)
    .values({ projectId: row.projectId, key: row.key, ...settled })
    .onConflictDoUpdate({ target: [dayMarks.projectId, dayMarks.key], set: settled });
  await recordAudit(db, asker, {
    action: row.kind === "request" ? "settled-request" : "let-standard-stand",
    projectId: row.projectId,
    ...(row.ownerId !== null && { subjectId: row.ownerId }),
    details: { row: row.key },
  });
  return "done";
}

/**
 * Does the same with several rows. Each is looked up on the list of the author, so that a row that is gone, or of a project of others, is
 * not touched. Rows are independent: one that is refused does not stop the next.
 */
export async function markRows(
  app: AppContext,
  asker: Member,
  { items, action, to }: Asked,
): Promise<readonly DayOutcome[]> {
  const entered = await findEnteredProjects(app.db, asker.user);
  const asked = entered.filter(({ id }) => items.some(({ projectId }) => projectId === id));
  const staff = await findStaff(app.db);
  const rows = new Map((await findRows(app, asked, staff)).map((row) => [`${row.projectId} ${row.key}`, row] as const));
  const receiver = staff.find(({ id }) => id === to);
  const mayReceive = (row: MarkedRow): boolean => {
    const project = asked.find(({ id }) => id === row.projectId);
    return to === null || (receiver !== undefined && project !== undefined && mayEnter(receiver, project));
  };
  const outcomes: DayOutcome[] = [];
  for (const { projectId, key, seen } of items) {
    const row = rows.get(`${projectId} ${key}`);
    if (!row) outcomes.push("gone");
    else if (action === "settle") outcomes.push(await settle(app.db, asker, row));
    else if (action === "remind") outcomes.push(await remindHome(app, asker, row));
    else if (row.givenTo !== seen) outcomes.push("changed");
    else outcomes.push(mayReceive(row) ? await give(app.db, asker, row, to) : "refused");
  }
  return outcomes;
}
