const DAY = new Intl.DateTimeFormat("nl-NL", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Amsterdam",
});

/** The day of a moment in the Netherlands: `20-11-2026`. Empty for what is no moment. */
export function formatDay(moment: string | Date): string {
  const date = new Date(moment);
  return Number.isNaN(date.valueOf()) ? "" : DAY.format(date);
}
