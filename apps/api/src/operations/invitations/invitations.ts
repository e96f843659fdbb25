import {
  inviteBuyers,
  listInvitations,
  readInvitationSheet,
  resendInvitation,
  withdrawInvitation,
} from "@showroom/api-contract/endpoints/invitations";
import { resendInvitationTo, withdrawInvitationOf } from "../../invitations/change-invitation.ts";
import { inviteBuyersOfProject } from "../../invitations/invite-buyers.ts";
import { findInvitations } from "../../invitations/list-invitations.ts";
import { INVITATION_SHEET } from "../../invitations/invitation-sheet.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import { readSheetFile } from "../../sheets/read-sheet.ts";

const readInvitationSheetOperation = operation(readInvitationSheet, ({ body }) =>
  readSheetFile(INVITATION_SHEET, body.file),
);

const inviteBuyersOperation = operation(inviteBuyers, ({ app, asker, params, body }) =>
  inviteBuyersOfProject(app, asker, params.projectId, body),
);

const listInvitationsOperation = operation(listInvitations, async ({ app, params }) => ({
  items: await findInvitations(app.db, params.projectId),
}));

const resendInvitationOperation = operation(resendInvitation, async ({ app, asker, params, body }) => ({
  outcome: await resendInvitationTo(app, asker, { ...params, invitationId: body.invitationId }, body.email),
}));

const withdrawInvitationOperation = operation(withdrawInvitation, async ({ app, asker, params, body }) => ({
  outcome: await withdrawInvitationOf(app, asker, { ...params, invitationId: body.invitationId }),
}));

/** The calls about invitations of buyers. */
export const INVITATION_OPERATIONS: readonly Operation[] = [
  inviteBuyersOperation,
  listInvitationsOperation,
  readInvitationSheetOperation,
  resendInvitationOperation,
  withdrawInvitationOperation,
];
