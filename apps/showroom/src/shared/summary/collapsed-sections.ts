import { browserStorage } from "../choices/draft.ts";

const KEY = "showroom.summary-collapsed";

/** Ids of the pages that the user collapsed on the summary, stored in the browser. */
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
    // Storage is full or blocked: the sections are open again next time.
  }
}
