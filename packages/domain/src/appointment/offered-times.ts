/** Times that staff offer in one go: the same hours on several days. */
import { dutchMoment } from "../format/moment.ts";
import type { AppointmentTime } from "./appointment.ts";

const [MINUTE, DAY] = [60_000, 24 * 3_600_000];

export const SERIES_LIMITS = { times: 400, minutes: { least: 10, most: 480 }, pause: 240, days: 366 } as const;

export interface AppointmentSeries {
  /** Days such as `2026-12-11`, both included, in the Netherlands. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
  /** Times of day such as `09:00`: when the first appointment begins, and when the last one has ended. */
  readonly from: string;
  readonly until: string;
  readonly durationInMinutes: number;
  /** Between two appointments, in minutes. */
  readonly pauseInMinutes: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (value: number): string => String(value).padStart(2, "0");
const timeOf = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

function daysOf({ firstDay, lastDay, weekdays }: AppointmentSeries): string[] {
  const days: string[] = [];
  const [first, last] = [Date.parse(`${firstDay}T00:00:00Z`), Date.parse(`${lastDay}T00:00:00Z`)];
  for (let day = first; day <= last && days.length <= SERIES_LIMITS.days; day += DAY)
    if (weekdays.includes(new Date(day).getUTCDay() || 7)) days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

/**
 * The times of a series, by the clock on the wall: after the clocks changed they begin at the same hour. Stops after one more than
 * `SERIES_LIMITS.times`, which is too many.
 */
export function offeredTimes(series: AppointmentSeries): readonly AppointmentTime[] {
  const { from, until, durationInMinutes, pauseInMinutes } = series;
  const times: AppointmentTime[] = [];
  for (const day of daysOf(series))
    for (
      let begin = minutesOf(from);
      begin + durationInMinutes <= minutesOf(until) && times.length <= SERIES_LIMITS.times;
      begin += durationInMinutes + pauseInMinutes
    ) {
      const start = dutchMoment(day, timeOf(begin));
      times.push({
        fromDate: new Date(start).toISOString(),
        toDate: new Date(start + durationInMinutes * MINUTE).toISOString(),
      });
    }
  return times;
}
