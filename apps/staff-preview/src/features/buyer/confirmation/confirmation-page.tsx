import { useState } from "react";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { KeptPicture } from "@showroom/api-contract/entities/kept-picture";
import type { AmountFormat } from "@showroom/domain/format/amounts-that-add-up";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { costGroupOf } from "@showroom/domain/model/line-part";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { onBehalfText } from "@showroom/domain/words/entered-by";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import { cents, sum } from "@showroom/domain/money/cents";
import { amountsOfConfirmation } from "@showroom/domain/summary/summary-amounts";
import { Select } from "@showroom/ui/controls/select/select";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { SummaryTable } from "@showroom/ui/showroom/summary/summary-table";
import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { Picture } from "@showroom/ui/layout/picture/picture";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { Text } from "@showroom/ui/layout/text/text";
import { keptPictureSource } from "@showroom/web-app/pictures/kept-picture";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { formatMoment } from "@showroom/domain/format/moment";
import { buyerTexts } from "../../../shared/buyers/texts.ts";
import { summaryRow } from "../../../shared/summary/summary-row.ts";
import { useConfiguration } from "../use-buyer.ts";
import styles from "./confirmation.module.css";
import { confirmationTexts as texts } from "./texts.ts";

type ConfirmedPage = Confirmation["pages"][number];

interface PageLinesProps {
  readonly page: ConfirmedPage;
  readonly amounts: AmountFormat;
  /** Null while it is still to be made; undefined for a page without one. */
  readonly picture: KeptPicture | null | undefined;
}

function PageLines({ page, amounts, picture }: PageLinesProps) {
  const images = useImages();
  const declined = page.lines.length === 0;
  const indicative = page.lines.some((line) => line.indicative);
  const linesOf = (group: CostGroup) => page.lines.filter(({ part }) => costGroupOf(part) === group);
  return (
    <Surface as="section" line="above" className={styles["room"]}>
      <h3 className={styles["roomTitle"]}>
        <span>{page.title}</span>{" "}
        <PriceTag
          amount={page.totalPrice === 0 && !declined ? undefined : amounts.euro(page.totalPrice)}
          align="end"
          indicative={indicative}
        />
      </h3>
      {picture && <Picture {...keptPictureSource(picture, images)} alt={texts.picture(page.title)} />}
      {picture === null && <Text tone="muted">{texts.noPicture}</Text>}
      {declined && <Text>{texts.noFloor}</Text>}
      {COST_GROUPS.filter((group) => linesOf(group).length > 0).map((group) => {
        const total = sum(linesOf(group).map(({ totalPrice }) => totalPrice));
        return (
          <SummaryTable
            key={group}
            title={texts.groups[group]}
            headingAs="h4"
            rows={linesOf(group).map((line, index) =>
              summaryRow(
                `${page.pageId}-${group}-${index}`,
                lineWords(line),
                { ...line, name: countedName(line) },
                images,
                line.part === "sanitary",
                amounts,
              ),
            )}
            total={total === 0 ? undefined : amounts.euro(total)}
          />
        );
      })}
    </Surface>
  );
}

/** The confirmations of the buyer: the one in force, and those of submissions that were reopened. */
export function ConfirmationPage() {
  const { confirmation, earlierConfirmations } = useConfiguration();
  const all = [...(confirmation === null ? [] : [confirmation]), ...earlierConfirmations];
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = all.find(({ id }) => id === chosen) ?? all[0];
  if (shown === undefined) return <EmptyState title={texts.none}>{texts.noneExplained}</EmptyState>;
  return (
    <>
      {all.length > 1 && (
        <div data-print="hide">
          <Select
            label={texts.choose}
            value={String(shown.id)}
            options={all.map(({ id, reference, submittedAt }) => ({
              value: String(id),
              label: texts.option(reference, formatMoment(submittedAt)),
            }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </div>
      )}
      {shown !== confirmation && <Alert variant="warning">{texts.replaced(confirmation?.reference ?? null)}</Alert>}
      <Document confirmation={shown} />
    </>
  );
}

/** The document of one submission. */
function Document({ confirmation }: { confirmation: Confirmation }) {
  const { facts } = texts;
  const amounts = amountsOfConfirmation(confirmation);
  const list = [
    [facts.submittedAt, formatMoment(confirmation.submittedAt)],
    ...(confirmation.enteredBy === undefined ? [] : [[facts.enteredBy, onBehalfText(confirmation.enteredBy)] as const]),
    [facts.submitType, buyerTexts.submitType[confirmation.submitType]],
    [facts.buyer, confirmation.buyerName],
    [facts.buildNumber, confirmation.buildNumber],
    [facts.houseType, confirmation.houseTypeName],
    [facts.catalogue, confirmation.catalogueVersion],
  ] as const;
  return (
    <article className={styles["confirmation"]}>
      <header>
        <Heading as="h2" size={28}>
          {texts.title(confirmation.reference)}
        </Heading>
        <Text size={14} tone="muted">
          {texts.frozen}
        </Text>
      </header>
      <Facts facts={list} line="both" />
      {confirmation.pages.map((page) => (
        <PageLines
          key={page.pageId}
          page={page}
          amounts={amounts}
          picture={confirmation.pictures?.find(({ pageId }) => pageId === page.pageId)?.picture}
        />
      ))}
      <TotalBlock
        subtotal={amounts.euro(confirmation.subTotalPrice)}
        discount={confirmation.discount > 0 ? amounts.euro(cents(-confirmation.discount)) : undefined}
        total={amounts.euro(confirmation.totalPrice)}
        indicative={confirmation.pages.some(({ lines }) => lines.some((line) => line.indicative))}
      />
    </article>
  );
}
