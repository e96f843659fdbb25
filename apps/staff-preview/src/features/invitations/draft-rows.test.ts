import { expect, test } from "vitest";
import { INVITATION_FIELDS } from "@showroom/api-contract/endpoints/invitations";
import { emptyRow } from "../../shared/sheet/draft-rows.ts";
import { actionsFor, nameOfRow, saysCoBuyer } from "./draft-rows.ts";

const EMPTY_ROW = emptyRow(INVITATION_FIELDS);

test("a row is called by its name, or else its address", () => {
  expect(nameOfRow({ ...EMPTY_ROW, lastName: "de Wit" })).toBe("de Wit");
  expect(nameOfRow({ ...EMPTY_ROW, email: "anna@voorbeeld.nl" })).toBe("anna@voorbeeld.nl");
  expect(nameOfRow(EMPTY_ROW)).toBe("Zonder naam");
});

test("a row is of a co-buyer where it says so", () => {
  expect(["ja", "", "jaa"].map((coBuyer) => saysCoBuyer({ coBuyer }))).toEqual([true, false, false]);
});

test("an invitation can be withdrawn once, and a registered buyer's cannot change", () => {
  expect(actionsFor({ state: "sent" })).toEqual(["resend", "correct", "withdraw"]);
  expect(actionsFor({ state: "withdrawn" })).toEqual(["resend", "correct"]);
  expect(actionsFor({ state: "registered" })).toEqual([]);
});
