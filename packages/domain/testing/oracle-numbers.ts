/** Amounts are whole ten-millionths of a cent: quantities have three decimals, factors four. */
const UNIT = 10_000_000n;

/** Price x quantity x factor, not rounded to cents. */
export function times(price: number, quantity: number, factor: number): bigint {
  return BigInt(price) * BigInt(Math.round(quantity * 1000)) * BigInt(Math.round(factor * 10_000));
}

/** A whole number of cents, half away from zero. */
export function divideRounded(amount: bigint, unit = UNIT): number {
  const absolute = amount < 0n ? -amount : amount;
  const rounded = Number((2n * absolute + unit) / (2n * unit));
  return amount < 0n && rounded !== 0 ? -rounded : rounded;
}
