declare const centsBrand: unique symbol;

/** An amount of money in euro cents, including VAT. Always an integer. */
export type Cents = number & { readonly [centsBrand]: "cents" };

/**
 * Turns a number into cents, rounding half away from zero.
 * @throws RangeError when `value` is not finite.
 */
export function cents(value: number): Cents {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount of money: ${value}`);
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return (rounded === 0 ? 0 : rounded) as Cents;
}

export const ZERO: Cents = cents(0);

/** Adds amounts in cents. */
export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}
