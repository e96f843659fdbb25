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

/** Whether the server answers. Without an answer the browser would show its own error page instead of the next page. */
async function isReachable(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Reloads the page when the server answers, otherwise it stays. What was chosen is kept as a draft. */
export async function reloadWhenReachable(): Promise<void> {
  if (!mayReload(window.sessionStorage.getItem(KEY), Date.now()) || !(await isReachable())) return;
  window.sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}

/**
 * Opens an address when the user asks for it and the server answers, otherwise the page stays. `before` runs just before it opens.
 * Returns whether it opens.
 */
export async function openWhenReachable(address: string, before = (): void => {}): Promise<boolean> {
  const opens = await isReachable();
  if (opens) {
    before();
    window.location.assign(address);
  }
  return opens;
}
