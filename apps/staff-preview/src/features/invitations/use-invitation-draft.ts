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
      // The earlier version, which still runs during an update, does not know the field.
      const sent = rows.map(({ coBuyer, ...row }) => (coBuyer === "" ? row : { ...row, coBuyer }));
      const outcome = await api.call(inviteBuyers, { params, body: { rows: sent, dryRun } });
      return { rows: outcome.rows, done: outcome.sent };
    },
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: invitationsQuery(projectId).queryKey });
      await queries.invalidateQueries({ queryKey: buyersQuery(projectId).queryKey });
    },
  });
}
