const DAY = new Intl.DateTimeFormat("nl-NL", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Amsterdam",
});

const TIME = new Intl.DateTimeFormat("nl-NL", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Amsterdam" });

/** Formats the time of day of a timestamp in Dutch time: `13:30`. Empty for text that is not a timestamp. */
export function formatTime(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.valueOf()) ? "" : TIME.format(date);
}

/** Formats the day of a timestamp in Dutch time: `20-11-2026`. Empty for text that is not a timestamp. */
export function formatDay(moment: string | Date): string {
  const date = new Date(moment);
  return Number.isNaN(date.valueOf()) ? "" : DAY.format(date);
}
