import type { ClosingPhase, PhaseDates } from "@showroom/api-contract/endpoints/closings";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { recordOf } from "@showroom/domain/model/record-of";
import { closingsTexts as texts } from "./texts.ts";

const DAY = 86_400_000;

/** A day such as `2026-12-11` as it is written in Dutch: `11-12-2026`. */
export const dutchDay = (day: string): string => day.split("-").toReversed().join("-");

/** The day that is a number of days later, or earlier for a negative number. */
export const shiftedDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** All dates of a phase, a number of days later. */
export const shiftedDates = (dates: PhaseDates, days: number): PhaseDates =>
  recordOf(PARTS, (part) => dates[part] && shiftedDay(dates[part], days));

export const nameOfPhase = ({ phase }: Pick<ClosingPhase, "phase">): string => phase || texts.noPhase;
