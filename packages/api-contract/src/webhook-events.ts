/** What other systems are told: the events of webhooks, and what each carries. No names and no addresses of persons. */
import * as z from "zod/mini";
import { BOOKING_ENDINGS } from "@showroom/domain/appointment/appointment";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { idSchema, integerSchema, momentSchema, textSchema } from "./entities/scalars.ts";
import { submitTypeSchema } from "./entities/vocabulary.ts";

const project = { projectId: idSchema, projectSlug: textSchema };
/** The home, by the number of a project; empty for a buyer without one. */
const home = { ...project, buildNumber: textSchema };
const appointment = {
  ...home,
  /** Stays the same when the appointment is moved. */
  bookingId: idSchema,
  appointmentId: idSchema,
  fromDate: momentSchema,
  toDate: momentSchema,
};
const cents = integerSchema;

/** The data of each event. */
export const WEBHOOK_EVENTS = {
  /** An invited buyer made an account. */
  "buyer.registered": z.object({ ...home, userId: idSchema }),
  /** One of several buyers of a home left; the others keep it. */
  "buyer.left": z.object({ ...home, userId: idSchema }),
  /** Nobody has the home any more. What is agreed stays in force for it. */
  "purchase.ended": z.object({ ...home, userIds: z.array(idSchema) }),
  /** All buyers of a home have another one, without what is agreed for the home. */
  "buyers.moved": z.object({ ...home, toBuildNumber: textSchema, userIds: z.array(idSchema) }),
  /** Choices were handed in. This is a request: nothing of it may be ordered. `totalPrice`: cents, VAT included. */
  "request.handed_in": z.object({ ...home, reference: textSchema, submitType: submitTypeSchema, totalPrice: cents }),
  /** All named persons accepted an offer, or a change of an agreement (`isChange`). Only this is ordered. */
  "offer.agreed": z.object({ ...home, reference: textSchema, isChange: z.boolean(), totalPrice: cents }),
  /**
   * The last day on which the homes of a phase may choose in a part has ended. Homes with a day of their own are in `exceptBuildNumbers`.
   */
  "closing.passed": z.object({
    ...project,
    phase: textSchema,
    part: z.enum(PARTS),
    lastDay: z.iso.date(),
    exceptBuildNumbers: z.array(textSchema),
  }),
  "appointment.booked": z.object(appointment),
  "appointment.moved": z.object(appointment),
  "appointment.cancelled": z.object({ ...appointment, ending: z.enum(BOOKING_ENDINGS) }),
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export type WebhookData<Event extends WebhookEvent> = z.output<(typeof WEBHOOK_EVENTS)[Event]>;

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** The body of a delivery. `timestamp`: when it happened. */
export const webhookBodySchema = (event: WebhookEvent) =>
  z.object({ type: z.literal(event), timestamp: momentSchema, data: WEBHOOK_EVENTS[event] });
