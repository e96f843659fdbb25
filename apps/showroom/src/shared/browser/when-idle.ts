/** Resolves once the browser is idle, after `longest` milliseconds at the latest, so that the page shows first. Safari has no idle callbacks. */
export function whenIdle(longest: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest / 5);
  });
}
