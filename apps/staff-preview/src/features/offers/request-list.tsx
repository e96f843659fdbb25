import { useState } from "react";
import { downloadRequest } from "@showroom/api-contract/endpoints/offer-files";
import type { OfferRequest } from "@showroom/api-contract/entities/offer";
import { formatDay } from "@showroom/domain/format/moment";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { saveFile } from "@showroom/web-app/files/save-file";
import { api } from "../../shared/api/api.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { PdfButton } from "./pdf-button.tsx";
import { keepAmount } from "../../shared/words/keep-together.ts";
import { offersTexts as texts } from "./texts.ts";

interface RequestListProps {
  readonly projectId: number;
  readonly requests: readonly OfferRequest[];
  readonly nameParts: (parts: readonly CostGroup[]) => string;
  /** Null when nothing can be offered. */
  readonly onMake: ((request: OfferRequest) => void) | null;
}

function factsOf(request: OfferRequest, nameParts: RequestListProps["nameParts"]): string {
  const { reference, submittedAt, totalPrice, indicative, roomsWithoutPicture, agreedParts } = request;
  return [
    texts.requestFacts(reference, formatDay(submittedAt), keepAmount(formatEuroDecimal(totalPrice))),
    ...(indicative.length > 0 ? [texts.indicative(indicative.length)] : []),
    ...(roomsWithoutPicture.length > 0 ? [texts.withoutPicture(roomsWithoutPicture)] : []),
    ...(agreedParts.length > 0 ? [texts.agreedParts(nameParts(agreedParts))] : []),
  ].join(" · ");
}

/** What buyers handed in, by building number. */
export function RequestList({ projectId, requests, nameParts, onMake }: RequestListProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (userId: number): Promise<void> => {
    setHasFailed(false);
    await saveFile(api, downloadRequest, { params: { projectId, userId } }, texts.requestFile);
  };
  return (
    <section className={styles["section"]} aria-labelledby="aanvragen">
      <Heading as="h2" size={28} id="aanvragen">
        {texts.requests}
      </Heading>
      {hasFailed && (
        <Alert variant="danger" announce="assertive">
          {texts.downloadFailed}
        </Alert>
      )}
      {requests.length === 0 ? (
        <EmptyState title={texts.noRequests} />
      ) : (
        <RuledList label={texts.requests} className={styles["wide"]}>
          {requests.map((request) => {
            const home = texts.home(request.buildNumber, request.buyer);
            return (
              <RuledItem
                key={request.confirmationId}
                aside={
                  <span className={styles["actions"]}>
                    <PdfButton
                      reference={request.reference}
                      onSave={() => save(request.userId)}
                      onFailure={() => setHasFailed(true)}
                    />
                    {onMake !== null && (
                      <Button size="small" aria-label={texts.named(texts.make, home)} onClick={() => onMake(request)}>
                        {texts.make}
                      </Button>
                    )}
                  </span>
                }
              >
                <p>
                  <strong>{home}</strong>
                </p>
                <Text tone="muted" size={14}>
                  {factsOf(request, nameParts)}
                </Text>
              </RuledItem>
            );
          })}
        </RuledList>
      )}
    </section>
  );
}
