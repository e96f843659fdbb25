import { diffRooms, type RoomDifference } from "../diff/room-diff.ts";
import type { RoomChoice } from "../model/choices.ts";
import { costGroupOf } from "../model/line-part.ts";
import { partOfSlot } from "../model/part-of-slot.ts";
import { PARTS, type Part } from "./closing-date.ts";

/** The part that a difference is about; null for one that is no choice, such as a confirmation. */
function partOf(difference: RoomDifference): Part | null {
  switch (difference.kind) {
    case "product":
      return costGroupOf(partOfSlot(difference.slot));
    case "option":
      return "tiles";
    case "floor":
      return "floors";
    case "confirmed":
    case "copied":
      return null;
  }
}

/** The parts in which two versions of a room differ. */
export function differingParts(one: RoomChoice, other: RoomChoice): ReadonlySet<Part> {
  return new Set(diffRooms(one, other).flatMap((difference) => partOf(difference) ?? []));
}

export interface RoomWrite {
  /** The stored room; null when the room is handed in, which counts as a change of every part. */
  readonly before: RoomChoice | null;
  readonly after: RoomChoice;
  /** What is built once a part is closed, in each form of it: what was handed in before, or else the standard. */
  readonly counts: readonly RoomChoice[];
}

/**
 * The closed parts that a write would change, in the order of `PARTS`. A closed part may only stay as it is, or become
 * what counts; what is handed in has only what counts of it.
 */
export function refusedParts({ before, after, counts }: RoomWrite, closed: ReadonlySet<Part>): readonly Part[] {
  if (closed.size === 0) return [];
  const changed = before && differingParts(before, after);
  const late = counts.map((one) => differingParts(one, after));
  return PARTS.filter(
    (part) => closed.has(part) && (changed === null || changed.has(part)) && late.every((parts) => parts.has(part)),
  );
}
