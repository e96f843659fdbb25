import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { downloadOffer } from "@showroom/api-contract/endpoints/offer-files";
import type { listOffers } from "@showroom/api-contract/endpoints/offers";
import { lastDayText } from "@showroom/domain/agreement/offer-document";
import { formatDay } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import type { CostGroup } from "@showroom/domain/model/line-part";
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

/** What happened to an offer, and why. */
function factsOf(offer: ListedOffer, nameParts: OfferListProps["nameParts"]): string[] {
  const { reference, isChange, parts, totalPrice, madeAt, madeBy, validUntil } = offer;
  const { state, isAcceptedByOne, accepted, persons, countersignature, reason } = offer;
  return [
    texts.offerFacts(reference, isChange, nameParts(parts), formatEuroDecimal(totalPrice)),
    texts.offerMoments(formatDay(madeAt), madeBy, lastDayText(validUntil)),
    ...(state === "open" || state === "accepted" || state === "agreed"
      ? [(isAcceptedByOne ? texts.acceptedByOne : texts.accepted)(accepted, persons)]
      : []),
    ...(countersignature ? [texts.signed(countersignature.name, formatDay(countersignature.at))] : []),
    ...(reason === "" ? [] : [state === "replaced" ? texts.replacedBy(reason) : texts.reason(reason)]),
  ];
}

/** The offers of a project, newest first. */
export function OfferList({ projectId, items, nameParts, onWithdraw, onSign }: OfferListProps) {
  const saving = useMutation({
    mutationFn: (offerId: number) =>
      saveFile(api, downloadOffer, { params: { projectId, offerId } }, texts.downloadFile),
  });
  return (
    <section className={styles["section"]} aria-labelledby="offertes">
      <Heading as="h2" size={28} id="offertes">
        {texts.offers}
      </Heading>
      {saving.isError && (
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
                  <Button
                    size="small"
                    icon={Download}
                    aria-label={texts.named(texts.download, offer.reference)}
                    loading={saving.isPending && saving.variables === offer.id}
                    onClick={() => saving.mutate(offer.id)}
                  >
                    {texts.download}
                  </Button>
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
