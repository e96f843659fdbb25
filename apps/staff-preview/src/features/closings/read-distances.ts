import { DISTANCE_LIMITS } from "@showroom/domain/closing-date/planning-news";

/** Reads days as they are typed, such as `14, 3`; empty for none. Null when these are not days that can be set. */
export function readDistances(typed: string): readonly number[] | null {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== "");
  const days = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : 0));
  const isAllowed =
    days.length <= DISTANCE_LIMITS.count && days.every((day) => day >= 1 && day <= DISTANCE_LIMITS.days);
  return isAllowed ? days : null;
}
