import { formatEuros } from "./euros.ts";

export const priceRangeTexts = {
  from: "Vanaf",
  to: "Tot en met",
  fromLabel: "Laagste prijs in euro",
  toLabel: "Hoogste prijs in euro",
  euros: (amount: number) => `${formatEuros(amount)} euro`,
} as const;
