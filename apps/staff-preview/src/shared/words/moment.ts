const ZONE = "Europe/Amsterdam";
const parts = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: ZONE } as const;
const days = new Intl.DateTimeFormat("nl-NL", parts);
const moments = new Intl.DateTimeFormat("nl-NL", { ...parts, hour: "2-digit", minute: "2-digit" });

/** Formats a timestamp in Dutch time: `20-11-2026 13:04`. */
export function formatMoment(iso: string): string {
  return moments.format(new Date(iso)).replace(",", "");
}

/** Formats the day of a timestamp in Dutch time: `20-11-2026`. */
export function formatDay(iso: string): string {
  return days.format(new Date(iso));
}
