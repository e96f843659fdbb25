import { and, eq, inArray, sql } from "drizzle-orm";
import { offeredTimes } from "@showroom/domain/appointment/offered-times";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { DAY, fromNow, now } from "@showroom/service/clock";
import { findFree } from "../appointments/find-appointments.ts";
import type { Database } from "../database/database.ts";
import { appointments } from "../database/schema/appointments.ts";
import { projects } from "../database/schema/catalogue.ts";

const EMPLOYEE = "Lotte Visser";
/** The demo has at least this many times that can be booked. */
const LEAST = 20;

/** Offers times for appointments in the demo, relative to the clock, so that they are never all past. */
export async function keepDemoAppointments(db: Database): Promise<void> {
  const { ALL_BUNDLES } = await import("@showroom/demo-catalogue/bundles");
  const slugs = ALL_BUNDLES.map(([slug]) => slug);
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.slug, slugs), sql`${projects.document} -> 'hasAppointments' = 'true'`));
  for (const { id: projectId } of found) {
    const ahead = fromNow(2 * DAY);
    if ((await findFree(db, projectId, ahead)).length >= LEAST) continue;
    const times = offeredTimes({
      firstDay: dayOf(ahead),
      lastDay: dayOf(fromNow(30 * DAY)),
      weekdays: [1, 2, 3, 4, 5],
      from: "10:00",
      until: "16:00",
      durationInMinutes: 60,
      pauseInMinutes: 60,
    });
    const rest = await db
      .select({ fromDate: appointments.fromDate })
      .from(appointments)
      .where(and(eq(appointments.projectId, projectId), eq(appointments.employeeName, EMPLOYEE)));
    const known = new Set(rest.map(({ fromDate }) => fromDate.toISOString()));
    const values = times
      .filter(({ fromDate }) => !known.has(fromDate))
      .map(({ fromDate, toDate }) => ({
        projectId,
        employeeName: EMPLOYEE,
        fromDate: new Date(fromDate),
        toDate: new Date(toDate),
        offeredAt: now(),
      }));
    if (values.length > 0) await db.insert(appointments).values(values);
  }
}
