const HOUR = 3_600_000;

const [MARCH, OCTOBER] = [2, 9] as const;

/** The last Sunday of a month of 31 days, at 01:00 UTC, in milliseconds since 1970. */
function lastSunday(year: number, monthIndex: number): number {
  const last = new Date(Date.UTC(year, monthIndex, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

/** Summer time lasts from the last Sunday of March to the last Sunday of October (Directive 2000/84/EC). */
function isSummerTime(date: Date): boolean {
  const year = date.getUTCFullYear();
  return date.valueOf() >= lastSunday(year, MARCH) && date.valueOf() < lastSunday(year, OCTOBER);
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/**
 * The day and the time of day in the Netherlands; null for text that is not a timestamp. Holds from 1996 on, when the rule for
 * summer time began. Does without Intl, whose first formatter takes a desktop browser at least 20 ms.
 */
function inDutchTime(moment: string | Date): { readonly day: string; readonly time: string } | null {
  const date = new Date(moment);
  const local = new Date(date.valueOf() + (isSummerTime(date) ? 2 : 1) * HOUR);
  if (Number.isNaN(local.valueOf())) return null;
  return {
    day: `${twoDigits(local.getUTCDate())}-${twoDigits(local.getUTCMonth() + 1)}-${local.getUTCFullYear()}`,
    time: `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`,
  };
}

/** Formats the day of a timestamp in Dutch time: `20-11-2026`. Empty for text that is not a timestamp. */
export const formatDay = (moment: string | Date): string => inDutchTime(moment)?.day ?? "";

/** Formats the time of day of a timestamp in Dutch time: `13:04`. Empty for text that is not a timestamp. */
export const formatTime = (moment: string | Date): string => inDutchTime(moment)?.time ?? "";

/** Formats a timestamp in Dutch time: `20-11-2026 13:04`. Empty for text that is not a timestamp. */
export function formatMoment(moment: string | Date): string {
  const local = inDutchTime(moment);
  return local === null ? "" : `${local.day} ${local.time}`;
}

/**
 * The moment at which a day such as `2026-12-11` ends in the Netherlands, in milliseconds since 1970. NaN for text that
 * is not a day.
 */
export function endOfDutchDay(day: string): number {
  const next = Date.parse(`${day}T00:00:00Z`) + 24 * HOUR;
  // Clocks change after two o'clock, so the hour before midnight has the same time as midnight.
  return next - (isSummerTime(new Date(next - 2 * HOUR)) ? 2 : 1) * HOUR;
}

/**
 * The moment at which clocks in the Netherlands show a time such as `09:00` on a day such as `2026-12-11`, in milliseconds since 1970. Of a
 * time that comes twice the first; a time that is left out counts on from the hour before. NaN for other texts.
 */
export function dutchMoment(day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = asUtc - 2 * HOUR;
  return isSummerTime(new Date(inSummer)) ? inSummer : asUtc - HOUR;
}
