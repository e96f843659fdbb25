import { dayOf } from "@showroom/domain/format/day-in-words";
import { dutchMoment, formatTime } from "@showroom/domain/format/moment";
import { DAY } from "@showroom/service/clock";

/** Mails are sent between these hours in Dutch time, the last one excluded. */
const DAYTIME = { from: "08", until: "20" } as const;

export const isDaytime = (at: Date): boolean => {
  const hour = formatTime(at).slice(0, 2);
  return hour >= DAYTIME.from && hour < DAYTIME.until;
};

/** The first moment from another one on at which mails are sent. */
export function nextDaytime(at: Date): Date {
  if (isDaytime(at)) return at;
  const isEvening = formatTime(at).slice(0, 2) >= DAYTIME.until;
  return new Date(dutchMoment(dayOf(isEvening ? new Date(at.getTime() + DAY) : at), `${DAYTIME.from}:00`));
}
