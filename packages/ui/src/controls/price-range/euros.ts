/** Two amounts in cents; low never exceeds high. */
export interface PriceBounds {
  /** Cents. */
  low: number;
  /** Cents. */
  high: number;
}

/** The bounds in whole euros, rounded outwards. */
export function toEuros(bounds: PriceBounds): PriceBounds {
  return { low: Math.floor(bounds.low / 100), high: Math.ceil(bounds.high / 100) };
}

/**
 * Converts whole euros of the slider to cents, limited to the bounds, so that each end is exactly the lowest or highest
 * price.
 */
export function toCents(euros: number, bounds: PriceBounds): number {
  return Math.min(Math.max(euros * 100, bounds.low), bounds.high);
}

/** Parses a typed amount ('12', '€ 1.250', '12,50') to whole euros; null when it is not an amount. */
export function parseEuros(typed: string): number | null {
  const cleaned = typed.replace(/[€\s]/g, "").replace(/,-?$/, "");
  if (!/^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+([.,]\d{1,2})?$/.test(cleaned)) return null;
  const amount = /^\d{1,3}(\.\d{3})+/.test(cleaned)
    ? cleaned.replaceAll(".", "").replace(",", ".")
    : cleaned.replace(",", ".");
  return Math.round(Number(amount));
}

/**
 * Formats a whole number of euros that is not negative: `1.250`. Does without Intl, whose first formatter takes a desktop
 * browser at least 20 ms.
 */
export const formatEuros = (euros: number): string => String(euros).replaceAll(/\B(?=(\d{3})+$)/g, ".");
