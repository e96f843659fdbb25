import { browserStorage } from "../choices/draft.ts";

const KEY = "showroom.summary-collapsed";

/** Ids of page costs that someone closed on the summary; they stay closed in this browser. */
export function readCollapsed(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(browserStorage()?.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : []);
  } catch {
    return new Set();
  }
}

export function writeCollapsed(ids: ReadonlySet<number>): void {
  try {
    browserStorage()?.setItem(KEY, JSON.stringify([...ids]));
  } catch {
    // Storage is full or forbidden: the sections open again next time.
  }
}
