export interface Paint {
  readonly largest: number;
  readonly shift: number;
}

/**
 * Runs in the page. Milliseconds until the largest contentful paint, and the cumulative layout shift, as measured by the
 * browser.
 */
export function readPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    const seen = { largest: 0, shift: 0 };
    const follow = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    follow("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
    follow("layout-shift", (entry) => {
      if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
    });
    setTimeout(() => resolve(seen), 300);
  });
}
