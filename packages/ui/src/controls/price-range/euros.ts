/** Two amounts in cents; low never exceeds high. */
export interface PriceBounds {
  /** Cents. */
  low: number;
  /** Cents. */
  high: number;
}

/** The same bounds in whole euros, wide enough to hold them. */
export function toEuros(bounds: PriceBounds): PriceBounds {
  return { low: Math.floor(bounds.low / 100), high: Math.ceil(bounds.high / 100) };
}

/** A whole euro on the slider to cents, kept within the bounds, so that either end means exactly the cheapest or the dearest. */
export function toCents(euros: number, bounds: PriceBounds): number {
  return Math.min(Math.max(euros * 100, bounds.low), bounds.high);
}

/** What someone typed ('12', '€ 1.250', '12,50'), in whole euros; null when it is no amount. */
export function parseEuros(typed: string): number | null {
  const cleaned = typed.replace(/[€\s]/g, "").replace(/,-?$/, "");
  if (!/^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+([.,]\d{1,2})?$/.test(cleaned)) return null;
  const amount = /^\d{1,3}(\.\d{3})+/.test(cleaned)
    ? cleaned.replaceAll(".", "").replace(",", ".")
    : cleaned.replace(",", ".");
  return Math.round(Number(amount));
}
