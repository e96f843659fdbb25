import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closingsOf, PARTS, type Closing, type Part } from "./closing-date.ts";
import { daysUntil, isBindingNews, planningNews, type PlanningNews, type ToldDate } from "./planning-news.ts";

const DAY = 86_400_000;
/** Nine in the morning in the Netherlands, in winter time. */
const morning = (day: string): number => Date.parse(`${day}T08:00:00Z`);
const tiles = (lastDay: string): readonly Closing[] => [{ part: "tiles", lastDay, reason: null }];
const news = (
  closings: readonly Closing[],
  told: readonly ToldDate[],
  at: number,
  isMuted = false,
): readonly PlanningNews[] => planningNews({ closings, told, distances: [14, 3], isMuted, at }).news;

describe("what a buyer is told", () => {
  it("is a date that was set, once", () => {
    const first = planningNews({
      closings: tiles("2026-12-20"),
      told: [],
      distances: [14, 3],
      isMuted: false,
      at: morning("2026-11-01"),
    });
    expect(first.news).toEqual([{ kind: "set", part: "tiles", lastDay: "2026-12-20" }]);
    expect(first.told).toEqual([{ part: "tiles", lastDay: "2026-12-20", distance: null }]);
    expect(news(tiles("2026-12-20"), first.told, morning("2026-12-05"))).toEqual([]);
  });

  it("is a reminder on the day of each distance, of which the last one is binding", () => {
    const told: ToldDate[] = [{ part: "tiles", lastDay: "2026-12-20", distance: null }];
    expect(news(tiles("2026-12-20"), told, morning("2026-12-06"))).toEqual([
      { kind: "reminder", part: "tiles", lastDay: "2026-12-20", daysLeft: 14, isBinding: false },
    ]);
    const reminded: ToldDate[] = [{ part: "tiles", lastDay: "2026-12-20", distance: 14 }];
    expect(news(tiles("2026-12-20"), reminded, morning("2026-12-16"))).toEqual([]);
    expect(news(tiles("2026-12-20"), reminded, morning("2026-12-17"))).toEqual([
      { kind: "reminder", part: "tiles", lastDay: "2026-12-20", daysLeft: 3, isBinding: true },
    ]);
  });

  it("is the nearest reminder alone when several were missed, and none after the day", () => {
    const told: ToldDate[] = [{ part: "tiles", lastDay: "2026-12-20", distance: null }];
    expect(
      news(tiles("2026-12-20"), told, morning("2026-12-19")).map((one) => "daysLeft" in one && one.daysLeft),
    ).toEqual([1]);
    expect(news(tiles("2026-12-20"), told, morning("2026-12-21"))).toEqual([]);
  });

  it("leaves out what only helps for who wants no reminders, and never the last one", () => {
    const told: ToldDate[] = [{ part: "tiles", lastDay: "2026-12-20", distance: null }];
    expect(news(tiles("2026-12-20"), told, morning("2026-12-06"), true)).toEqual([]);
    const last = news(tiles("2026-12-20"), told, morning("2026-12-18"), true);
    expect(last).toHaveLength(1);
    expect(isBindingNews(last)).toBe(true);
  });

  it("is a date that was moved or taken away, without a reminder of the same part", () => {
    const told: ToldDate[] = [{ part: "tiles", lastDay: "2026-12-20", distance: 14 }];
    expect(news(tiles("2026-12-12"), told, morning("2026-12-10"))).toEqual([
      { kind: "moved", part: "tiles", lastDay: "2026-12-12", before: "2026-12-20" },
    ]);
    expect(news([], told, morning("2026-12-10"))).toEqual([{ kind: "ended", part: "tiles", before: "2026-12-20" }]);
  });
});

it("days are counted in Dutch time, also over the change of clocks", () => {
  expect(daysUntil("2026-12-20", Date.parse("2026-12-19T22:59:00Z"))).toBe(1);
  expect(daysUntil("2026-12-20", Date.parse("2026-12-19T23:01:00Z"))).toBe(0);
  expect(daysUntil("2027-03-29", Date.parse("2027-03-27T23:30:00Z"))).toBe(1);
});

/** Days after 1 March 2027. */
const dayNumber = fc.integer({ min: 0, max: 90 });
const isoDay = (number: number): string => new Date(Date.parse("2027-03-01") + number * DAY).toISOString().slice(0, 10);
const change = fc.record({
  on: dayNumber,
  part: fc.constantFrom(...PARTS),
  lastDay: fc.option(
    dayNumber.map((number) => number + 10),
    { nil: null },
  ),
});

it("over any sequence of dates, nothing is told twice and the last reminder is never left out", () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (changes, distances, isMuted) => {
        const dates = new Map<Part, string>();
        let told = new Map<Part, ToldDate>();
        const reminded = new Set<string>();
        /** Since when each date has been told, as a number of a day. */
        const since = new Map<string, number>();
        for (let number = 0; number <= 110; number += 1) {
          for (const { on, part, lastDay } of changes)
            if (on === number) {
              if (lastDay === null) dates.delete(part);
              else dates.set(part, isoDay(lastDay));
            }
          const closings = closingsOf(
            [...dates].map(([part, lastDay]) => ({ part, lastDay })),
            [],
          );
          const at = morning(isoDay(number));
          const ask = () => planningNews({ closings, told: [...told.values()], distances, isMuted, at });
          const run = ask();
          told = new Map([...told, ...run.told.map((one) => [one.part, one] as const)]);
          expect(ask().news).toEqual([]);
          for (const one of run.news) {
            if (one.kind === "set" || one.kind === "moved") since.set(one.part, number);
            if (one.kind !== "reminder") continue;
            expect(one.daysLeft).toBeGreaterThanOrEqual(0);
            const key = `${one.part} ${since.get(one.part)} ${distances.filter((distance) => distance >= one.daysLeft).length}`;
            expect(reminded).not.toContain(key);
            reminded.add(key);
          }
          // On the last day itself everybody has been told the date, or reminded of it, within its last distance or since it was set.
          for (const { part, lastDay } of closings)
            if (lastDay === isoDay(number))
              expect(told.get(part)).toMatchObject({ lastDay, distance: Math.min(...distances) });
        }
      },
    ),
  );
});
