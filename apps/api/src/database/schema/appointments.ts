import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { BookingEnding } from "@showroom/domain/appointment/appointment";
import { projects } from "./catalogue.ts";
import { projectChoices } from "./choices.ts";
import { moment, writtenAt } from "./columns.ts";

/** Times that staff offer for an appointment in the showroom. Their times never change: another one is offered. */
export const appointments = pgTable(
  "appointments",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    employeeName: text("employee_name").notNull(),
    fromDate: moment("from_date").notNull(),
    toDate: moment("to_date").notNull(),
    offeredAt: writtenAt("offered_at"),
    /** Id of the user, who may be gone; null for the demo. */
    offeredBy: integer("offered_by"),
    /** When staff took it back; nobody can book it any more. */
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    index("appointments_project").on(table.projectId, table.fromDate),
    check("appointments_times", sql`${table.fromDate} < ${table.toDate}`),
  ],
);

/** Booked appointments. A moved one keeps its row, so that calendars move it too. */
export const appointmentBookings = pgTable(
  "appointment_bookings",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    appointmentId: integer("appointment_id")
      .notNull()
      .references(() => appointments.id, { onDelete: "cascade" }),
    /** Null when the choices were erased. */
    choicesId: integer("choices_id").references(() => projectChoices.id, { onDelete: "set null" }),
    bookedAt: writtenAt("booked_at"),
    /** Number of changes since it was booked: SEQUENCE of iCalendar. */
    sequence: integer("sequence").notNull().default(0),
    /** Null while it stands. */
    ending: text("ending").$type<BookingEnding>(),
    endedAt: moment("ended_at"),
    /** In the words of staff, for the buyer. */
    reason: text("reason"),
    /** The sequence of which the showroom was told last, by mail; null before. */
    toldSequence: integer("told_sequence"),
  },
  (table) => [
    // Of two who book the same time, and of two bookings of one home, the database takes one.
    uniqueIndex("appointment_bookings_time")
      .on(table.appointmentId)
      .where(sql`${table.ending} is null`),
    uniqueIndex("appointment_bookings_home")
      .on(table.choicesId)
      .where(sql`${table.ending} is null`),
    index("appointment_bookings_appointment").on(table.appointmentId),
    index("appointment_bookings_choices").on(table.choicesId),
    check("appointment_bookings_ended", sql`(${table.ending} is null) = (${table.endedAt} is null)`),
  ],
);
