import { cents, type Cents } from "../money/cents.ts";

/** An amount that is not rounded yet: whole ten-millionths of a cent. */
export type Exact = number;

const QUANTITY_STEPS = 1_000;
const FACTOR_STEPS = 10_000;
const UNIT = QUANTITY_STEPS * FACTOR_STEPS;

/**
 * `price` x `quantity` x `factor` without rounding to cents. Quantities (m², m¹) count to the thousandth and factors to the
 * ten-thousandth, so that the product is a whole number and half cents are exact.
 */
export function exact(price: Cents, quantity = 1, factor = 1): Exact {
  return price * Math.round(quantity * QUANTITY_STEPS) * Math.round(factor * FACTOR_STEPS);
}

/** Rounds to cents, half away from zero. */
export function toCents(amount: Exact): Cents {
  return cents(amount / UNIT);
}
