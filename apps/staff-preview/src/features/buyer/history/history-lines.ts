import type { HistoryEntry } from "@showroom/api-contract/entities/staff";
import { cents } from "@showroom/domain/money/cents";
import type { Cents } from "@showroom/domain/money/cents";

export interface HistoryLine {
  readonly entry: HistoryEntry;
  /** What it did to the total; null where what came before it is not loaded. */
  readonly difference: Cents | null;
}

/** Entries, newest first, each with its difference from the one before it. `complete`: the oldest one is the first of all. */
export function historyLines(entries: readonly HistoryEntry[], complete: boolean): readonly HistoryLine[] {
  return entries.map((entry, index) => {
    const before = entries[index + 1];
    if (before === undefined && !complete) return { entry, difference: null };
    return { entry, difference: cents(entry.totalPrice - (before?.totalPrice ?? 0)) };
  });
}
