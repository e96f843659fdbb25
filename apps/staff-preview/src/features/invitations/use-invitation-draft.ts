import { useQueryClient } from "@tanstack/react-query";
import {
  INVITATION_FIELDS,
  inviteBuyers,
  readInvitationSheet,
  type CheckedRow,
  type InvitationField,
} from "@showroom/api-contract/endpoints/invitations";
import { api } from "../../shared/api/api.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { useDraft, type Draft } from "../../shared/sheet/use-draft.ts";
import { invitationsQuery } from "./invitations-queries.ts";

export type InvitationDraft = Draft<InvitationField, CheckedRow["state"]>;

/** The list of buyers to invite. */
export function useInvitationDraft(projectId: number): InvitationDraft {
  const queries = useQueryClient();
  const params = { projectId };
  return useDraft<InvitationField, CheckedRow["state"]>({
    fields: INVITATION_FIELDS,
    readSheet: (file) => api.call(readInvitationSheet, { params, body: { file } }),
    send: async (rows, dryRun) => {
      const outcome = await api.call(inviteBuyers, { params, body: { rows: [...rows], dryRun } });
      return { rows: outcome.rows, done: outcome.sent };
    },
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: invitationsQuery(projectId).queryKey });
      await queries.invalidateQueries({ queryKey: buyersQuery(projectId).queryKey });
    },
  });
}
