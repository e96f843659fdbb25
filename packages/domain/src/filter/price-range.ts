import { cents, ZERO, type Cents } from "../money/cents.ts";

/** A range of prices in cents, both ends included. `low` never exceeds `high`. */
export interface PriceRange {
  readonly low: Cents;
  readonly high: Cents;
}

/** One step of the slider: a euro. */
export const PRICE_STEP: Cents = cents(100);

/** The lowest and highest price in whole euros, rounded outwards: the bounds of the slider. */
export function priceBounds(prices: Iterable<Cents>): PriceRange {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const price of prices) {
    low = Math.min(low, price);
    high = Math.max(high, price);
  }
  if (low > high) return { low: ZERO, high: ZERO };
  return {
    low: cents(Math.floor(low / PRICE_STEP) * PRICE_STEP),
    high: cents(Math.ceil(high / PRICE_STEP) * PRICE_STEP),
  };
}

/** Brings a range from an untrusted source, such as a URL, within the bounds; swaps the ends when they are reversed. */
export function clampRange(
  { low, high }: { readonly low: number; readonly high: number },
  bounds: PriceRange,
): PriceRange {
  const within = (value: number) => cents(Math.min(Math.max(value, bounds.low), bounds.high));
  return { low: within(Math.min(low, high)), high: within(Math.max(low, high)) };
}

/** Whether the range is narrower than the bounds. */
export function isRangeApplied(range: PriceRange, bounds: PriceRange): boolean {
  return range.low !== bounds.low || range.high !== bounds.high;
}
