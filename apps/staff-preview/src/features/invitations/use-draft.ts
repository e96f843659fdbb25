import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  INVITATION_FILE_LIMIT,
  inviteBuyers,
  readInvitationSheet,
  type CheckedRow,
  type InvitationRow,
} from "@showroom/api-contract/endpoints/invitations";
import { api } from "../../shared/api/api.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { readUpload } from "../../shared/files/read-upload.ts";
import { typedRow, withSheet } from "./draft-rows.ts";
import { invitationsQuery } from "./invitations-queries.ts";

/** The list of buyers to invite. The server checks it after every change. */
export function useDraft(projectId: number) {
  const queries = useQueryClient();
  const [rows, setRows] = useState<readonly CheckedRow[]>([]);
  const call = (next: readonly InvitationRow[], dryRun: boolean) =>
    api.call(inviteBuyers, { params: { projectId }, body: { rows: next.map(typedRow), dryRun } });
  const check = async (next: readonly InvitationRow[]): Promise<void> =>
    setRows(next.length === 0 ? [] : (await call(next, true)).rows);
  const change = useMutation({ mutationFn: check });
  const read = useMutation({
    mutationFn: async (file: File) => {
      const body = await readUpload(file, INVITATION_FILE_LIMIT);
      const sheet = await api.call(readInvitationSheet, { params: { projectId }, body });
      if (sheet.faults.length === 0) await check(withSheet(rows, sheet.rows));
      return sheet.faults;
    },
  });
  /** Returns the number of mails; null when there are faults now, which the rows then show. */
  const send = useMutation({
    mutationFn: async () => {
      const outcome = await call(rows, false);
      setRows(outcome.sent === null ? outcome.rows : []);
      return outcome.sent;
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: invitationsQuery(projectId).queryKey });
      await queries.invalidateQueries({ queryKey: buyersQuery(projectId).queryKey });
    },
  });
  return { rows, change, read, send, isBusy: change.isPending || read.isPending || send.isPending };
}
