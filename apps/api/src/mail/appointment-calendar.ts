import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from "ical-generator";
import type { BookedAppointment } from "../appointments/find-appointments.ts";
import type { MailedCalendar } from "./mailer.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** What calendars show of an appointment. */
export interface AppointmentFacts extends BookedAppointment {
  readonly project: string;
  readonly showroom: { readonly name: string; readonly address: string };
  readonly publicUrl: string;
  /** Where it can be changed. */
  readonly url: string;
  /** The home and its buyers, for the showroom; null in what buyers get. */
  readonly home: string | null;
}

const PRODUCT = { company: "Digitale Showroom", product: "Afspraken", language: "NL" } as const;

/** The appointment as an event. Its uid stays when it is moved, and its sequence grows, so that calendars move it too. */
export function appointmentEvent(
  { booking, time, project, showroom, publicUrl, url, home }: AppointmentFacts,
  stamp: Date,
): ICalEventData {
  const texts = MAIL_TEXTS.appointment;
  return {
    id: `afspraak-${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: booking.sequence,
    start: time.fromDate,
    end: time.toDate,
    stamp,
    summary: home === null ? texts.event(project) : texts.showroomEvent(project, home),
    description: `${texts.with(time.employeeName)}\n${url}`,
    location: [showroom.name, showroom.address].filter((part) => part !== "").join(", "),
    url,
    status: booking.ending === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  };
}

/** The event for a mail: calendars add, move or remove it by its method (RFC 5546). */
export function appointmentInvitation(
  facts: AppointmentFacts,
  { sender, reader }: { readonly sender: string; readonly reader: { readonly name: string; readonly email: string } },
  stamp: Date,
): MailedCalendar {
  const method = facts.booking.ending === null ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = new ICalCalendar({ prodId: PRODUCT, method });
  const event = calendar.createEvent(appointmentEvent(facts, stamp));
  // The sender of the mail organises it: programs leave out an invitation that its reader organises.
  event.organizer({ name: PRODUCT.company, email: sender });
  event.createAttendee({ ...reader, rsvp: false });
  return { method, content: calendar.toString() };
}
