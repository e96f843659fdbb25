import { cents, ZERO, type Cents } from "../money/cents.ts";
import { toCents, type Exact } from "./exact.ts";

/** The amounts of one line. `totalPrice = grossPrice + returnPrice + labourPrice`. */
export interface Amounts {
  readonly grossPrice: Cents;
  /** Negative or zero. */
  readonly returnPrice: Cents;
  readonly labourPrice: Cents;
  readonly totalPrice: Cents;
}

export const NO_AMOUNTS: Amounts = { grossPrice: ZERO, returnPrice: ZERO, labourPrice: ZERO, totalPrice: ZERO };

/** Rounds each amount of a line once; the total is the sum of the rounded amounts. `returned` is the credit, not negative. */
export function lineAmounts(gross: Exact, returned: Exact, labour: Exact): Amounts {
  const grossPrice = toCents(gross);
  const returnPrice = toCents(-returned);
  const labourPrice = toCents(labour);
  return { grossPrice, returnPrice, labourPrice, totalPrice: cents(grossPrice + returnPrice + labourPrice) };
}
