import { cents, type Cents } from "../money/cents.ts";

/** The minus sign (U+2212). Screen readers skip a hyphen, so that a credit would sound like a price. */
const MINUS = "−";

/** Whole euros, as prices are shown: `€ 1.250,-`. Half euros round away from zero. */
export function formatEuro(amount: Cents): string {
  const euros = wholeEuros(amount);
  return `${euros < 0 ? `${MINUS} ` : ""}€ ${thousands(Math.abs(euros))},-`;
}

/** Euros and cents: `€ 1.250,50`. */
export function formatEuroDecimal(amount: Cents): string {
  const size = Math.abs(amount);
  const rest = String(size % 100).padStart(2, "0");
  return `${amount < 0 ? `${MINUS} ` : ""}€ ${thousands(Math.floor(size / 100))},${rest}`;
}

/** A price per m², metre or piece: in whole euros, with cents only where they are not zero. */
export function formatUnitPrice(amount: Cents): string {
  return amount % 100 === 0 ? formatEuro(amount) : formatEuroDecimal(amount);
}

/** A difference from the present choice: `+ € 120,-`, `− € 35,-`, or `Inbegrepen` when it is zero. */
export function formatDifference(amount: Cents): string {
  const euros = wholeEuros(amount);
  if (euros === 0) return amount === 0 ? "Inbegrepen" : formatExactDifference(amount);
  return `${euros < 0 ? MINUS : "+"} € ${thousands(Math.abs(euros))},-`;
}

/** A difference in euros and cents: `+ € 120,50`. */
export function formatExactDifference(amount: Cents): string {
  return `${amount < 0 ? MINUS : "+"} ${formatEuroDecimal(cents(Math.abs(amount)))}`;
}

/** Cents as whole euros, rounded half away from zero. */
export function wholeEuros(amount: Cents): number {
  const euros = Math.sign(amount) * Math.floor((Math.abs(amount) + 50) / 100);
  return euros === 0 ? 0 : euros;
}

function thousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ".");
}
