/** The page shows itself first: resolves when it has nothing better to do, after `longest` milliseconds at the latest. Safari knows no idle moments. */
export function untilShown(longest: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest / 5);
  });
}
