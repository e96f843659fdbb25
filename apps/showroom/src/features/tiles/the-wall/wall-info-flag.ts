import { browserStorage } from "../../../shared/choices/draft.ts";

const FLAG = "theWallModalOpened";

/** Whether The Wall was explained before, stored in the browser. */
export function wasWallExplained(): boolean {
  return browserStorage()?.getItem(FLAG) === "true";
}

export function rememberWallExplained(): void {
  try {
    browserStorage()?.setItem(FLAG, "true");
  } catch {
    // Storage is full or blocked: it is explained again next time.
  }
}
