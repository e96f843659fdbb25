/** Parts of the application that could not be loaded: a release replaced them, or there is no connection. */
const KEY = "showroom.reloaded-at";
const MINUTE = 60_000;
/** Minutes between two reloads at most; a page that needs no reload for twice this long starts again at one. */
const LONGEST = 64;

const unloaded = new WeakSet();

/** Remembers the parts that could not be loaded, so that the error page recognizes their errors. */
export function watchUnloadedParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => unloaded.add(payload));
}

/** Whether the error is of a part of the application that could not be loaded. */
export function isUnloadedPart(error: unknown): boolean {
  return error instanceof Error && unloaded.has(error);
}

/**
 * Whether the page may reload by itself, and what to remember then: the moment, and how often it has reloaded. It waits one minute, then
 * two, four and so on, so that a part that is missing for good causes no loop. Null when it may not reload yet.
 */
export function nextReload(remembered: string | null, now: number): string | null {
  const [at = 0, times = 0] = (remembered ?? "").split(" ").map(Number);
  const waited = now - at;
  if (times === 0 || waited > 2 * LONGEST * MINUTE) return `${now} 1`;
  return waited > Math.min(2 ** (times - 1), LONGEST) * MINUTE ? `${now} ${times + 1}` : null;
}

/** Whether the server answers. Without an answer the browser would show its own error page instead of the next page. */
async function isReachable(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Reloads the page when the server answers, otherwise it stays. What was chosen is kept as a draft. */
export async function reloadWhenReachable(): Promise<void> {
  const remembered = nextReload(window.sessionStorage.getItem(KEY), Date.now());
  if (remembered === null || !(await isReachable())) return;
  window.sessionStorage.setItem(KEY, remembered);
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
