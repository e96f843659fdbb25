import type { DayItem } from "@showroom/api-contract/endpoints/day";
import { daysUntil } from "@showroom/domain/closing-date/planning-news";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { formatDifference } from "@showroom/domain/format/money";
import { formatDay, formatTime } from "@showroom/domain/format/moment";
import { paths } from "../../shared/paths/paths.ts";
import { dayTexts as texts } from "./texts.ts";

/** Of which home a row is, in words. */
export const homeOf = ({ home }: DayItem): string =>
  home === null ? texts.showroom : texts.home(home.buildNumber, home.names);

/** What a row is about and why it is on the list. */
export function whatOf({ about }: DayItem, now: Date): string {
  const { what } = texts;
  switch (about.kind) {
    case "appointment":
      return what.appointment(formatTime(about.fromDate), about.employeeName);
    case "question":
      return what.question(about.subject, about.words);
    case "request":
      return what.request(about.submitType, about.reference);
    case "change":
      return what.change(about.by, about.words);
    case "half":
      return what.half(about.accepted, about.waiting, about.reference, formatDay(about.validUntil));
    case "bounce":
      return what.bounce(about.to, about.subject, about.reason);
    case "closing":
      return what.closing(about.parts, dayInWords(about.lastDay, now), about.daysLeft, about.hasStarted);
    case "late":
      return what.late(
        about.late.map(({ part }) => part),
        about.late.map(({ lastDay }) => dayInWords(lastDay, now)),
        formatDifference(about.totalPrice),
      );
    case "start":
      return what.start(about.isRegistered);
  }
}

/** How long a row waits; null for what has a moment of its own. */
export function waitOf({ about, at }: DayItem, now: Date): string | null {
  if (about.kind === "appointment" || about.kind === "closing") return null;
  return texts.waits(Math.max(0, -daysUntil(dayOf(at), now.getTime())));
}

/** The place where the row is done; null for what the list itself does. */
export function placeOf({ about, project: { slug }, home }: DayItem): string | null {
  switch (about.kind) {
    case "appointment":
      return paths.appointments(slug);
    case "question":
      return paths.question(slug, about.threadId);
    case "request":
      if (about.submitType === "showroom") return paths.appointments(slug);
      return about.submitType === "quote" || home === null ? paths.offers(slug) : paths.confirmation(slug, home.userId);
    case "change":
    case "half":
      return paths.offers(slug);
    case "bounce":
      return paths.bouncedMails(slug);
    case "late":
      return home === null ? null : paths.lastOffer(slug, home.userId);
    case "closing":
    case "start":
      return null;
  }
}
