import { formatDay } from "./moment.ts";

const WEEKDAYS = ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"] as const;
const MONTHS = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
] as const;

/** The day of a timestamp in Dutch time: `2026-12-11`. Empty for text that is not a timestamp. */
export const dayOf = (moment: string | Date): string => formatDay(moment).split("-").toReversed().join("-");

/** A day such as `2026-12-11` in words: `vrijdag 11 december`, with its year when that is not the present one. */
export function dayInWords(day: string, now: Date): string {
  const date = new Date(`${day}T00:00:00Z`);
  const year = date.getUTCFullYear();
  const words = `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  return year === now.getFullYear() ? words : `${words} ${year}`;
}
