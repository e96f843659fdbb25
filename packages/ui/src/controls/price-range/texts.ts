import { formatEuros } from "./euros.ts";

export const priceRangeTexts = {
  from: "Vanaf",
  to: "Tot en met",
  fromLabel: "Laagste prijs in euro",
  toLabel: "Hoogste prijs in euro",
  euros: (amount: number) => `${formatEuros(amount)} euro`,
  adjusted: (typed: number, now: number) =>
    `€ ${formatEuros(typed)} valt buiten wat hier kan; het is € ${formatEuros(now)} geworden.`,
  noAmount: (typed: string, now: number) => `‘${typed}’ is geen bedrag; het blijft € ${formatEuros(now)}.`,
} as const;
