import { expect, test } from "vitest";
import type { CheckedRow } from "@showroom/api-contract/endpoints/invitations";
import { actionsFor, countRows, EMPTY_ROW, faultLines, nameOfRow, withRow, withSheet } from "./draft-rows.ts";

const typed: CheckedRow = { ...EMPTY_ROW, buildNumber: "1", state: "new", faults: [] };
const ofSheet: CheckedRow = { ...EMPTY_ROW, line: 2, buildNumber: "2", state: "invited", faults: [] };

test("a new file replaces the rows of an earlier one, and keeps typed rows", () => {
  const sheet = [{ ...EMPTY_ROW, line: 2, buildNumber: "3" }];
  expect(withSheet([typed, ofSheet], sheet)).toEqual([{ ...EMPTY_ROW, buildNumber: "1" }, ...sheet]);
});

test("a row is replaced or removed", () => {
  const row = { ...EMPTY_ROW, line: 2, buildNumber: "4" };
  expect(withRow([typed, ofSheet], 1, row).map(({ buildNumber }) => buildNumber)).toEqual(["1", "4"]);
  expect(withRow([typed, ofSheet], 0, null)).toEqual([{ ...EMPTY_ROW, line: 2, buildNumber: "2" }]);
  expect(withRow([typed], 1, row)).toHaveLength(2);
});

test("faults name their column, in the order of the columns", () => {
  const faults = [
    { field: "email", reason: "is niet ingevuld" },
    { field: "buildNumber", reason: "staat ook in rij 2" },
  ] as const;
  expect(faultLines({ ...typed, faults: [...faults] })).toEqual([
    "Bouwnummer: staat ook in rij 2",
    "E-mailadres: is niet ingevuld",
  ]);
  expect(countRows([typed, ofSheet], "new")).toBe(1);
});

test("a row is called by its name, or else its address", () => {
  expect(nameOfRow({ ...EMPTY_ROW, lastName: "de Wit" })).toBe("de Wit");
  expect(nameOfRow({ ...EMPTY_ROW, email: "anna@voorbeeld.nl" })).toBe("anna@voorbeeld.nl");
  expect(nameOfRow(EMPTY_ROW)).toBe("Zonder naam");
});

test("an invitation can be withdrawn once, and a registered buyer's cannot change", () => {
  expect(actionsFor({ state: "sent" })).toEqual(["resend", "correct", "withdraw"]);
  expect(actionsFor({ state: "withdrawn" })).toEqual(["resend", "correct"]);
  expect(actionsFor({ state: "registered" })).toEqual([]);
});
