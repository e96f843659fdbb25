import { useEffect, useMemo, useRef, useState } from "react";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { cents } from "@showroom/domain/money/cents";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { Text } from "@showroom/ui/layout/text/text";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { ProductList } from "@showroom/ui/showroom/product-list/product-list";
import { ProductRow } from "@showroom/ui/showroom/product-list/product-row";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useCostInput, useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { lettingGoRows, type LettingGoRow } from "./letting-go-rows.ts";
import { budgetTexts } from "./texts.ts";
import styles from "./budget.module.css";

const { letGo: texts } = budgetTexts;
/** The number of rows at first. */
const FIRST = 6;

/** The dearest surcharges of the home. One press returns one to the standard, as a choice on its own page would, with an undo. */
export function LettingGoList({ closed }: { readonly closed: readonly Part[] }) {
  const { store } = useShowroom();
  const input = useCostInput();
  const images = useImages();
  const total = useCostView()?.cost.totalPrice;
  const [done, setDone] = useState<LettingGoRow | null>(null);
  const [isAll, setIsAll] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone with its row.
  useEffect(() => {
    if (done !== null) notice.current?.focus();
  }, [done]);
  const rows = useMemo(() => (input === null ? null : lettingGoRows(input, closed)), [input, closed]);
  const { euro, difference } = EXACT_AMOUNTS;

  function letGo(row: LettingGoRow): void {
    store.change(row.page, row.action, row.own);
    setDone(row);
  }

  return (
    <section className={styles["list"]} aria-labelledby="laten-vallen">
      <h3 id="laten-vallen" ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <Text size={14} tone="muted">
        {texts.intro}
      </Text>
      {done && (
        <div ref={notice} tabIndex={-1}>
          <Alert
            variant="success"
            title={texts.done(done.name)}
            actions={
              <Button
                size="small"
                onClick={() => {
                  store.undo(done.page);
                  heading.current?.focus();
                  setDone(null);
                }}
              >
                {texts.undo}
              </Button>
            }
          >
            {done.along.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {total !== undefined && <p>{texts.doneTotal(euro(total))}</p>}
          </Alert>
        </div>
      )}
      {rows === null ? (
        <Spinner patient />
      ) : (
        <ProductList label={texts.list} emptyText={texts.empty}>
          {rows.slice(0, isAll ? undefined : FIRST).map((row) => (
            <ProductRow
              key={row.id}
              label={row.label}
              name={row.name}
              imageUrl={
                row.line?.thumbnail ? images.url(row.line.thumbnail.public_id, { crop: "fit", width: 300 }) : undefined
              }
              colour={row.line?.colorHex ?? undefined}
              fit={row.line?.part === "sanitary" ? "contain" : "cover"}
              description={row.becomes}
            >
              {row.along.map((line) => (
                <Text key={line} size={14} tone="muted">
                  {line}
                </Text>
              ))}
              <Text size={14}>
                <PriceTag size="small" amount={difference(cents(0 - row.saving))} />
                <span>{texts.total(euro(row.totalPrice))}</span>
              </Text>
              <Button size="small" aria-label={texts.pressOf(row.name)} onClick={() => letGo(row)}>
                {texts.press}
              </Button>
            </ProductRow>
          ))}
        </ProductList>
      )}
      {rows !== null && !isAll && rows.length > FIRST && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setIsAll(true)}>
            {texts.more(rows.length - FIRST)}
          </Button>
        </div>
      )}
    </section>
  );
}
