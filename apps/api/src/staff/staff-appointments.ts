/** What staff see and change of the times that a project offers. */
import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { offerAppointments, StaffAppointment } from "@showroom/api-contract/endpoints/appointments";
import type * as z from "zod/mini";
import { offeredTimes, SERIES_LIMITS } from "@showroom/domain/appointment/offered-times";
import { hasBegun } from "@showroom/domain/appointment/appointment";
import { dutchMoment, endOfDutchDay } from "@showroom/domain/format/moment";
import { now, nowMs } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { namesOfBuyers } from "../accounts/home-buyers.ts";
import { lockKeptProject } from "../accounts/project-homes.ts";
import { appointmentEntity, isStanding, overlaps } from "../appointments/find-appointments.ts";
import { endAppointment } from "../choices/save/change-appointment.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { appointmentBookings, appointments } from "../database/schema/appointments.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import { coBuyersOf } from "./buyers.ts";

type Member = Asker & { readonly user: UserRow };

const MOST = 500;

interface Days {
  /** Days such as `2026-12-11` in the Netherlands, both included; `last` null for all that follow. */
  readonly first: string;
  readonly last: string | null;
  /** Leaves out free times. */
  readonly onlyBooked?: boolean;
}

export interface DayAppointment extends StaffAppointment {
  readonly projectId: number;
}

/** The times of projects on some days, the earliest first, at most 500. */
async function findTimes(
  db: Queries,
  projectIds: readonly number[],
  { first, last, onlyBooked = false }: Days,
): Promise<DayAppointment[]> {
  if (projectIds.length === 0) return [];
  const found = await db
    .select({ time: appointments, user: users, coBuyers: coBuyersOf, submitType: projectChoices.submitType })
    .from(appointments)
    .leftJoin(appointmentBookings, isStanding)
    .leftJoin(projectChoices, eq(projectChoices.id, appointmentBookings.choicesId))
    .leftJoin(users, eq(users.id, projectChoices.userId))
    .where(
      and(
        inArray(appointments.projectId, [...projectIds]),
        sql`${appointments.withdrawnAt} is null`,
        gte(appointments.fromDate, new Date(dutchMoment(first, "00:00"))),
        last === null ? undefined : lt(appointments.fromDate, new Date(endOfDutchDay(last))),
        onlyBooked ? sql`${appointmentBookings.id} is not null` : undefined,
      ),
    )
    .orderBy(asc(appointments.fromDate), asc(appointments.employeeName), asc(appointments.id))
    .limit(MOST);
  return found.map(({ time, user, coBuyers, submitType }) => ({
    projectId: time.projectId,
    appointment: appointmentEntity(time, user !== null),
    home: user && {
      userId: user.id,
      buildNumber: user.buildNumber ?? "",
      names: namesOfBuyers([user, ...coBuyers]),
      phone: user.phone ?? "",
      email: user.email,
      submitType,
    },
  }));
}

/** Everything that a project offers from a day on. */
export const findTimesFrom = async (db: Queries, projectId: number, first: string): Promise<DayAppointment[]> =>
  await findTimes(db, [projectId], { first, last: null });

/** The booked appointments of a day in the Netherlands, of several projects: for the list of an advisor's day. */
export const findAppointmentsOfDay = async (
  db: Queries,
  projectIds: readonly number[],
  day: string,
): Promise<DayAppointment[]> => await findTimes(db, projectIds, { first: day, last: day, onlyBooked: true });

type Series = z.output<typeof offerAppointments.body>;

/**
 * Offers the times of a series. Those in the past, and those that overlap a time of the same employee, are left out.
 * @throws ProblemError `request-invalid` for a series without times, or with too many
 */
export async function offerTimes(
  { pool }: Pick<AppContext, "pool">,
  asker: Member,
  projectId: number,
  series: Series,
): Promise<{ readonly added: number; readonly left: number }> {
  const times = offeredTimes(series);
  if (times.length === 0 || times.length > SERIES_LIMITS.times)
    throw new ProblemError("request-invalid", {
      issues: [{ path: ["body"], message: `gives ${times.length === 0 ? "no times" : "too many times"}` }],
    });
  return await inTransaction(pool, async ({ tx }) => {
    // Of two who offer at once, the second sees the times of the first.
    await lockKeptProject(tx, projectId);
    let added = 0;
    for (const time of times) {
      if (hasBegun(time, nowMs())) continue;
      const offered = {
        projectId,
        employeeName: series.employeeName,
        fromDate: new Date(time.fromDate),
        toDate: new Date(time.toDate),
        offeredBy: asker.user.id,
      };
      const [taken] = await tx
        .select({ id: appointments.id })
        .from(appointments)
        .where(overlaps(projectId, offered))
        .limit(1);
      if (taken) continue;
      await tx.insert(appointments).values(offered);
      added += 1;
    }
    if (added > 0)
      await recordAudit(tx, asker, {
        action: "offered-appointments",
        projectId,
        details: { employee: series.employeeName, count: String(added), first: series.firstDay, last: series.lastDay },
      });
    return { added, left: times.length - added };
  });
}

interface Withdrawal {
  readonly projectId: number;
  readonly appointmentId: number;
  readonly seen: number | null;
  readonly reason: string;
}

/** Takes a time back; who booked it is told. @throws ProblemError `not-found` for another project's */
export async function withdrawTime(
  app: Pick<AppContext, "pool" | "jobs">,
  asker: Member,
  { projectId, appointmentId, seen, reason }: Withdrawal,
): Promise<{ readonly outcome: "done" | "changed" | "too-late"; readonly row: ChoicesRow | null }> {
  return await inTransaction(app.pool, async (open) => {
    const { tx } = open;
    const find = async () => {
      const [found] = await tx
        .select({ time: appointments, choicesId: appointmentBookings.choicesId })
        .from(appointments)
        .leftJoin(appointmentBookings, isStanding)
        .where(and(eq(appointments.id, appointmentId), eq(appointments.projectId, projectId)));
      return found;
    };
    const before = await find();
    if (!before) throw new ProblemError("not-found");
    // Choices are locked before times, as when a buyer books.
    const [row = null] =
      before.choicesId === null
        ? []
        : await tx.select().from(projectChoices).where(eq(projectChoices.id, before.choicesId)).for("update");
    await tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, appointmentId)).for("update");
    const present = await find();
    if (present?.choicesId !== before.choicesId || (row?.userId ?? null) !== seen)
      return { outcome: "changed", row: null };
    if (present.time.withdrawnAt !== null) return { outcome: "done", row: null };
    if (hasBegun({ fromDate: present.time.fromDate.toISOString() }, nowMs())) return { outcome: "too-late", row: null };
    if (row) await endAppointment(app, open, asker.user, row, reason === "" ? null : reason);
    await tx.update(appointments).set({ withdrawnAt: now() }).where(eq(appointments.id, appointmentId));
    await recordAudit(tx, asker, {
      action: "withdrew-appointment",
      projectId,
      ...(row && { subjectId: row.userId }),
      details: { time: present.time.fromDate.toISOString() },
    });
    return { outcome: "done", row };
  });
}
