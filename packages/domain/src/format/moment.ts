const ZONE = "Europe/Amsterdam";
const DAY = new Intl.DateTimeFormat("nl-NL", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: ZONE });
const TIME = new Intl.DateTimeFormat("nl-NL", { hour: "2-digit", minute: "2-digit", timeZone: ZONE });

function format(moment: string | Date, ...formats: readonly Intl.DateTimeFormat[]): string {
  const date = new Date(moment);
  return Number.isNaN(date.valueOf()) ? "" : formats.map((one) => one.format(date)).join(" ");
}

/** Formats the day of a timestamp in Dutch time: `20-11-2026`. Empty for text that is not a timestamp. */
export const formatDay = (moment: string | Date): string => format(moment, DAY);

/** Formats the time of day of a timestamp in Dutch time: `13:04`. Empty for text that is not a timestamp. */
export const formatTime = (moment: string | Date): string => format(moment, TIME);

/** Formats a timestamp in Dutch time: `20-11-2026 13:04`. Empty for text that is not a timestamp. */
export const formatMoment = (moment: string | Date): string => format(moment, DAY, TIME);
