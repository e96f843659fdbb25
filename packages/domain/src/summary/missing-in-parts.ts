import type { Part } from "../closing-date/closing-date.ts";
import type { RoomChoice } from "../model/choices.ts";
import { isSanitaryFault, type MissingChoice } from "./completeness.ts";

/** The part in which something is missing; null for a page that is not confirmed. */
function partOf(missing: MissingChoice, room: RoomChoice | undefined): Part | null {
  switch (missing.kind) {
    case "page-not-confirmed":
      return null;
    case "tile-missing":
      return "tiles";
    case "floor-missing":
      return "floors";
    case "required-missing":
      return missing.requirement.groupId === null ? "tiles" : "sanitary";
    case "hidden-chosen":
    case "not-offered":
      return Object.values(room?.products ?? {}).some((chosen) => chosen.includes(missing.choice))
        ? "sanitary"
        : "tiles";
    case "not-combinable":
      return isSanitaryFault(missing.fault) ? "sanitary" : "tiles";
  }
}

interface Parts {
  /** The parts that have to be whole. */
  readonly whole: ReadonlySet<Part>;
  /** The parts in which nothing can be chosen any more, so that a violated rule stays violated. */
  readonly closed: ReadonlySet<Part>;
}

/** Of what is missing, what stands in the way of these parts. The parts that can still be chosen go on. */
export function missingInParts(
  missing: readonly MissingChoice[],
  choices: Readonly<Record<string, RoomChoice>>,
  { whole, closed }: Parts,
): readonly MissingChoice[] {
  return missing.filter((one) => {
    const part = partOf(one, choices[one.pageId]);
    const isOpen = one.kind === "tile-missing" || one.kind === "floor-missing";
    return part !== null && (isOpen ? whole : closed).has(part);
  });
}
