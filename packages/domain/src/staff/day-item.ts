/** What needs somebody of the staff today: the kinds of rows, their order, and whose they are. */

/**
 * `question`: a buyer waits for an answer; `request`: handed in, and nothing was offered; `change`: a change of an agreement was
 * asked for; `half`: some named persons accepted an offer and others did not; `bounce`: a mail came back; `appointment`:
 * somebody comes today; `closing`: a part of a home that was not handed in closes soon; `late`: a part closed with choices that do not
 * count, and that were not put before the buyer as a last offer; `start`: a home that nobody began.
 */
export const DAY_KINDS = [
  "appointment",
  "question",
  "request",
  "change",
  "half",
  "bounce",
  "closing",
  "late",
  "start",
] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** Days after an invitation, or after registering, from which on a home without a start is told. */
export const START_DAYS = 7;
/** Days before a closing date from which on a home that was not handed in is told. */
export const CLOSING_DAYS = 14;
/** Days that a home is left in peace after a reminder. */
export const REMINDER_DAYS = 3;

/** Rows about a home that the showroom can remind, and of which it can say that the standard stands. */
export const isAboutStart = (kind: DayKind): boolean => kind === "closing" || kind === "start";
/** Rows that staff can set aside. The others end with what they are about. */
export const canSettle = (kind: DayKind): boolean => isAboutStart(kind) || kind === "request" || kind === "late";

/** Appointments come first, then what somebody waits for, then what has a date, then what has none. */
const RANK: Readonly<Record<DayKind, number>> = {
  appointment: 0,
  question: 1,
  request: 1,
  change: 1,
  half: 1,
  bounce: 1,
  closing: 2,
  late: 2,
  start: 3,
};

export interface DayOrder {
  readonly key: string;
  readonly kind: DayKind;
  /** ISO timestamp in UTC: since when it waits; of an appointment when it begins, of a closing date the moment at which it closes. */
  readonly at: string;
}

const compareText = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The order of the list: by rank, and then what has waited longest, or what comes first. */
export const compareDayItems = (one: DayOrder, other: DayOrder): number =>
  RANK[one.kind] - RANK[other.kind] || compareText(one.at, other.at) || compareText(one.key, other.key);

/** Whether a member of staff gets a mail for each request, one a day with all of them, or none. */
export const REQUEST_MAILS = ["none", "each", "daily"] as const;
export type RequestMails = (typeof REQUEST_MAILS)[number];

export interface Absence {
  readonly userId: number;
  /** The last day of the absence, such as `2026-12-11`, in Dutch time. */
  readonly lastDay: string;
  /** Who does the work meanwhile; null for everybody. */
  readonly deputyId: number | null;
}

/**
 * Who answers for a row that was given to somebody: that person, or the deputy while the person is out of office, and the deputy's
 * deputy. Null when it is everybody's.
 */
export function whoAnswers(givenTo: number | null, absences: readonly Absence[], today: string): number | null {
  const passed = new Set<number>();
  let answers = givenTo;
  while (answers !== null && !passed.has(answers)) {
    passed.add(answers);
    const asked = answers;
    const absence = absences.find(({ userId, lastDay }) => userId === asked && lastDay >= today);
    if (!absence) return answers;
    answers = absence.deputyId;
  }
  return null;
}

const DAY_MS = 86_400_000;

/**
 * Whether a home is left in peace after a reminder, at a moment in milliseconds since 1970. On the last two days before a date it never is.
 * `daysLeft`: until the date; null for none.
 */
export const restsAfterReminder = (remindedAt: number | null, daysLeft: number | null, at: number): boolean =>
  remindedAt !== null && at - remindedAt < REMINDER_DAYS * DAY_MS && (daysLeft === null || daysLeft > 1);
