import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import type { CatalogueDifference } from "./catalogue-difference.ts";
import { describeDifference, describeQuestions, describeUndoing, groupDetails } from "./describe-difference.ts";

const nothing: CatalogueDifference = {
  outcome: "changed",
  added: {},
  removals: [],
  changed: { articles: [], pages: 0 },
  details: [],
  undoes: null,
  buyers: [],
  submissions: [],
  agreements: [],
  offers: [],
  questions: [],
};

test("an unchanged catalogue says so", () =>
  expect(describeDifference({ ...nothing, outcome: "unchanged" })).toHaveLength(1));

test("without a comparison, new, removed and changed articles are named; things without a name for their owner are left out", () =>
  expect(
    describeDifference({
      ...nothing,
      details: null,
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
  const change = { kind: "gone" } as never as CatalogueDifference["buyers"][number]["changes"][number];
  const buyer = { buildNumber: "12", staff: null, changes: [change], totalBefore: cents(10_000), totalNow: cents(0) };
  const lines = describeDifference({
    ...nothing,
    buyers: [buyer, { ...buyer, staff: "bo@showroom.example" }],
    submissions: [{ buildNumber: "3", retired: ["WT-1"] }],
  });
  expect(lines[0]).toMatch(/^Bouwnummer 12 wordt over 1 keuze gevraagd; nu .*100.*/);
  expect(lines[1]).toMatch(/^bo@showroom\.example wordt/);
  expect(lines[2]).toBe("Bouwnummer 3 is ingediend en blijft zoals het is, met: WT-1");
});

test("a buyer whose total changes is named with the difference", () => {
  const buyer = { buildNumber: "12", staff: null, changes: [], totalBefore: cents(10_000), totalNow: cents(15_000) };
  expect(describeDifference({ ...nothing, buyers: [buyer] })[0]).toMatch(
    /^Bouwnummer 12: totaal van .*100.* naar .*150.* \(.*50.* meer\)$/,
  );
});

test("a catalogue that changes nothing says so", () =>
  expect(describeDifference(nothing)).toEqual(["Er verandert niets ten opzichte van wat er nu in de showroom staat."]));

const detail = { sheet: "Ruimten", entry: "Type A, badkamer", field: "Wand m²", from: "19,2", to: "1.920" };

test("differences are named by sheet, entry and field", () => {
  const gone = { sheet: "Producten", entry: "Duin (WT-1)", field: null, from: "Duin (WT-1)", to: null };
  expect(groupDetails([detail, gone, { ...detail, field: "Kit m¹", from: null }])).toEqual([
    { sheet: "Ruimten", lines: ["Type A, badkamer: Wand m²: 19,2 → 1.920", "Type A, badkamer: Kit m¹: leeg → 1.920"] },
    { sheet: "Producten", lines: ["Duin (WT-1) vervalt"] },
  ]);
});

test("publishing on top of a newer version says what it undoes", () => {
  expect(describeUndoing(nothing)).toBeNull();
  const undoing = (details: CatalogueDifference["details"]) =>
    describeUndoing({ ...nothing, undoes: { version: "2026-1b", details } });
  expect(undoing([detail])?.[1]).toBe("Ongedaan gemaakt: Ruimten: Type A, badkamer: Wand m²: 19,2 → 1.920");
  expect(undoing([])?.[1]).toContain("niets ongedaan");
  expect(undoing(null)?.[1]).toContain("niet meer na te gaan");
});

test("what has to be agreed to is said in a sentence", () =>
  expect(describeQuestions({ ...nothing, questions: [{ kind: "retires-many", retired: 12, of: 40 }] })).toEqual([
    "Let op: 12 van de 40 artikelen vervallen, meer dan een tiende.",
  ]));

test("an organisation that exists is said to get new details, and its advisors to see the project", () => {
  const ask = (advisors: number) =>
    describeQuestions({ ...nothing, questions: [{ kind: "reuses-organisation", key: "s", name: "Steen", advisors }] });
  expect(ask(0)).toEqual(["Let op: de gegevens van Steen worden die van dit bestand."]);
  expect(ask(1)[0]).toContain("de adviseur van Steen ziet dit project");
  expect(ask(3)[0]).toContain("de 3 adviseurs van Steen zien dit project");
});

test("agreements and open offers that a catalogue touches are named, with what becomes of them", () => {
  const lost = ["Duin (WT-1)"];
  const dearer = ["Zand (WT-2)"];
  const lines = describeDifference({
    ...nothing,
    agreements: [
      { buildNumber: "16", lost, dearer, proposed: ["LIN-16-0001-W1", "LIN-16-0001-W2"] },
      { buildNumber: "17", lost, dearer: [], proposed: [] },
    ],
    offers: [{ buildNumber: "18", reference: "LIN-18-0003-O1", lastDay: "12-12-2026", lost, dearer }],
  });
  expect(lines).toEqual([
    "Akkoord van bouwnummer 16: Duin (WT-1) vervalt. De kopers krijgen een voorstel (LIN-16-0001-W1, LIN-16-0001-W2), voor geen hogere prijs; het akkoord blijft gelden tot zij opdracht geven.",
    "Akkoord van bouwnummer 16 houdt de afgesproken prijs, al wordt duurder: Zand (WT-2).",
    "Akkoord van bouwnummer 17: Duin (WT-1) vervalt. Er is geen nieuw voorstel gemaakt; het akkoord blijft gelden. Stel zo nodig zelf een wijziging voor.",
    "Offerte LIN-18-0003-O1 staat open tot en met 12-12-2026 en houdt haar regels en prijzen. Vervalt: Duin (WT-1); Wordt duurder: Zand (WT-2).",
  ]);
});
