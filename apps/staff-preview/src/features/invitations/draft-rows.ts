import type { BuyerInvitation, InvitationField } from "@showroom/api-contract/endpoints/invitations";
import { readCoBuyer } from "@showroom/domain/staff/home-buyers";
import type { TypedRow } from "../../shared/sheet/draft-rows.ts";
import { invitationsTexts as texts } from "./texts.ts";

export const nameOfRow = ({ firstName, lastName, email }: TypedRow<InvitationField>): string =>
  `${firstName} ${lastName}`.trim() || email || texts.noName;

export const saysCoBuyer = ({ coBuyer }: Pick<TypedRow<InvitationField>, "coBuyer">): boolean =>
  readCoBuyer(coBuyer) === true;

export type InvitationAction = keyof typeof texts.actions;

/** What staff can do with an invitation. A registered buyer has an account of their own. */
export function actionsFor({ state }: Pick<BuyerInvitation, "state">): readonly InvitationAction[] {
  if (state === "registered") return [];
  return state === "withdrawn" ? ["resend", "correct"] : ["resend", "correct", "withdraw"];
}

export const nameOfInvited = ({ name, email }: BuyerInvitation): string => name || email;
