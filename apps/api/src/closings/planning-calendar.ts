import { ICalCalendar } from "ical-generator";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { appointmentEvent, type AppointmentFacts } from "../mail/appointment-calendar.ts";
import { showroomUrl } from "../mail/addresses.ts";
import { MAIL_TEXTS } from "../mail/texts.ts";
import type { Planning } from "./find-planning.ts";

/** How often calendar applications read the address again, in seconds. Dates seldom move. */
const READ_AGAIN = 4 * 3600;

/** The uid of a date, which stays the same when the date moves, so that calendars move it too. */
const uidOf = (part: Part, { user }: Planning, host: string): string => `${part}-${user.id}@${host}`;

/** The closing dates of a buyer's home as iCalendar, a whole day for each date, and its appointment. */
export function planningCalendar(
  planning: Planning,
  appointment: AppointmentFacts | null,
  publicUrl: string,
  now: Date,
): string {
  const { closings, project, isHandedIn } = planning;
  const texts = MAIL_TEXTS.planning;
  const url = showroomUrl(publicUrl, project.slug);
  const calendar = new ICalCalendar({
    name: texts.calendarName(project.name),
    prodId: { company: "Digitale Showroom", product: "Planning", language: "NL" },
    ttl: READ_AGAIN,
  });
  for (const { part, lastDay } of closings)
    calendar.createEvent({
      id: uidOf(part, planning, new URL(publicUrl).hostname),
      start: new Date(`${lastDay}T00:00:00Z`),
      timezone: "UTC",
      allDay: true,
      stamp: now,
      summary: texts.event(part, project.name),
      description: `${isHandedIn ? texts.eventHandedIn : texts.afterwards}\n${url}`,
      url,
    });
  if (appointment) calendar.createEvent(appointmentEvent(appointment, now));
  return calendar.toString();
}
