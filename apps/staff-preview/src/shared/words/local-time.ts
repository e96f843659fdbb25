const ZONE = "Europe/Amsterdam";
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** The Dutch local time of a moment, as a `datetime-local` input writes it: `2026-11-24T09:30`. */
export const localTimeOf = (moment: Date): string => clock.format(moment).replace(" ", "T");

/**
 * The moment of a Dutch local time, whatever the browser's time zone is. Of an hour that occurs twice it is the first.
 * Null for invalid input and for an hour that summer time skips.
 */
export function momentOf(localTime: string): Date | null {
  const asUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The Netherlands are two hours ahead of UTC in summer, and one in winter.
  for (const hours of [2, 1]) {
    const moment = new Date(asUtc - hours * 3_600_000);
    if (localTimeOf(moment) === localTime) return moment;
  }
  return null;
}
