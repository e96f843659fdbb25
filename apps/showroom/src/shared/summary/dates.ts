const DAY = new Intl.DateTimeFormat("nl-NL", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Amsterdam",
});

/** Formats the day of a timestamp in Dutch time: `20-11-2026`. Empty for text that is not a timestamp. */
export function formatDay(moment: string | Date): string {
  const date = new Date(moment);
  return Number.isNaN(date.valueOf()) ? "" : DAY.format(date);
}
