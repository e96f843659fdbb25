import { vatRateText, type VatTotal } from "@showroom/domain/agreement/vat";
import { sum, type Cents } from "@showroom/domain/money/cents";
import { amount, label, total, writeTable } from "./blocks.ts";
import { STYLES, type Paper } from "./paper.ts";
import { documentTexts as texts } from "./texts.ts";

const { sumColumns } = texts;

/** Net, VAT and gross per rate, and their sums. */
export function writeRates(paper: Paper, rates: readonly VatTotal[]): void {
  const summed = (amountOf: (rate: VatTotal) => VatTotal["totalPrice"]) => total(sum(rates.map(amountOf)));
  writeTable(
    paper,
    [
      { title: sumColumns.rate, share: 48, align: "left" },
      { title: sumColumns.net, share: 23, align: "right" },
      { title: sumColumns.vat, share: 23, align: "right" },
      { title: sumColumns.total, share: 23, align: "right" },
    ],
    [
      ...rates.map((one) => ({
        cells: [label(vatRateText(one.vatRate)), amount(one.netPrice), amount(one.vatPrice), amount(one.totalPrice)],
      })),
      {
        isSum: true,
        cells: [
          [{ text: texts.sum, style: STYLES.strong }],
          summed((one) => one.netPrice),
          summed((one) => one.vatPrice),
          summed((one) => one.totalPrice),
        ],
      },
    ],
  );
}

/** Amounts with what they are. */
export const writeAmounts = (paper: Paper, amounts: readonly (readonly [what: string, value: Cents])[]): void =>
  writeTable(
    paper,
    [
      { title: sumColumns.part, share: 98, align: "left" },
      { title: sumColumns.total, share: 19, align: "right" },
    ],
    amounts.map(([what, value]) => ({ cells: [label(what), amount(value)] })),
  );
