const ZONE = "Europe/Amsterdam";

/** Creating a formatter costs a browser several milliseconds, so it is created when it is first used. */
function lazyFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let created: Intl.DateTimeFormat | null = null;
  return (date) => (created ??= new Intl.DateTimeFormat("nl-NL", { ...options, timeZone: ZONE })).format(date);
}

const day = lazyFormat({ day: "2-digit", month: "2-digit", year: "numeric" });
const time = lazyFormat({ hour: "2-digit", minute: "2-digit" });

function format(moment: string | Date, ...formats: readonly ((date: Date) => string)[]): string {
  const date = new Date(moment);
  return Number.isNaN(date.valueOf()) ? "" : formats.map((one) => one(date)).join(" ");
}

/** Formats the day of a timestamp in Dutch time: `20-11-2026`. Empty for text that is not a timestamp. */
export const formatDay = (moment: string | Date): string => format(moment, day);

/** Formats the time of day of a timestamp in Dutch time: `13:04`. Empty for text that is not a timestamp. */
export const formatTime = (moment: string | Date): string => format(moment, time);

/** Formats a timestamp in Dutch time: `20-11-2026 13:04`. Empty for text that is not a timestamp. */
export const formatMoment = (moment: string | Date): string => format(moment, day, time);
