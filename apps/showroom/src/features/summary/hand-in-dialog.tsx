import { ConnectionFailure, isProblem } from "@showroom/api-client/failures";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { PriceBreakdown } from "@showroom/ui/showroom/price-breakdown/price-breakdown";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import type { SubmitOption } from "@showroom/domain/model/project";
import { cents } from "@showroom/domain/money/cents";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { handInTexts as confirm } from "./hand-in-texts.ts";

export interface HandInDialogProps {
  readonly option: SubmitOption;
  readonly busy: boolean;
  /** The failure of the submission; null without one. */
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function words(error: unknown): string {
  if (isProblem(error, "choices-incomplete", "rule-violated", "choice-invalid", "part-closed"))
    return confirm.refused[error.code];
  return error instanceof ConnectionFailure && error.reason === "offline" ? confirm.offline : confirm.failed;
}

/** Asks whether to submit the choices. */
export function HandInDialog({ option, busy, error, onConfirm, onCancel }: HandInDialogProps) {
  return (
    <ConfirmDialog
      open
      title={confirm.title}
      confirmLabel={confirm.yes}
      cancelLabel={confirm.no}
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
      error={
        error !== null && (
          <Alert variant="danger" announce="assertive">
            {words(error)}
          </Alert>
        )
      }
    >
      <HandingIn option={option} />
      <p>{confirm.body}</p>
    </ConfirmDialog>
  );
}

/** What the buyer hands in, before confirming it: a request and no order, the rooms with their totals, and what comes next. */
function HandingIn({ option }: { readonly option: SubmitOption }) {
  const { houseType } = useShowroom();
  const cost = useCostView()?.cost;
  const titleOf = (pageId: number): string => houseType.pages.find(({ id }) => id === pageId)?.title ?? "";
  const { euro } = EXACT_AMOUNTS;
  const indicative = cost !== undefined && cost.totalPrice !== 0 && hasIndicativeLines(cost.pageCosts);
  return (
    <>
      <p>{`${confirm.chosen(option.title)} ${confirm.request[option.type]}`}</p>
      {cost && (
        <PriceBreakdown
          rows={[
            ...cost.pageCosts.map((page) => ({ label: titleOf(page.id), amount: euro(page.totalPrice) })),
            ...(cost.discount > 0 ? [{ label: confirm.discount, amount: euro(cents(0 - cost.discount)) }] : []),
          ]}
          total={{ label: confirm.total, amount: euro(cost.totalPrice) }}
          indicative={indicative}
          note={indicative ? confirm.indicative : undefined}
        />
      )}
      <p>{confirm.next}</p>
    </>
  );
}
