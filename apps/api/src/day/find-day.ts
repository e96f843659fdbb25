/** The day list of a member of staff. */
import { and, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { DayItem, listDay } from "@showroom/api-contract/endpoints/day";
import type { EndpointRequest, EndpointResponse } from "@showroom/api-contract/endpoint";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { recordOf } from "@showroom/domain/model/record-of";
import {
  compareDayItems,
  DAY_KINDS,
  isAboutStart,
  REMINDER_DAYS,
  restsAfterReminder,
  whoAnswers,
  type Absence,
} from "@showroom/domain/staff/day-item";
import { ago, DAY, now, nowMs } from "@showroom/service/clock";
import { calledName } from "../accounts/home-buyers.ts";
import { projectsAssigned } from "../accounts/projects-assigned.ts";
import { findEnteredProjects, mayEnter, type EnteredProject } from "../accounts/staff-projects.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { dayMarks, homeNotes, staffWishes } from "../database/schema/day.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import {
  findAppointments,
  findBounces,
  findChanges,
  findHalves,
  findQuestions,
  findRequests,
  findUnsent,
  type Candidate,
} from "./day-candidates.ts";
import { findAbouts, findDayHomes } from "./day-facts.ts";
import { findLateDrafts } from "./late-drafts.ts";

const SOURCES = [
  findAppointments,
  findQuestions,
  findRequests,
  findChanges,
  findHalves,
  findBounces,
  findUnsent,
] as const;

type DayTools = Pick<AppContext, "db" | "catalogue">;

const STAFF_ROLES = ["admin", "projectadmin", "showroomadvisor"] as const;

/** Everybody who is staff and can sign in. */
export async function findStaff(db: Queries): Promise<UserRow[]> {
  const rows = await db
    .select({ user: users, projectsAssigned })
    .from(users)
    .where(
      and(
        or(inArray(users.role, [...STAFF_ROLES]), sql`${users.roles} && ${sql.param([...STAFF_ROLES])}::text[]`),
        isNotNull(users.passwordHash),
        isNull(users.disabledAt),
      ),
    );
  return rows.map(({ user, projectsAssigned: isAssigned }) => ({ ...user, projectsAssigned: isAssigned }));
}

/** Who is out of office. */
export async function findAbsences(db: Queries): Promise<Absence[]> {
  const rows = await db.select().from(staffWishes).where(isNotNull(staffWishes.awayUntil));
  return rows.flatMap(({ userId, awayUntil, deputyId }) =>
    awayUntil === null ? [] : [{ userId, lastDay: awayUntil, deputyId }],
  );
}

/** A row with whose it is. */
export interface MarkedRow extends Candidate {
  readonly givenTo: number | null;
  readonly answersId: number | null;
}

/**
 * Everything that needs somebody in some projects, without what was set aside and who was reminded just now, in the order of the list. A row
 * that was given to somebody who may not enter the project any more is everybody's.
 */
export async function findRows(
  { db, catalogue }: DayTools,
  entered: readonly EnteredProject[],
  staff: readonly UserRow[],
): Promise<MarkedRow[]> {
  const used = entered.filter(({ state }) => state !== "archived");
  if (used.length === 0) return [];
  const projects = {
    all: used.map(({ id }) => id),
    open: used.flatMap(({ id, state }) => (state === "open" ? [id] : [])),
  };
  const candidates: Candidate[] = [];
  for (const find of SOURCES) candidates.push(...(await find(db, projects)));
  candidates.push(...(await findLateDrafts({ db, catalogue }, projects)));
  const marks = await db.select().from(dayMarks).where(inArray(dayMarks.projectId, projects.all));
  const reminders = await db
    .select({ userId: homeNotes.userId, at: homeNotes.remindedAt })
    .from(homeNotes)
    .where(gt(homeNotes.remindedAt, ago(REMINDER_DAYS * DAY)));
  const absences = await findAbsences(db);
  const today = dayOf(now());
  const markOf = new Map(marks.map((mark) => [`${mark.projectId} ${mark.key}`, mark]));
  const remindedAt = new Map(reminders.map((one) => [one.userId, one.at?.getTime() ?? null]));
  const rests = ({ kind, ownerId, closing }: Candidate): boolean =>
    isAboutStart(kind) &&
    ownerId !== null &&
    restsAfterReminder(remindedAt.get(ownerId) ?? null, closing?.daysLeft ?? null, nowMs());
  const [staffOf, projectOf] = [new Map(staff.map((one) => [one.id, one])), new Map(used.map((one) => [one.id, one]))];
  const answersFor = (projectId: number, givenTo: number | null): number | null => {
    const answers = whoAnswers(givenTo, absences, today);
    const [person, project] = [answers === null ? undefined : staffOf.get(answers), projectOf.get(projectId)];
    return person && project && mayEnter(person, project) ? person.id : null;
  };
  return candidates
    .flatMap((candidate): MarkedRow[] => {
      const mark = markOf.get(`${candidate.projectId} ${candidate.key}`);
      if ((mark && mark.settledAt !== null) || rests(candidate)) return [];
      const givenTo = mark?.givenTo ?? null;
      return [{ ...candidate, givenTo, answersId: answersFor(candidate.projectId, givenTo) }];
    })
    .toSorted(compareDayItems);
}

type Filters = EndpointRequest<typeof listDay>["query"];

function isWhose({ answersId }: MarkedRow, whose: Filters["whose"], userId: number): boolean {
  switch (whose) {
    case "all":
      return true;
    case "mine":
      return answersId === userId;
    case "nobody":
      return answersId === null;
    case "open":
      return answersId === null || answersId === userId;
  }
}

/** The list as a member of staff filtered it. */
export async function findDay(
  app: DayTools,
  user: UserRow,
  { kind, projectId, whose, most }: Filters,
): Promise<EndpointResponse<typeof listDay>> {
  const { db } = app;
  const entered = await findEnteredProjects(db, user);
  const asked = entered.filter(({ id }) => projectId === undefined || id === projectId);
  const staff = await findStaff(db);
  const rows = (await findRows(app, asked, staff)).filter((row) => isWhose(row, whose, user.id));
  const found = rows.filter((row) => kind === undefined || row.kind === kind);
  const shown = found.slice(0, most);
  const abouts = await findAbouts(db, shown);
  const homes = await findDayHomes(
    db,
    shown.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const projectOf = new Map(asked.map((one) => [one.id, one]));
  return {
    items: shown.flatMap((row): DayItem[] => {
      const [about, project] = [abouts.get(row.key), projectOf.get(row.projectId)];
      const answers = staff.find(({ id }) => id === row.answersId);
      if (!about || !project) return [];
      return [
        {
          key: row.key,
          project: { id: project.id, name: project.name, slug: project.slug },
          at: row.at,
          about,
          home: row.ownerId === null ? null : (homes.get(row.ownerId) ?? null),
          givenTo: row.givenTo,
          answers: answers ? { userId: answers.id, name: calledName(answers) } : null,
        },
      ];
    }),
    total: found.length,
    counts: recordOf(DAY_KINDS, (one) => rows.filter((row) => row.kind === one).length),
    colleagues: staff.flatMap((one) => {
      const projectIds = entered.flatMap((project) => (mayEnter(one, project) ? [project.id] : []));
      return one.id === user.id || projectIds.length === 0
        ? []
        : [{ userId: one.id, name: calledName(one), projectIds }];
    }),
  };
}
