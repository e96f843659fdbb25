import { sum, type Cents } from "../money/cents.ts";
import { formatDifference, formatEuro, formatEuroDecimal, formatExactDifference, wholeEuros } from "./money.ts";

/** Formatters for the amounts of one list. */
export interface AmountFormat {
  readonly euro: (amount: Cents) => string;
  /** Formats a difference with a sign. */
  readonly difference: (amount: Cents) => string;
}

/** A shown total with its parts. */
export interface ShownSum {
  readonly parts: readonly Cents[];
  readonly total: Cents;
}

const WHOLE: AmountFormat = { euro: formatEuro, difference: formatDifference };
/** Totals and the lines that they add up: always with cents, so that a place never changes its rounding. */
export const EXACT_AMOUNTS: AmountFormat = { euro: formatEuroDecimal, difference: formatExactDifference };

/** Whole euros if the shown parts add up to each shown total, else euros and cents for all amounts. */
export function amountsThatAddUp(sums: readonly ShownSum[]): AmountFormat {
  return sums.every(addsUpInEuros) ? WHOLE : EXACT_AMOUNTS;
}

function addsUpInEuros({ parts, total }: ShownSum): boolean {
  // Parts with another sum have a hidden part, so cents would not help.
  if (sum(parts) !== total) return true;
  // A part below half a euro needs cents.
  if (parts.some((part) => part !== 0 && wholeEuros(part) === 0)) return false;
  return parts.reduce((euros, part) => euros + wholeEuros(part), 0) === wholeEuros(total);
}
