import { useMutation, useQueryClient } from "@tanstack/react-query";
import { countersignOffer } from "@showroom/api-contract/endpoints/offers";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import type { ListedOffer } from "./offer-list.tsx";
import { agreedHomesQuery, offersQuery } from "./offers-queries.ts";
import { offersTexts as texts } from "./texts.ts";

interface SignDialogProps {
  readonly offer: ListedOffer;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Signs an accepted offer for the contracting party, which makes it an agreement. */
export function SignDialog({ offer, onClose, onDone }: SignDialogProps) {
  const { id: offerId, hash, isChange, reference, totalPrice } = offer;
  const { id: projectId } = useStaffProject();
  const queries = useQueryClient();
  const what = texts.what(isChange, reference);
  const sign = useMutation({
    mutationFn: async () =>
      (await api.call(countersignOffer, { params: { projectId, offerId }, body: { hash } })).outcome,
    onSuccess: async (outcome) => {
      await Promise.all(
        [offersQuery(projectId), agreedHomesQuery(projectId)].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      if (outcome === "done") onDone(texts.signedNow(what));
    },
  });
  const isRefused = sign.data !== undefined && sign.data !== "done";
  const fault = isRefused ? texts.notSignable : sign.isError ? texts.failed : null;
  return (
    <ConfirmDialog
      open
      title={texts.signTitle(what)}
      confirmLabel={texts.signConfirm}
      cancelLabel={texts.cancel}
      busy={sign.isPending}
      unavailable={isRefused}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => sign.mutate()}
    >
      <p>{texts.signBody(formatEuroDecimal(cents(Math.abs(totalPrice))), totalPrice < 0)}</p>
    </ConfirmDialog>
  );
}
