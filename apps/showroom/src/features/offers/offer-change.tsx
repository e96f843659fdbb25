import type { DocumentChange } from "@showroom/api-contract/entities/offer";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { cents } from "@showroom/domain/money/cents";
import { SummaryTable } from "@showroom/ui/showroom/summary/summary-table";
import styles from "./offers.module.css";
import { offerTexts as texts } from "./texts.ts";

/** Why something changes, which lines no longer stand, and what the change costs by itself. */
export function OfferChange({ change: { reason, removed, consequence } }: { readonly change: DocumentChange }) {
  const { euro } = EXACT_AMOUNTS;
  return (
    <>
      <section className={styles["part"]} aria-labelledby="waarom">
        <h2 id="waarom">{texts.reason}</h2>
        <p>{reason}</p>
      </section>
      {removed.length > 0 && (
        <SummaryTable
          title={texts.removed}
          headingAs="h2"
          rows={removed.map(({ reference, line, title, name, totalPrice }) => ({
            id: `${reference}-${line}`,
            description: name,
            brandAndType: [title, texts.ofDocument(reference)].filter((part) => part !== "").join(" · "),
            total: euro(cents(-totalPrice)),
          }))}
        />
      )}
      {consequence && (
        <SummaryTable
          title={texts.consequence}
          headingAs="h2"
          rows={[
            { id: "consequence", description: consequence.text, brandAndType: "", total: euro(consequence.totalPrice) },
          ]}
        />
      )}
    </>
  );
}
