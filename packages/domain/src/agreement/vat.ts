/** VAT in prices that include it. */
import { cents, sum, type Cents } from "../money/cents.ts";

/** Hundredths of a percent: 2100 is 21%. */
export type VatRate = number;

/** A gross price with the VAT in it: `netPrice + vatPrice` is the gross price. */
export interface VatParts {
  readonly vatRate: VatRate;
  readonly netPrice: Cents;
  readonly vatPrice: Cents;
}

export interface VatTotal extends VatParts {
  readonly totalPrice: Cents;
}

/** Splits a price that includes VAT. The net price is rounded to cents, and the VAT is the rest. */
export function splitVat(totalPrice: Cents, vatRate: VatRate): VatParts {
  const netPrice = cents((totalPrice * 10_000) / (10_000 + vatRate));
  return { vatRate, netPrice, vatPrice: cents(totalPrice - netPrice) };
}

/** Adds amounts up by their VAT rate, the lowest rate first. */
export function sumByRate(amounts: readonly VatTotal[]): readonly VatTotal[] {
  return [...Map.groupBy(amounts, ({ vatRate }) => vatRate)]
    .toSorted(([one], [other]) => one - other)
    .map(([vatRate, same]) => ({
      vatRate,
      netPrice: sum(same.map(({ netPrice }) => netPrice)),
      vatPrice: sum(same.map(({ vatPrice }) => vatPrice)),
      totalPrice: sum(same.map(({ totalPrice }) => totalPrice)),
    }));
}

/** `21%`, `9%` or `0%`. */
export const vatRateText = (rate: VatRate): string => `${String(rate / 100).replace(".", ",")}%`;
