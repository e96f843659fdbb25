/** Calls about appointments in the showroom: staff offer times, and a buyer books one. */
import * as z from "zod/mini";
import { SERIES_LIMITS } from "@showroom/domain/appointment/offered-times";
import { defineEndpoint } from "../endpoint.ts";
import { appointmentSchema } from "../entities/choices.ts";
import { idSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { submitTypeSchema } from "../entities/vocabulary.ts";
import { personNameSchema } from "../fields.ts";
import { buyerParams, idParameter, projectParams } from "./parameters.ts";

export const APPOINTMENT_REASON_MAX_LENGTH = 300;

const ownAppointmentsSchema = z.object({
  /** The appointment of the home, or the last one that it had; null without one. */
  own: z.nullable(
    z.object({
      appointment: appointmentSchema,
      /** Until when it can be moved or called off here; afterwards by telephone. */
      changeableUntil: momentSchema,
      isChangeable: z.boolean(),
      /** Whether it has begun. */
      isPast: z.boolean(),
    }),
  ),
  /** Whether the buyer may book one: who asked for an appointment by handing in, or has one. */
  mayBook: z.boolean(),
  /** The times that can be booked now, the earliest first, at most 200. */
  free: z.array(appointmentSchema),
  /** Where the appointment is, and whom to call. */
  showroom: z.object({ name: textSchema, address: textSchema, phone: textSchema }),
});
export type OwnAppointments = z.output<typeof ownAppointmentsSchema>;

export const getOwnAppointments = defineEndpoint({
  name: "appointments.own",
  summary: "The appointment of the buyer's home, and the times that can be booked",
  method: "GET",
  path: "/api/projects/{projectId}/appointments",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: ownAppointmentsSchema,
  problems: [],
});

/** The appointment wanted (null calls it off), and the one that the caller saw (null for none). */
const wantedSchema = z.strictObject({ appointmentId: z.nullable(idSchema), seen: z.nullable(idSchema) });

/**
 * `gone`: somebody else was faster, or the time was taken back. `changed`: the home has another appointment than the caller saw.
 * `too-late`: less than a day ahead, by the clock of the server. `not-handed-in`: the buyer did not ask for an appointment.
 */
const BOOKING_OUTCOMES = ["done", "gone", "changed", "too-late", "not-handed-in"] as const;
export type BookingOutcome = (typeof BOOKING_OUTCOMES)[number];

export const bookAppointment = defineEndpoint({
  name: "appointments.book",
  summary: "Book, move or call off the appointment of the buyer's home",
  description: "The answer has the appointment and the free times after it, whatever the outcome is.",
  method: "PUT",
  path: "/api/projects/{projectId}/appointments",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  body: wantedSchema,
  status: 200,
  response: z.object({ outcome: z.enum(BOOKING_OUTCOMES), appointments: ownAppointmentsSchema }),
  problems: [],
});

const staffAppointmentSchema = z.object({
  appointment: appointmentSchema,
  /** Who comes; null for a free time. */
  home: z.nullable(
    z.object({
      /** The buyer in whose name the choices of the home are. */
      userId: integerSchema,
      buildNumber: textSchema,
      /** The names of everybody who has the choices. */
      names: textSchema,
      phone: textSchema,
      email: textSchema,
      submitType: z.nullable(submitTypeSchema),
    }),
  ),
});
export type StaffAppointment = z.output<typeof staffAppointmentSchema>;

/** A day in Dutch time, such as `2026-12-11`. */
const daySchema = z.iso.date();

export const listAppointments = defineEndpoint({
  name: "appointments.list",
  summary: "The times that a project offers from a day on, and who booked them",
  method: "GET",
  path: "/api/staff/projects/{projectId}/appointments",
  access: { kind: "staffProject" },
  params: projectParams,
  /** `from`: the first day; today when it is left out. */
  query: z.object({ from: z.optional(daySchema) }),
  status: 200,
  /** The earliest first, at most 500. */
  response: z.object({ items: z.array(staffAppointmentSchema) }),
  problems: [],
});

/** A time of day in the Netherlands, such as `09:00`. */
const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const { minutes, pause } = SERIES_LIMITS;

export const offerAppointments = defineEndpoint({
  name: "appointments.offer",
  summary: "Offer times for appointments: the same hours on one or several days",
  description:
    "Times in the past, and those that overlap a time of the same employee, are left out, so that a repeated request adds nothing.",
  method: "POST",
  path: "/api/staff/projects/{projectId}/appointments",
  access: { kind: "staffProject" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({
    employeeName: personNameSchema,
    firstDay: daySchema,
    lastDay: daySchema,
    /** 1 for Monday to 7 for Sunday. */
    weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
    from: timeSchema,
    until: timeSchema,
    durationInMinutes: z.int().check(z.gte(minutes.least), z.lte(minutes.most)),
    pauseInMinutes: z.int().check(z.gte(0), z.lte(pause)),
  }),
  status: 200,
  response: z.object({ added: integerSchema, left: integerSchema }),
  problems: [],
});

const reasonSchema = z.string().check(z.trim(), z.maxLength(APPOINTMENT_REASON_MAX_LENGTH));

export const withdrawAppointment = defineEndpoint({
  name: "appointments.withdraw",
  summary: "Take back an offered time. A buyer who booked it is told, with the reason",
  method: "POST",
  path: "/api/staff/projects/{projectId}/appointments/{appointmentId}/withdrawal",
  access: { kind: "staffProject" },
  changes: "neither",
  params: z.object({ projectId: idParameter, appointmentId: idParameter }),
  /** `seen`: the buyer who had booked it when the caller looked; null for a free time. */
  body: z.strictObject({ seen: z.nullable(idSchema), reason: reasonSchema }),
  status: 200,
  response: z.object({ outcome: z.enum(["done", "changed", "too-late"]) }),
  problems: [],
});

export const setHomeAppointment = defineEndpoint({
  name: "appointments.set",
  summary: "Book, move or call off the appointment of a home, for staff",
  method: "PUT",
  path: "/api/staff/projects/{projectId}/buyers/{userId}/appointment",
  access: { kind: "staffProject" },
  changes: "neither",
  params: buyerParams,
  /** `reason`: for the buyer, when the appointment is called off; may be empty. */
  body: z.extend(wantedSchema, { reason: reasonSchema }),
  status: 200,
  response: z.object({ outcome: z.enum(BOOKING_OUTCOMES) }),
  problems: [],
});
