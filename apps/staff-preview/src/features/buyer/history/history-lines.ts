import type { HistoryEntry } from "@showroom/api-contract/entities/staff";
import { amountsThatAddUp, type AmountFormat } from "@showroom/domain/format/amounts-that-add-up";
import { cents } from "@showroom/domain/money/cents";
import type { Cents } from "@showroom/domain/money/cents";

export interface HistoryLine {
  readonly entry: HistoryEntry;
  /** The change of the total; null when the entry before it is not loaded. */
  readonly difference: Cents | null;
}

/** Entries, newest first, each with the change of the total. `complete`: the list includes the very first entry. */
export function historyLines(entries: readonly HistoryEntry[], complete: boolean): readonly HistoryLine[] {
  return entries.map((entry, index) => {
    const before = entries[index + 1];
    if (before === undefined && !complete) return { entry, difference: null };
    return { entry, difference: cents(entry.totalPrice - (before?.totalPrice ?? 0)) };
  });
}

/** The format in which each shown total and the change after it add up to the next total. */
export const amountsOfHistory = (lines: readonly HistoryLine[]): AmountFormat =>
  amountsThatAddUp(
    lines.map(({ entry: { totalPrice }, difference }) => ({
      parts: difference === null ? [totalPrice] : [cents(totalPrice - difference), difference],
      total: totalPrice,
    })),
  );
