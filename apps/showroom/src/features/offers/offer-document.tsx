import type { Offer } from "@showroom/api-contract/entities/offer";
import { discountsOf } from "@showroom/domain/agreement/offer-discounts";
import { lastDayText, namesOf } from "@showroom/domain/agreement/offer-document";
import { vatRateText } from "@showroom/domain/agreement/vat";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { formatDay } from "@showroom/domain/format/moment";
import { cents, sum } from "@showroom/domain/money/cents";
import { conditionWords, discountWords, partyNames } from "@showroom/domain/words/contract-words";
import { COST_GROUP_TEXTS } from "@showroom/domain/words/room-texts";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { PrintHead } from "@showroom/ui/layout/print-sheet/print-sheet";
import { SummaryTable } from "@showroom/ui/showroom/summary/summary-table";
import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import { keptPictureSource } from "@showroom/web-app/pictures/kept-picture";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { AskButton } from "../../shared/questions/ask-button.tsx";
import { askOfferLine } from "../../shared/questions/asked.ts";
import { SummaryList } from "../../shared/summary/summary-list.tsx";
import { listConfirmed } from "../../shared/summary/summary-rows.ts";
import styles from "./offers.module.css";
import { OfferContracts, OfferTerms, partyFactsOf } from "./offer-contracts.tsx";
import { OfferChange } from "./offer-change.tsx";
import { wordsOf } from "./texts.ts";

/** What is offered: the lines, the sums with VAT, by whom and under which terms. */
export function OfferDocument({ offer: { id, state, document, hash } }: { readonly offer: Offer }) {
  const images = useImages();
  const { party, contracts, pages, extras, refusals = [], change, vat, totalPrice } = document;
  const texts = wordsOf(document);
  const { euro } = EXACT_AMOUNTS;
  const { partyFacts } = texts;
  const discounts = discountsOf(document);
  const lineCounts = pages.map(({ lines }) => lines.length);
  /** The place of a page's first line among all lines of the offer. */
  const firstLine = (page: number): number => lineCounts.slice(0, page).reduce((sum, count) => sum + count, 0);
  const ask = (line: number, name: string) => <AskButton asked={askOfferLine(id, document.reference, line, name)} />;
  return (
    <>
      {/* Who offers, as on a letter: the page has its own title. */}
      <PrintHead
        title={partyNames(document)}
        facts={[
          [partyFacts.persons, namesOf(document.persons)],
          [partyFacts.buildNumber, document.buildNumber],
          [partyFacts.lastDay, state === "open" ? lastDayText(document.validUntil) : ""],
        ]}
      />
      {document.remark !== "" && (
        <section className={styles["part"]} aria-labelledby="toelichting">
          <h2 id="toelichting">{texts.remark}</h2>
          <p>{document.remark}</p>
        </section>
      )}
      {change && <OfferChange change={change} />}
      <SummaryList
        sections={pages.map((page, index) => ({
          pageId: page.pageId,
          title: page.title,
          total: page.totalPrice,
          // Rooms of an offer made without their picture say so; other pages have none.
          picture: page.picture
            ? { ...keptPictureSource(page.picture, images), alt: texts.picture(page.title) }
            : undefined,
          note: page.picture === null ? texts.noPicture : undefined,
          parts: listConfirmed(page, images, (line, place) => ask(firstLine(index) + place, line.name)),
        }))}
      />
      {extras.length > 0 && (
        <SummaryTable
          title={texts.extras}
          rows={extras.map((extra, index) => ({
            id: String(index),
            description: extra.name,
            brandAndType: [extra.reason, ...(contracts && extra.part ? [COST_GROUP_TEXTS[extra.part]] : [])].join(
              " · ",
            ),
            total: euro(extra.totalPrice),
            action: ask(firstLine(pages.length) + index, extra.name),
          }))}
        />
      )}
      {refusals.length > 0 && (
        <section className={styles["part"]} aria-labelledby="kan-niet">
          <h2 id="kan-niet">{texts.refused}</h2>
          <p>{texts.refusedExplained}</p>
          <BulletList
            items={refusals.map(({ name, reason }, key) => ({ key, content: texts.refusal(name, reason) }))}
          />
        </section>
      )}
      <TotalBlock
        subtotal={euro(cents(totalPrice - sum(discounts.map((one) => one.totalPrice))))}
        discounts={discounts.map((one) => ({ name: discountWords(one), amount: euro(one.totalPrice) }))}
        total={euro(totalPrice)}
        note={vat.map((one) => texts.vat(vatRateText(one.vatRate), euro(one.vatPrice), euro(one.netPrice))).join(" ")}
        onPrint={() => window.print()}
      />
      <section className={styles["part"]} aria-labelledby="partij">
        <h2 id="partij">{texts.party}</h2>
        <OfferContracts document={document} />
        <Facts
          facts={[
            ...(contracts ? [] : partyFactsOf(party)),
            [partyFacts.persons, namesOf(document.persons)],
            [partyFacts.conditions, conditionWords(document)],
            [partyFacts.reference, `${document.reference} · ${formatDay(document.madeAt)}`],
            [
              partyFacts.hash,
              <span key="hash" className={styles["hash"]}>
                {hash}
              </span>,
            ],
          ]}
        />
      </section>
      <OfferTerms document={document} />
    </>
  );
}
