import { expect, test } from "vitest";
import type { CatalogueDifference } from "@showroom/api-contract/entities/catalogue";
import { cents } from "@showroom/domain/money/cents";
import { describeDifference, describeQuestions } from "./describe-difference.ts";

const nothing: CatalogueDifference = {
  outcome: "changed",
  added: {},
  removals: [],
  changed: { articles: [], pages: 0 },
  buyers: [],
  submissions: [],
  questions: [],
};

test("an unchanged catalogue says so", () =>
  expect(describeDifference({ ...nothing, outcome: "unchanged" })).toHaveLength(1));

test("new, removed and changed articles are named; things without a name for their owner are left out", () =>
  expect(
    describeDifference({
      ...nothing,
      added: { product: 2, variant: 4 },
      removals: [
        { kind: "product", key: "WT-1", name: "Duin" },
        { kind: "offer", key: "wt-1", name: null },
      ],
      changed: { articles: Array.from({ length: 12 }, (_, at) => `A-${at}`), pages: 3 },
    }),
  ).toEqual([
    "2 artikelen erbij",
    "Vervalt: artikel Duin (WT-1)",
    "12 artikelen gewijzigd: A-0, A-1, A-2, A-3, A-4, A-5, A-6, A-7, A-8, A-9 en 2 meer",
  ]));

test("buyers who are asked and submissions that stay are named by their home, staff by their address", () => {
  const buyer = { buildNumber: "12", staff: null, changes: [], totalBefore: cents(10_000), totalNow: cents(0) };
  const lines = describeDifference({
    ...nothing,
    buyers: [buyer, { ...buyer, staff: "bo@showroom.example" }],
    submissions: [{ buildNumber: "3", retired: ["WT-1"] }],
  });
  expect(lines[0]).toMatch(/^Bouwnummer 12 wordt over 0 keuzes gevraagd; nu .*100.*/);
  expect(lines[1]).toMatch(/^bo@showroom\.example wordt/);
  expect(lines[2]).toBe("Bouwnummer 3 is ingediend en blijft zoals het is, met: WT-1");
});

test("what has to be agreed to is said in a sentence", () =>
  expect(describeQuestions({ ...nothing, questions: [{ kind: "retires-many", retired: 12, of: 40 }] })).toEqual([
    "Let op: 12 van de 40 artikelen vervallen, meer dan een tiende.",
  ]));
