import type { StaffAppointment } from "@showroom/api-contract/endpoints/appointments";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";

/** The parameter of the address that names the first day. */
export const FROM = "vanaf";

/** The day from which the page shows appointments: that of the address, or today in the Netherlands. */
export function firstDayOf(parameters: URLSearchParams): string {
  const asked = parameters.get(FROM) ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : dayOf(new Date());
}

export interface DayOfAppointments {
  /** Such as `2026-12-11`. */
  readonly day: string;
  readonly title: string;
  readonly items: readonly StaffAppointment[];
}

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The appointments by day in the Netherlands, in their order. Today is always there, also without any. */
export function byDay(
  items: readonly StaffAppointment[],
  first: string,
  now: Date,
  today: string,
): DayOfAppointments[] {
  const days = Map.groupBy(items, ({ appointment }) => dayOf(appointment.fromDate));
  const isToday = (day: string): boolean => day === dayOf(now);
  if (isToday(first) && !days.has(first)) days.set(first, []);
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, found]) => ({
      day,
      title: isToday(day) ? `${today}, ${dayInWords(day, now)}` : capitalised(dayInWords(day, now)),
      items: found,
    }));
}
