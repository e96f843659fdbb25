import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { REASON_LIMIT, withdrawOffer } from "@showroom/api-contract/endpoints/offers";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { offersQuery } from "./offers-queries.ts";
import { offersTexts as texts } from "./texts.ts";

interface WithdrawDialogProps {
  readonly offerId: number;
  readonly reference: string;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Withdraws an offer, with a reason that the buyer reads. */
export function WithdrawDialog({ offerId, reference, onClose, onDone }: WithdrawDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  const withdraw = useMutation({
    mutationFn: async () =>
      (await api.call(withdrawOffer, { params: { projectId, offerId }, body: { reason } })).outcome,
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: offersQuery(projectId).queryKey });
      if (outcome === "done") onDone(texts.withdrawn(reference));
    },
  });
  const isRefused = withdraw.data !== undefined && withdraw.data !== "done";
  const fault = isRefused ? texts.notOpen : withdraw.isError ? texts.failed : null;
  return (
    <ConfirmDialog
      open
      danger
      title={texts.withdrawTitle(reference)}
      confirmLabel={texts.withdrawConfirm}
      cancelLabel={texts.cancel}
      busy={withdraw.isPending}
      unavailable={isRefused}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => {
        setIsIncomplete(reason.trim() === "");
        if (reason.trim() !== "") withdraw.mutate();
      }}
    >
      <p>{texts.withdrawBody}</p>
      <TextField
        label={texts.withdrawReason}
        autoComplete="off"
        maxLength={REASON_LIMIT}
        value={reason}
        error={isIncomplete ? texts.withdrawMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
