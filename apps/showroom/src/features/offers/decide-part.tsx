import type { Offer } from "@showroom/api-contract/entities/offer";
import { acceptanceWording, namesOf } from "@showroom/domain/agreement/offer-document";
import { partsOfOffer } from "@showroom/domain/agreement/divide-offer";
import { conditionWords } from "@showroom/domain/words/contract-words";
import { Button } from "@showroom/ui/controls/button/button";
import { viewing } from "../../shared/session/viewing.ts";
import { divisionTexts } from "./division-texts.ts";
import styles from "./offers.module.css";
import { wordsOf } from "./texts.ts";

export type Decision = "accept" | "decline" | "divide";

interface DecidePartProps {
  readonly offer: Offer;
  readonly onAsk: (decision: Decision) => void;
}

/** What a person for whom an offer waits can do with it. */
export function DecidePart({ offer: { document, acceptances }, onAsk }: DecidePartProps) {
  const texts = wordsOf(document);
  const parts = partsOfOffer(document);
  const isDivisible = typeof parts !== "string" && acceptances.length === 0;
  return (
    <section className={styles["part"]} aria-labelledby="besluit" data-print="hide">
      <h2 id="besluit">{texts.decide}</h2>
      <p>{[texts.untilExplained, conditionWords(document)].join(" ")}</p>
      {viewing === null ? (
        <div className={styles["actions"]}>
          <Button variant="primary" onClick={() => onAsk("accept")}>
            {acceptanceWording(document)}
          </Button>
          <Button onClick={() => onAsk("decline")}>{texts.decline}</Button>
          {isDivisible && (
            <Button variant="quiet" onClick={() => onAsk("divide")}>
              {divisionTexts.divide}
            </Button>
          )}
        </div>
      ) : (
        <p>{texts.readOnly}</p>
      )}
      {viewing === null && parts === "of-the-whole" && (
        <p>{document.discount === null ? divisionTexts.ofTheWhole : divisionTexts.discount}</p>
      )}
      {viewing === null && typeof parts !== "string" && acceptances.length > 0 && (
        <p>{divisionTexts.half(namesOf(acceptances))}</p>
      )}
    </section>
  );
}
