import { cents, type Cents } from "../money/cents.ts";

/** An amount before rounding, as a whole number of ten-millionths of a cent. */
export type Exact = number;

/** Number of decimals of a quantity in a price. */
export const QUANTITY_DECIMALS = 3;
const QUANTITY_STEPS = 10 ** QUANTITY_DECIMALS;
/** Number of decimals of a factor, such as cutting loss. */
export const FACTOR_DECIMALS = 4;
const FACTOR_STEPS = 10 ** FACTOR_DECIMALS;
const UNIT = QUANTITY_STEPS * FACTOR_STEPS;

/**
 * `price` x `quantity` x `factor` without rounding to cents. Quantities (m², m¹) are rounded to the thousandth and factors to the
 * ten-thousandth, so that the product is a whole number and half cents are exact.
 */
export function exact(price: Cents, quantity = 1, factor = 1): Exact {
  return price * Math.round(quantity * QUANTITY_STEPS) * Math.round(factor * FACTOR_STEPS);
}

/** Rounds a quantity to the thousandth, as every price does. */
export function pricedQuantity(quantity: number): number {
  return Math.round(quantity * QUANTITY_STEPS) / QUANTITY_STEPS;
}

/** A quantity with a factor, such as the cutting loss, as prices use it: unrounded, to the ten-millionth. */
export function chargedQuantity(quantity: number, factor = 1): number {
  return (Math.round(quantity * QUANTITY_STEPS) * Math.round(factor * FACTOR_STEPS)) / UNIT;
}

/** The price of a charged quantity, rounded once. Equal to `exact` of the same quantity and factor, in cents. */
export function chargedAmount(price: Cents, charged: number): Cents {
  return toCents(price * Math.round(charged * UNIT));
}

/** Rounds to cents, half away from zero. */
export function toCents(amount: Exact): Cents {
  return cents(amount / UNIT);
}
