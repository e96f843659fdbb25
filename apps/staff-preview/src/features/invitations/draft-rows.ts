import {
  INVITATION_FIELDS,
  type BuyerInvitation,
  type CheckedRow,
  type InvitationRow,
} from "@showroom/api-contract/endpoints/invitations";
import { invitationsTexts as texts } from "./texts.ts";

export const EMPTY_ROW: InvitationRow = {
  line: null,
  buildNumber: "",
  houseType: "",
  firstName: "",
  lastName: "",
  email: "",
};

/** A checked row as it was typed. */
export const typedRow = ({
  line,
  buildNumber,
  houseType,
  firstName,
  lastName,
  email,
}: InvitationRow): InvitationRow => ({
  line,
  buildNumber,
  houseType,
  firstName,
  lastName,
  email,
});

/** The rows of a new file take the place of those of an earlier file; typed rows stay. */
export const withSheet = (rows: readonly InvitationRow[], sheet: readonly InvitationRow[]): InvitationRow[] => [
  ...rows.filter(({ line }) => line === null).map(typedRow),
  ...sheet,
];

/** The list with a row in the place `at`; without a row that place is removed. */
export const withRow = (rows: readonly InvitationRow[], at: number, row: InvitationRow | null): InvitationRow[] =>
  rows.map(typedRow).toSpliced(at, 1, ...(row ? [row] : []));

export const countRows = (rows: readonly CheckedRow[], state: CheckedRow["state"]): number =>
  rows.filter((row) => row.state === state).length;

/** The faults of a row in the order of its columns, each with the name of its column. */
export const faultLines = ({ faults }: CheckedRow): string[] =>
  faults
    .toSorted((one, other) => INVITATION_FIELDS.indexOf(one.field) - INVITATION_FIELDS.indexOf(other.field))
    .map(({ field, reason }) => texts.fault(texts.fields[field], reason));

export const nameOfRow = ({ firstName, lastName, email }: InvitationRow): string =>
  `${firstName} ${lastName}`.trim() || email || texts.noName;

export type InvitationAction = keyof typeof texts.actions;

/** What staff can do with an invitation. A registered buyer has an account of their own. */
export function actionsFor({ state }: Pick<BuyerInvitation, "state">): readonly InvitationAction[] {
  if (state === "registered") return [];
  return state === "withdrawn" ? ["resend", "correct"] : ["resend", "correct", "withdraw"];
}

export const nameOfInvited = ({ name, email }: BuyerInvitation): string => name || email;
