const HOUR = 3_600_000;

/** The last Sunday of a month of 31 days, at 01:00 UTC, in milliseconds since 1970. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

/** Summer time in the European Union: from the last Sunday of March to the one of October (Directive 2000/84/EC). */
function isSummerTime(date: Date): boolean {
  const year = date.getUTCFullYear();
  return date.valueOf() >= lastSunday(year, 2) && date.valueOf() < lastSunday(year, 9);
}

/**
 * Day and time of day in the Netherlands, from 1996 on. Intl would take a browser 20 ms for the first date that it formats,
 * and a phone several times that. Null for text that is not a timestamp.
 */
function inDutchTime(moment: string | Date): { readonly day: string; readonly time: string } | null {
  const date = new Date(moment);
  if (Number.isNaN(date.valueOf())) return null;
  const local = new Date(date.valueOf() + (isSummerTime(date) ? 2 : 1) * HOUR).toISOString();
  const [year, month, day] = local.slice(0, 10).split("-");
  return { day: `${day}-${month}-${year}`, time: local.slice(11, 16) };
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
