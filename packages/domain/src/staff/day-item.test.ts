import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import { canSettle, compareDayItems, DAY_KINDS, restsAfterReminder, whoAnswers, type Absence } from "./day-item.ts";

const item = (kind: (typeof DAY_KINDS)[number], at: string) => ({ key: `${kind} ${at}`, kind, at });

it("puts appointments first, then what waits longest, then dates, then homes without a start", () => {
  const [start, closing, question, half, appointment] = [
    item("start", "2026-01-01T00:00:00Z"),
    item("closing", "2026-12-04T23:00:00Z"),
    item("question", "2026-11-28T09:00:00Z"),
    item("half", "2026-11-27T09:00:00Z"),
    item("appointment", "2026-11-29T13:00:00Z"),
  ];
  expect([start, closing, question, half, appointment].toSorted(compareDayItems)).toEqual([
    appointment,
    half,
    question,
    closing,
    start,
  ]);
});

it("sets aside only what nothing else ends", () => {
  expect(DAY_KINDS.filter(canSettle)).toEqual(["request", "closing", "late", "start"]);
});

const away = (userId: number, lastDay: string, deputyId: number | null): Absence => ({ userId, lastDay, deputyId });

it("gives the rows of who is away to the deputy, up to and including the last day", () => {
  const absences = [away(1, "2026-12-04", 2), away(3, "2026-12-04", null)];
  expect(whoAnswers(1, absences, "2026-12-04")).toBe(2);
  expect(whoAnswers(1, absences, "2026-12-05")).toBe(1);
  expect(whoAnswers(3, absences, "2026-12-01")).toBeNull();
  expect(whoAnswers(4, absences, "2026-12-01")).toBe(4);
  expect(whoAnswers(null, absences, "2026-12-01")).toBeNull();
  expect(whoAnswers(1, [...absences, away(2, "2026-12-31", 3)], "2026-12-01")).toBeNull();
});

it("never gives a row to somebody who is away, whoever deputises for whom", () => {
  const person = fc.integer({ min: 1, max: 5 });
  const anyAbsences = fc.uniqueArray(
    fc.record({
      userId: person,
      lastDay: fc.constantFrom("2026-11-30", "2026-12-02"),
      deputyId: fc.option(person, { nil: null }),
    }),
    { selector: ({ userId }) => userId },
  );
  fc.assert(
    fc.property(person, anyAbsences, (givenTo, absences) => {
      const today = "2026-12-01";
      const answers = whoAnswers(givenTo, absences, today);
      expect(absences.some(({ userId, lastDay }) => userId === answers && lastDay >= today)).toBe(false);
      if (!absences.some(({ userId, lastDay }) => userId === givenTo && lastDay >= today))
        expect(answers).toBe(givenTo);
    }),
    { seed: SEED, numRuns: runs(200) },
  );
});

it("leaves a home in peace for three days after a reminder, but not on the last two days before a date", () => {
  const at = Date.parse("2026-12-04T09:00:00Z");
  const dayBefore = Date.parse("2026-12-03T09:00:00Z");
  expect(restsAfterReminder(null, null, at)).toBe(false);
  expect(restsAfterReminder(dayBefore, null, at)).toBe(true);
  expect(restsAfterReminder(Date.parse("2026-12-01T09:00:00Z"), null, at)).toBe(false);
  expect(restsAfterReminder(dayBefore, 2, at)).toBe(true);
  expect(restsAfterReminder(dayBefore, 1, at)).toBe(false);
});
