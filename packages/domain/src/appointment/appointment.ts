/** Appointments in the showroom: times that staff offer, of which a buyer books one. */
import { dutchMoment, formatTime } from "../format/moment.ts";
import { dayOf } from "../format/day-in-words.ts";
import type { Appointment } from "../model/choices.ts";
import type { SubmitType } from "../model/submit-type.ts";

const DAY = 24 * 3_600_000;

/** When an appointment begins and ends, as ISO timestamps. */
export type AppointmentTime = Pick<Appointment, "fromDate" | "toDate">;

/** The day before a day such as `2026-12-11`. */
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/**
 * Until when a buyer may book, move or cancel: the same time of the day before, in the Netherlands. In milliseconds since 1970. On the
 * days after a change of the clocks that is 23 or 25 hours earlier.
 */
export const changeableUntil = ({ fromDate }: Pick<AppointmentTime, "fromDate">): number =>
  dutchMoment(dayBefore(dayOf(fromDate)), formatTime(fromDate));

export const isChangeable = (time: Pick<AppointmentTime, "fromDate">, at: number): boolean =>
  at < changeableUntil(time);

export const hasBegun = ({ fromDate }: Pick<AppointmentTime, "fromDate">, at: number): boolean =>
  at >= Date.parse(fromDate);

/** Whether two times have a moment in common. */
export const overlap = (one: AppointmentTime, other: AppointmentTime): boolean =>
  Date.parse(one.fromDate) < Date.parse(other.toDate) && Date.parse(other.fromDate) < Date.parse(one.toDate);

/** Why a booking ended: a person called it off, staff took the time back, nobody of the home is left, or another followed it. */
export const BOOKING_ENDINGS = ["cancelled", "withdrawn", "left", "followed"] as const;
export type BookingEnding = (typeof BOOKING_ENDINGS)[number];

/** What happens to a home that can have a booked appointment. */
export type HomeEvent = "reopened" | "handed-in-again" | "one-buyer-left" | "nobody-left";

/**
 * What happens to the booked appointment then: it stays (null), or ends. People talk in the showroom about choices that are open as
 * well as about those that were handed in, so only a home without buyers gives its time back.
 */
export const endingAfter = (event: HomeEvent): BookingEnding | null => (event === "nobody-left" ? "left" : null);

/** Somebody at the showroom may do more than a buyer: book for any home, and until the appointment begins. */
export type Booker = "buyer" | "staff";

export interface HomeForBooking {
  /** Null while the choices are open. */
  readonly submitType: SubmitType | null;
  /** The appointment that the home has now; null without one. */
  readonly booked: AppointmentTime | null;
}

export type BookingRefusal = "too-late" | "not-handed-in";

/**
 * Whether a buyer may choose a time: who asked for an appointment by handing in, or has one already. `handsIn`: the choices are
 * handed in with it.
 */
export const mayBook = ({ submitType, booked }: HomeForBooking): boolean =>
  submitType === "showroom" || booked !== null;

/** Why an appointment cannot be booked, moved to `time`, or called off (`time` is null). Null when it can. */
export function refuseBooking(
  home: HomeForBooking,
  time: AppointmentTime | null,
  by: Booker,
  at: number,
): BookingRefusal | null {
  const isOver =
    by === "buyer" ? (one: AppointmentTime) => !isChangeable(one, at) : (one: AppointmentTime) => hasBegun(one, at);
  // An appointment that was is no longer moved: another one follows it.
  const standing = home.booked && !hasBegun(home.booked, at) ? home.booked : null;
  if (standing ? isOver(standing) : time === null) return "too-late";
  if (time !== null && isOver(time)) return "too-late";
  return by === "buyer" && time !== null && !mayBook(home) ? "not-handed-in" : null;
}
