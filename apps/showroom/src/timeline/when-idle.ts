/** Resolves when the browser is idle, after at most `longest` milliseconds. Without idle callbacks (Safari) it waits a fixed time. */
export function whenIdle(longest: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest / 5);
  });
}
