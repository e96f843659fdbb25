/** Until when buyers may choose: a date for each phase and part of a project, and exceptions for a home. */
import { endOfDutchDay } from "../format/moment.ts";
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";

/** The parts of a project that close: the groups that prices are added up by. */
export const PARTS = COST_GROUPS;
export type Part = CostGroup;

/** The last day of choosing, of the home's phase. Days are written `2026-12-11`, in Dutch time. */
export interface ClosingDate {
  readonly part: Part;
  readonly lastDay: string;
}

/** Another last day for one home, whatever the date of its phase is. */
export interface ClosingException extends ClosingDate {
  readonly reason: string;
}

export interface Closing extends ClosingDate {
  /** Why the home has another day than its phase; null when it has not. */
  readonly reason: string | null;
  /** Former buyers of the home agreed this part, so that it was closed before the present ones came. */
  readonly isAgreed?: true;
}

/**
 * What holds for a home: at most one day for each part, in the order of `PARTS`. Parts without a day never close. What former buyers
 * agreed closes its part, whatever the dates are.
 */
export function closingsOf(
  dates: readonly ClosingDate[],
  exceptions: readonly ClosingException[],
  agreed: readonly ClosingDate[] = [],
): readonly Closing[] {
  return PARTS.flatMap((part): Closing[] => {
    const standing = agreed.find((one) => one.part === part);
    if (standing) return [{ ...standing, reason: null, isAgreed: true }];
    const exception = exceptions.find((one) => one.part === part);
    if (exception) return [exception];
    const date = dates.find((one) => one.part === part);
    return date ? [{ ...date, reason: null }] : [];
  });
}

/** Whether a day has ended in the Netherlands, at a moment in milliseconds since 1970. */
export const isOver = ({ lastDay }: Pick<ClosingDate, "lastDay">, at: number): boolean => at >= endOfDutchDay(lastDay);

/** The parts that are closed at a moment. */
export const closedParts = (closings: readonly Closing[], at: number): ReadonlySet<Part> =>
  new Set(closings.filter((closing) => isOver(closing, at)).map(({ part }) => part));
