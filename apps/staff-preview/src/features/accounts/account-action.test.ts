import { expect, test } from "vitest";
import type { StaffAccount } from "@showroom/api-contract/endpoints/staff-accounts";
import { accountName, actionsFor } from "./account-action.ts";

const account: StaffAccount = {
  id: 7,
  email: "adviseur@showroom.example",
  firstName: "Iris",
  lastName: "de Wit",
  role: "showroomadvisor",
  organisation: "Showroom",
  isEnabled: true,
  hasSecondFactor: false,
  isSecondFactorRequired: false,
};

test("another's account can be switched, and its second factor removed when there is one", () => {
  expect(actionsFor(account, 1)).toEqual(["switch-off"]);
  expect(actionsFor({ ...account, isEnabled: false }, 1)).toEqual(["switch-on"]);
  expect(actionsFor({ ...account, hasSecondFactor: true }, 1)).toEqual(["reset-second-factor", "switch-off"]);
});

test("one's own account has no actions", () => {
  expect(actionsFor({ ...account, hasSecondFactor: true }, 7)).toEqual([]);
});

test("an account without a name is called by its address", () => {
  expect(accountName(account)).toBe("Iris de Wit");
  expect(accountName({ ...account, firstName: "", lastName: "" })).toBe(account.email);
});
