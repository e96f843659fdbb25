/** What a buyer is told of the closing dates by mail: a date that was set, moved or taken away, and reminders before it. */
import { dayOf } from "../format/day-in-words.ts";
import { isOver, PARTS, type Closing, type Part } from "./closing-date.ts";

const DAY_MS = 86_400_000;

/** Days before a last day on which buyers are reminded, in a project that sets none. */
export const DEFAULT_DISTANCES: readonly number[] = [14, 3];
/** Most reminders before one date, and the longest distance in days. */
export const DISTANCE_LIMITS = { count: 4, days: 60 } as const;

/** What a buyer was told of a part last. */
export interface ToldDate {
  readonly part: Part;
  /** Null: that it has no date any more. */
  readonly lastDay: string | null;
  /** The shortest distance in days that was reached; null for none. */
  readonly distance: number | null;
}

export type PlanningNews = { readonly part: Part } & (
  | { readonly kind: "set"; readonly lastDay: string }
  | { readonly kind: "moved"; readonly lastDay: string; readonly before: string }
  | { readonly kind: "ended"; readonly before: string }
  | {
      readonly kind: "reminder";
      readonly lastDay: string;
      readonly daysLeft: number;
      /** The last reminder before the day, which is sent to everybody. The earlier ones only help. */
      readonly isBinding: boolean;
    }
);

interface Planning {
  readonly closings: readonly Closing[];
  readonly told: readonly ToldDate[];
  /** Days before a last day on which the project reminds. */
  readonly distances: readonly number[];
  /** The buyer wants no reminders that only help. */
  readonly isMuted: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whole days from the day of a moment to a last day, in Dutch time: 0 on the last day itself. */
export const daysUntil = (lastDay: string, at: number): number =>
  Math.round((Date.parse(lastDay) - Date.parse(dayOf(new Date(at)))) / DAY_MS);

/** The shortest distance that has been reached; null for none. */
function reached(closing: Closing, { distances, at }: Pick<Planning, "distances" | "at">): number | null {
  const left = daysUntil(closing.lastDay, at);
  const passed = distances.filter((distance) => left <= distance);
  return passed.length === 0 ? null : Math.min(...passed);
}

function newsOf(part: Part, planning: Planning): PlanningNews | null {
  const closing = planning.closings.find((one) => one.part === part);
  const told = planning.told.find((one) => one.part === part);
  const before = told?.lastDay ?? null;
  if (!closing) return before === null ? null : { kind: "ended", part, before };
  const { lastDay } = closing;
  if (before === null) return { kind: "set", part, lastDay };
  if (before !== lastDay) return { kind: "moved", part, lastDay, before };
  const distance = reached(closing, planning);
  if (distance === null || isOver(closing, planning.at)) return null;
  const isBinding = distance === Math.min(...planning.distances);
  const isTold = told !== undefined && told.distance !== null && told.distance <= distance;
  if (isTold || (planning.isMuted && !isBinding)) return null;
  return { kind: "reminder", part, lastDay, daysLeft: daysUntil(lastDay, planning.at), isBinding };
}

/**
 * What a buyer who has not handed in is told at a moment, in the order of `PARTS`, and what was told of those parts once it was sent.
 * Nothing is told twice. Of several reminders that are due, only the one nearest to the day is told.
 */
export function planningNews(planning: Planning): {
  readonly news: readonly PlanningNews[];
  readonly told: readonly ToldDate[];
} {
  const news = PARTS.flatMap((part) => newsOf(part, planning) ?? []);
  return {
    news,
    told: news.map(({ part }) => {
      const closing = planning.closings.find((one) => one.part === part);
      return closing
        ? { part, lastDay: closing.lastDay, distance: reached(closing, planning) }
        : { part, lastDay: null, distance: null };
    }),
  };
}

/** Whether a letter with this news is sent also to who wants no reminders. */
export const isBindingNews = (news: readonly PlanningNews[]): boolean =>
  news.some((one) => one.kind !== "reminder" || one.isBinding);
