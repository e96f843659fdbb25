import { useMutation } from "@tanstack/react-query";
import { divideOffer } from "@showroom/api-contract/endpoints/divide-offer";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { discountsOf, type OfferDiscounts } from "@showroom/domain/agreement/offer-discounts";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { cents, type Cents } from "@showroom/domain/money/cents";
import { contractWords } from "@showroom/domain/words/contract-words";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { api } from "../../shared/api/api.ts";
import { divisionTexts as texts } from "./division-texts.ts";
import styles from "./offers.module.css";

interface DivideDialogProps {
  readonly projectId: number;
  readonly offer: Offer;
  /** What each of the offers will be about. */
  readonly parts: readonly (OfferDiscounts & { readonly parts: readonly CostGroup[]; readonly totalPrice: Cents })[];
  readonly onClose: () => void;
  /** Called with the first of the new offers, or null when the server did not divide. The dialog is busy until it resolves. */
  readonly onAnswer: (first: number | null) => Promise<void>;
}

/** Says what happens to the offer, and divides it. */
export function DivideDialog({ projectId, offer, parts, onClose, onAnswer }: DivideDialogProps) {
  const { id: offerId, hash, document } = offer;
  const { euro } = EXACT_AMOUNTS;
  const divide = useMutation({
    mutationFn: async () => await api.call(divideOffer, { params: { projectId, offerId }, body: { hash } }),
    onSuccess: ({ offerIds }) => onAnswer(offerIds[0] ?? null),
  });
  const refused = divide.data !== undefined && divide.data.outcome !== "done" ? divide.data.outcome : null;
  const fault = refused === null ? (divide.isError ? texts.failed : null) : texts.refusals[refused];
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      busy={divide.isPending}
      unavailable={refused !== null}
      error={
        fault !== null && (
          <Alert variant="danger" announce="assertive">
            {fault}
          </Alert>
        )
      }
      onCancel={onClose}
      onConfirm={() => divide.mutate()}
    >
      <div className={styles["form"]}>
        <p>{texts.explained(document.reference, document.validUntil)}</p>
        <RuledList label={texts.amounts} density="dense">
          {parts.map((part) => (
            <RuledItem key={part.parts.join(" ")} aside={euro(part.totalPrice)}>
              <span>{contractWords({ ...part, hasOther: false })}</span>
              {discountsOf(part).map(({ totalPrice }) => (
                <Text key={totalPrice} size={14} tone="muted">
                  {texts.afterDiscount(euro(cents(-totalPrice)))}
                </Text>
              ))}
            </RuledItem>
          ))}
          <RuledItem aside={euro(document.totalPrice)}>
            <strong>{texts.total}</strong>
          </RuledItem>
        </RuledList>
        <p>{document.persons.length > 1 ? `${texts.finally} ${texts.told}` : texts.finally}</p>
      </div>
    </ConfirmDialog>
  );
}
