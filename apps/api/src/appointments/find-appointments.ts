/** Reads offered and booked times. Functions that change them are in `change-booking.ts`. */
import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Appointment } from "@showroom/domain/model/choices";
import type { Queries } from "../database/database.ts";
import { appointmentBookings, appointments } from "../database/schema/appointments.ts";

export type AppointmentRow = typeof appointments.$inferSelect;
export type BookingRow = typeof appointmentBookings.$inferSelect;

/** Most times that a buyer is shown. */
const MOST_FREE = 200;

/** The appointment as the specification describes it. */
export const appointmentEntity = (
  { id, employeeName, fromDate, toDate }: AppointmentRow,
  isBooked: boolean,
): Appointment => ({
  id,
  employeeName,
  fromDate: fromDate.toISOString(),
  toDate: toDate.toISOString(),
  isBooked,
  durationInMinutes: (toDate.getTime() - fromDate.getTime()) / 60_000,
});

export interface BookedAppointment {
  readonly booking: BookingRow;
  readonly time: AppointmentRow;
}

/** The join of a booking that stands. */
export const isStanding = and(
  eq(appointmentBookings.appointmentId, appointments.id),
  isNull(appointmentBookings.ending),
);

/** The appointment that a home has, or had last; null without one. */
export async function findBooked(db: Queries, choicesId: number): Promise<BookedAppointment | null> {
  const [found] = await db
    .select({ booking: appointmentBookings, time: appointments })
    .from(appointmentBookings)
    .innerJoin(appointments, isStanding)
    .where(eq(appointmentBookings.choicesId, choicesId));
  return found ?? null;
}

/** The times of a project that nobody has booked, and that begin after a moment: the earliest first. */
export async function findFree(db: Queries, projectId: number, after: Date): Promise<AppointmentRow[]> {
  const found = await db
    .select({ time: appointments })
    .from(appointments)
    .leftJoin(appointmentBookings, isStanding)
    .where(
      and(
        eq(appointments.projectId, projectId),
        isNull(appointments.withdrawnAt),
        isNull(appointmentBookings.id),
        gt(appointments.fromDate, after),
      ),
    )
    .orderBy(asc(appointments.fromDate), asc(appointments.id))
    .limit(MOST_FREE);
  return found.map(({ time }) => time);
}

/** Whether an employee has a time of a project that overlaps another one. */
export const overlaps = (
  projectId: number,
  { employeeName, fromDate, toDate }: Pick<AppointmentRow, "employeeName" | "fromDate" | "toDate">,
) =>
  and(
    eq(appointments.projectId, projectId),
    isNull(appointments.withdrawnAt),
    eq(sql`lower(${appointments.employeeName})`, employeeName.toLowerCase()),
    lt(appointments.fromDate, toDate),
    gt(appointments.toDate, fromDate),
  );
