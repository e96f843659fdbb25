import { expect, test } from "vitest";
import { countRows, emptyRow, faultLines, typedRow, withRow, withSheet } from "./draft-rows.ts";

const FIELDS = ["number", "email"] as const;
const NAMES = { number: "Bouwnummer", email: "E-mailadres" };
const EMPTY = emptyRow(FIELDS);
const typed = { ...EMPTY, number: "1" };
const ofSheet = { ...EMPTY, line: 2, number: "2" };

test("a new file replaces the rows of an earlier one, and keeps typed rows", () => {
  const sheet = [{ ...EMPTY, line: 2, number: "3" }];
  expect(withSheet([typed, ofSheet], sheet)).toEqual([typed, ...sheet]);
});

test("a row is replaced, added or removed", () => {
  const row = { ...EMPTY, line: 2, number: "4" };
  expect(withRow([typed, ofSheet], 1, row).map(({ number }) => number)).toEqual(["1", "4"]);
  expect(withRow([typed, ofSheet], 0, null)).toEqual([ofSheet]);
  expect(withRow([typed], 1, row)).toHaveLength(2);
});

test("a checked row is sent as it was typed", () => {
  const checked = { ...ofSheet, state: "fault", faults: [] };
  expect(typedRow(FIELDS, checked)).toEqual(ofSheet);
});

test("faults name their column, in the order of the columns", () => {
  const faults = [
    { field: "email", reason: "is niet ingevuld" },
    { field: "number", reason: "staat ook in rij 2" },
  ] as const;
  expect(faultLines(NAMES, faults)).toEqual(["Bouwnummer: staat ook in rij 2", "E-mailadres: is niet ingevuld"]);
  expect(countRows([{ state: "new" }, { state: "fault" }], "new")).toBe(1);
});
