/** Parts of the application that could not be loaded: a release replaced them, or there is no connection. */
const KEY = "showroom.reloaded-at";
const AGAIN_AFTER = 60_000;

const unloaded = new WeakSet();

/** Remembers the parts that could not be loaded, so that the error page recognizes their errors. */
export function watchUnloadedParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => unloaded.add(payload));
}

/** Whether the error is of a part of the application that could not be loaded. */
export function isUnloadedPart(error: unknown): boolean {
  return error instanceof Error && unloaded.has(error);
}

/** Whether the page may reload by itself: at most once a minute, so that a part that is missing for good causes no loop. */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return now - Number(reloadedAt ?? 0) > AGAIN_AFTER;
}

/**
 * Reloads the page when the server answers; what was chosen is kept as a draft. Without an answer it stays: the browser would show its
 * own error page.
 */
export async function reloadWhenReachable(): Promise<void> {
  if (!mayReload(window.sessionStorage.getItem(KEY), Date.now())) return;
  const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer === null || answer.status >= 500) return;
  window.sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}
