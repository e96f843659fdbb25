import { useState } from "react";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { downloadOffer } from "@showroom/api-contract/endpoints/offer-files";
import type { listOffers } from "@showroom/api-contract/endpoints/offers";
import { lastDayText, namesOf } from "@showroom/domain/agreement/offer-document";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { saveFile } from "@showroom/web-app/files/save-file";
import { api } from "../../shared/api/api.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { PdfButton } from "./pdf-button.tsx";
import { keepAmount } from "../../shared/words/keep-together.ts";
import { offersTexts as texts } from "./texts.ts";

export type ListedOffer = EndpointResponse<typeof listOffers>["items"][number];

const VARIANTS: Partial<Record<ListedOffer["state"], "open" | "done">> = {
  open: "open",
  accepted: "open",
  agreed: "done",
};

interface OfferListProps {
  readonly projectId: number;
  readonly items: readonly ListedOffer[];
  readonly nameParts: (parts: readonly CostGroup[]) => string;
  /** Null when nothing can be withdrawn or signed. */
  readonly onWithdraw: ((offer: ListedOffer) => void) | null;
  readonly onSign: ((offer: ListedOffer) => void) | null;
}

/** What the named persons opened, and when; of an open offer also who did not. */
function readingOf({ readers, state }: ListedOffer): string[] {
  const opened = readers.flatMap((reader) =>
    (["page", "document"] as const).flatMap((what) => {
      const moments = reader[what];
      if (moments === null) return [];
      return [texts.opened(reader.name, what, formatMoment(moments.firstAt), formatMoment(moments.lastAt))];
    }),
  );
  const others = readers.filter(({ page, document }) => page === null && document === null);
  return [...opened, ...(state === "open" && others.length > 0 ? [texts.notOpened(namesOf(others))] : [])];
}

/** What happened to an offer, and why. */
function factsOf(offer: ListedOffer, nameParts: OfferListProps["nameParts"]): string[] {
  const { reference, isChange, isLate, parts, totalPrice, madeAt, madeBy, validUntil } = offer;
  const { state, isAcceptedByOne, accepted, persons, countersignature, reason } = offer;
  return [
    texts.offerFacts(texts.what(isChange, reference), nameParts(parts), keepAmount(formatEuroDecimal(totalPrice))),
    ...(isLate ? [texts.isLate] : []),
    texts.offerMoments(formatDay(madeAt), madeBy, lastDayText(validUntil)),
    ...(state === "open" || state === "accepted" || state === "agreed"
      ? [(isAcceptedByOne ? texts.acceptedByOne : texts.accepted)(accepted, persons)]
      : []),
    ...(countersignature ? [texts.signed(countersignature.name, formatDay(countersignature.at))] : []),
    ...readingOf(offer),
    ...(reason === "" ? [] : [state === "replaced" ? texts.replacedBy(reason) : texts.reason(reason)]),
  ];
}

/** The offers of a project, newest first. */
export function OfferList({ projectId, items, nameParts, onWithdraw, onSign }: OfferListProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (offerId: number): Promise<void> => {
    setHasFailed(false);
    await saveFile(api, downloadOffer, { params: { projectId, offerId } }, texts.downloadFile);
  };
  return (
    <section className={styles["section"]} aria-labelledby="offertes">
      <Heading as="h2" size={28} id="offertes">
        {texts.offers}
      </Heading>
      {hasFailed && (
        <Alert variant="danger" announce="assertive">
          {texts.downloadFailed}
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState title={texts.noOffers} />
      ) : (
        <RuledList label={texts.offers} className={styles["wide"]}>
          {items.map((offer) => (
            <RuledItem
              key={offer.id}
              aside={
                <span className={styles["actions"]}>
                  <PdfButton
                    reference={offer.reference}
                    onSave={() => save(offer.id)}
                    onFailure={() => setHasFailed(true)}
                  />
                  {onSign !== null && offer.state === "accepted" && (
                    <Button
                      size="small"
                      variant="primary"
                      aria-label={texts.named(texts.sign, offer.reference)}
                      onClick={() => onSign(offer)}
                    >
                      {texts.sign}
                    </Button>
                  )}
                  {onWithdraw !== null && (offer.state === "open" || offer.state === "accepted") && (
                    <Button
                      size="small"
                      aria-label={texts.named(texts.withdraw, offer.reference)}
                      onClick={() => onWithdraw(offer)}
                    >
                      {texts.withdraw}
                    </Button>
                  )}
                </span>
              }
            >
              <p>
                <strong>{texts.home(offer.buildNumber, offer.buyer)}</strong>{" "}
                <StatusBadge variant={VARIANTS[offer.state] ?? "neutral"}>{texts.states[offer.state]}</StatusBadge>
              </p>
              {factsOf(offer, nameParts).map((fact) => (
                <Text key={fact} tone="muted" size={14}>
                  {fact}
                </Text>
              ))}
            </RuledItem>
          ))}
        </RuledList>
      )}
    </section>
  );
}
