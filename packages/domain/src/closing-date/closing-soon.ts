import { isOver, type Closing, type Part } from "./closing-date.ts";
import { daysUntil } from "./planning-news.ts";

export interface ClosingSoon {
  /** What closes on the nearest day, in the order of `PARTS`. */
  readonly parts: readonly Part[];
  readonly lastDay: string;
  /** 0 on the last day itself. */
  readonly daysLeft: number;
}

/** What closes next of a home within some days, at a moment in milliseconds since 1970; null for nothing. */
export function closingSoon(closings: readonly Closing[], within: number, at: number): ClosingSoon | null {
  const ahead = closings.filter((closing) => !isOver(closing, at) && daysUntil(closing.lastDay, at) <= within);
  const lastDay = ahead.map((closing) => closing.lastDay).toSorted()[0];
  if (lastDay === undefined) return null;
  const parts = ahead.flatMap((closing) => (closing.lastDay === lastDay ? [closing.part] : []));
  return { parts, lastDay, daysLeft: daysUntil(lastDay, at) };
}
