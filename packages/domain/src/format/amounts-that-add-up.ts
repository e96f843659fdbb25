import { sum, type Cents } from "../money/cents.ts";
import { formatDifference, formatEuro, formatEuroDecimal, formatExactDifference, wholeEuros } from "./money.ts";

/** How the amounts of one list are written. */
export interface AmountFormat {
  readonly euro: (amount: Cents) => string;
  /** With a sign. */
  readonly difference: (amount: Cents) => string;
}

/** Amounts that are shown with their sum. */
export interface ShownSum {
  readonly parts: readonly Cents[];
  readonly total: Cents;
}

const WHOLE: AmountFormat = { euro: formatEuro, difference: formatDifference };
const EXACT: AmountFormat = { euro: formatEuroDecimal, difference: formatExactDifference };

/** Whole euros where the shown parts then add up to each shown sum, else euros and cents for all of them. */
export function amountsThatAddUp(sums: readonly ShownSum[]): AmountFormat {
  return sums.every(addsUpInEuros) ? WHOLE : EXACT;
}

function addsUpInEuros({ parts, total }: ShownSum): boolean {
  // What adds up to something else has another part, which is not shown: cents would not help.
  if (sum(parts) !== total) return true;
  // Less than half a euro is written in cents.
  if (parts.some((part) => part !== 0 && wholeEuros(part) === 0)) return false;
  return parts.reduce((euros, part) => euros + wholeEuros(part), 0) === wholeEuros(total);
}
