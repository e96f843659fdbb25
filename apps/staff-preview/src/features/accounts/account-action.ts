import type { StaffAccount } from "@showroom/api-contract/endpoints/staff-accounts";
import { accountsTexts as texts } from "./texts.ts";

export type AccountAction = "switch-off" | "switch-on" | "reset-second-factor";

/** The words that ask whether to carry out an action. */
export function questionOf(action: AccountAction, name: string) {
  switch (action) {
    case "switch-off":
      return { title: texts.offTitle(name), body: texts.offBody, confirm: texts.offConfirm, danger: true };
    case "switch-on":
      return { title: texts.onTitle(name), body: texts.onBody, confirm: texts.onConfirm, danger: false };
    case "reset-second-factor":
      return { title: texts.resetTitle(name), body: texts.resetBody, confirm: texts.resetConfirm, danger: true };
  }
}

/** The actions that fit an account. One's own account has none: an admin cannot lock themselves out. */
export function actionsFor(account: StaffAccount, ownId: number): readonly AccountAction[] {
  if (account.id === ownId) return [];
  const reset = account.hasSecondFactor ? (["reset-second-factor"] as const) : [];
  return [...reset, account.isEnabled ? "switch-off" : "switch-on"];
}

/** Name, or the address of somebody without one. */
export const accountName = ({ firstName, lastName, email }: StaffAccount): string =>
  `${firstName} ${lastName}`.trim() || email;
