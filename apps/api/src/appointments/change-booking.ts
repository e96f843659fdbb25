/** Books, moves and ends appointments. The caller's transaction has locked the choices of the home. */
import { and, eq, sql } from "drizzle-orm";
import {
  endingAfter,
  hasBegun,
  refuseBooking,
  type AppointmentTime,
  type Booker,
  type BookingEnding,
  type BookingRefusal,
  type HomeEvent,
} from "@showroom/domain/appointment/appointment";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { appointmentBookings, appointments } from "../database/schema/appointments.ts";
import { projectChoices } from "../database/schema/choices.ts";
import {
  appointmentEntity,
  findBooked,
  type AppointmentRow,
  type BookedAppointment,
  type BookingRow,
} from "./find-appointments.ts";

/** `gone`: somebody else has the time, or staff took it back. `changed`: the home has another appointment than the caller saw. */
export type BookingFault = BookingRefusal | "gone" | "changed";

export interface WantedBooking {
  readonly choices: { readonly id: number; readonly projectId: number; readonly submitType: SubmitType | null };
  /** Null calls the appointment off. */
  readonly appointmentId: number | null;
  /** The appointment that the caller saw; null for none, undefined to take whatever there is. */
  readonly seen: number | null | undefined;
  readonly by: Booker;
  /** Of staff, for the buyer. */
  readonly reason?: string | null;
}

export interface ChangedBooking {
  readonly booking: BookingRow;
  /** The time that the home has now, or had. */
  readonly time: AppointmentRow;
  readonly kind: "booked" | "moved" | "cancelled";
}

const timeOf = ({ fromDate, toDate }: AppointmentRow): AppointmentTime => ({
  fromDate: fromDate.toISOString(),
  toDate: toDate.toISOString(),
});

/** Locks an offered time, so that of two who book it the second sees the first. Null when it cannot be booked. */
async function lockTime(tx: Queries, projectId: number, id: number): Promise<AppointmentRow | null> {
  const [time] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.projectId, projectId)))
    .for("update");
  return time && time.withdrawnAt === null ? time : null;
}

/** The choices carry the appointment, as the specification has it. */
async function keepInChoices(tx: Queries, choicesId: number, time: AppointmentRow | null): Promise<void> {
  await tx
    .update(projectChoices)
    .set({ appointment: time && appointmentEntity(time, true) })
    .where(eq(projectChoices.id, choicesId));
}

async function insertBooking(tx: Queries, choicesId: number, time: AppointmentRow): Promise<BookingRow | undefined> {
  const values = { appointmentId: time.id, choicesId, bookedAt: now() };
  const [booking] = await tx.insert(appointmentBookings).values(values).onConflictDoNothing().returning();
  return booking;
}

async function moveBooking(tx: Queries, { id }: BookingRow, time: AppointmentRow): Promise<BookingRow | undefined> {
  const isFree = sql`not exists (select from appointment_bookings taken where taken.appointment_id = ${time.id} and taken.ending is null)`;
  const [booking] = await tx
    .update(appointmentBookings)
    .set({ appointmentId: time.id, sequence: sql`${appointmentBookings.sequence} + 1`, reason: null })
    .where(and(eq(appointmentBookings.id, id), isFree))
    .returning();
  return booking;
}

async function endStanding(
  tx: Queries,
  { booking: { id } }: BookedAppointment,
  ending: BookingEnding,
  reason: string | null,
): Promise<BookingRow> {
  const [ended] = await tx
    .update(appointmentBookings)
    .set({ ending, endedAt: now(), reason, sequence: sql`${appointmentBookings.sequence} + 1` })
    .where(eq(appointmentBookings.id, id))
    .returning();
  if (!ended) throw new Error("The booking vanished while its home was locked");
  return ended;
}

/** Ends the appointment of a home, whoever decides it. Null when there is none that is still to come. */
export async function endBooking(
  tx: Queries,
  choicesId: number,
  ending: BookingEnding,
  reason: string | null = null,
): Promise<ChangedBooking | null> {
  const booked = await findBooked(tx, choicesId);
  if (!booked || hasBegun(timeOf(booked.time), now().getTime())) return null;
  await keepInChoices(tx, choicesId, null);
  return { booking: await endStanding(tx, booked, ending, reason), time: booked.time, kind: "cancelled" };
}

/** Ends the appointment where what happened to the home ends it. */
export async function endBookingAfter(
  tx: Queries,
  choicesId: number,
  event: HomeEvent,
): Promise<ChangedBooking | null> {
  const ending = endingAfter(event);
  return ending && (await endBooking(tx, choicesId, ending));
}

/** Books, moves or calls off. Returns why not, or null when the home has that appointment already. */
export async function changeBooking(
  tx: Queries,
  { choices, appointmentId, seen, by, reason = null }: WantedBooking,
): Promise<ChangedBooking | BookingFault | null> {
  const booked = await findBooked(tx, choices.id);
  const bookedId = booked?.time.id ?? null;
  if (appointmentId === bookedId) return null;
  if (seen !== undefined && seen !== bookedId) return "changed";
  const time = appointmentId === null ? null : await lockTime(tx, choices.projectId, appointmentId);
  if (appointmentId !== null && time === null) return "gone";
  const home = { submitType: choices.submitType, booked: booked && timeOf(booked.time) };
  const at = now().getTime();
  const refusal = refuseBooking(home, time && timeOf(time), by, at);
  if (refusal !== null) return refusal;
  if (time === null) return await endBooking(tx, choices.id, "cancelled", reason);
  const isMove = booked !== null && !hasBegun(timeOf(booked.time), at);
  if (booked !== null && !isMove) await endStanding(tx, booked, "followed", null);
  const booking = isMove ? await moveBooking(tx, booked.booking, time) : await insertBooking(tx, choices.id, time);
  if (!booking) return "gone";
  await keepInChoices(tx, choices.id, time);
  return { booking, time, kind: isMove ? "moved" : "booked" };
}
