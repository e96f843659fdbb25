import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  resendInvitation,
  withdrawInvitation,
  type BuyerInvitation,
} from "@showroom/api-contract/endpoints/invitations";
import { emailSchema } from "@showroom/api-contract/fields";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { nameOfInvited, type InvitationAction } from "./draft-rows.ts";
import { invitationsQuery } from "./invitations-queries.ts";
import { invitationsTexts as texts } from "./texts.ts";

interface InvitationDialogProps {
  readonly invitation: BuyerInvitation;
  readonly action: InvitationAction;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Asks before an invitation is sent again, gets another address, or is withdrawn. */
export function InvitationDialog({ invitation, action, onClose, onDone }: InvitationDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [email, setEmail] = useState(invitation.email);
  const [isWrong, setIsWrong] = useState(false);
  const name = nameOfInvited(invitation);
  const question = texts.questions[action];
  const change = useMutation({
    mutationFn: async () => {
      const { userId, invitationId } = invitation;
      const params = { projectId, userId };
      const { outcome } =
        action === "withdraw"
          ? await api.call(withdrawInvitation, { params, body: { invitationId } })
          : await api.call(resendInvitation, {
              params,
              body: { invitationId, email: action === "correct" ? email : null },
            });
      return outcome;
    },
    onSuccess: (outcome) => {
      if (outcome === "done") onDone(texts.done[action](name));
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: invitationsQuery(projectId).queryKey });
      await queries.invalidateQueries({ queryKey: buyersQuery(projectId).queryKey });
    },
  });
  const refusal = change.data === undefined || change.data === "done" ? null : texts.refused[change.data];
  const fault = change.isError ? texts.failed : refusal;
  const confirm = (): void => {
    const wrong = action === "correct" && !emailSchema.safeParse(email).success;
    setIsWrong(wrong);
    if (!wrong) change.mutate();
  };
  return (
    <ConfirmDialog
      open
      danger={action === "withdraw"}
      title={question.title(name)}
      confirmLabel={question.confirm}
      cancelLabel={texts.no}
      busy={change.isPending}
      unavailable={change.data === "changed"}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>{question.body(invitation.email)}</p>
      {action === "correct" && (
        <TextField
          label={texts.newAddress}
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={isWrong && texts.wrongAddress}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
