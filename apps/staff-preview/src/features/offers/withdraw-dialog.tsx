import { useMutation, useQueryClient } from "@tanstack/react-query";
import { withdrawOffer } from "@showroom/api-contract/endpoints/offers";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { offersQuery } from "./offers-queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { offersTexts as texts } from "./texts.ts";

interface WithdrawDialogProps {
  readonly offerId: number;
  readonly isChange: boolean;
  readonly reference: string;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Withdraws an offer, with a reason that the buyer reads. */
export function WithdrawDialog({ offerId, isChange, reference, onClose, onDone }: WithdrawDialogProps) {
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const what = texts.what(isChange, reference);
  const withdraw = useMutation({
    mutationFn: async (reason: string) =>
      (await api.call(withdrawOffer, { params: { projectId, offerId }, body: { reason } })).outcome,
    onSuccess: async (outcome) => {
      await queries.invalidateQueries({ queryKey: offersQuery(projectId).queryKey });
      if (outcome === "done") onDone(texts.withdrawn(what));
    },
  });
  return (
    <ReasonDialog
      title={texts.withdrawTitle(what)}
      body={texts.withdrawBody}
      confirmLabel={texts.withdrawConfirm(isChange)}
      busy={withdraw.isPending}
      refused={withdraw.data !== undefined && withdraw.data !== "done" ? texts.notOpen : null}
      hasFailed={withdraw.isError}
      onClose={onClose}
      onConfirm={withdraw.mutate}
    />
  );
}
