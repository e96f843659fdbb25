import { cents, type Cents } from "@showroom/domain/money/cents";

/** Reads an amount as staff type it: `1.250,50`, `1250,5` or `-35`. Null for what is no amount. */
export function readEuros(text: string): Cents | null {
  const plain = text.trim().replace("€", "").replaceAll(/\s/g, "").replace("−", "-");
  if (!/^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?$/.test(plain)) return null;
  return cents(Number(plain.replaceAll(".", "").replace(",", ".")) * 100);
}

/** The same amount as staff type it: `1250,50`. */
export const writeEuros = (amount: Cents): string => (amount / 100).toFixed(2).replace(".", ",");

/** Reads a percentage such as `21` or `17,5` as hundredths of a percent. Null for what is none. */
export function readPercentage(text: string): number | null {
  const plain = text.trim().replace("%", "").trim();
  return /^\d{1,2}(?:,\d{1,2})?$/.test(plain) ? Math.round(Number(plain.replace(",", ".")) * 100) : null;
}
