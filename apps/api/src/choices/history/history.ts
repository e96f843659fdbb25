import type { Page } from "@showroom/domain/model/page";
import type { HistoryChange, HistoryEvent } from "../../database/schema/choices.ts";
import type { Rooms } from "../read/check-rooms.ts";

const newlyConfirmed = (before: Rooms, after: Rooms): readonly string[] =>
  Object.entries(after).flatMap(([key, room]) => (room.confirmedByUser && !before[key]?.confirmedByUser ? [key] : []));

/** The names of the rooms that are confirmed in `after` and not in `before`. */
export function confirmedTitles(pages: readonly Page[], before: Rooms, after: Rooms): string[] {
  const keys = new Set(newlyConfirmed(before, after));
  return pages.filter(({ id }) => keys.has(String(id))).map(({ title }) => title);
}

/** The names of the rooms that a save confirms, which a change does not name; null without one. */
export const confirmedNames = (pages: readonly Page[], before: Rooms, after: Rooms): string | null =>
  confirmedTitles(pages, before, after).join(", ") || null;

/** The history event of a save; null for a save without a relevant change. */
export function eventOf(before: Rooms, after: Rooms, changes: readonly HistoryChange[]): HistoryEvent | null {
  if (newlyConfirmed(before, after).length > 0) return "roomConfirmed";
  return changes.length > 0 ? "saved" : null;
}
