import type { ProblemCode, ProblemIssue } from "@showroom/api-contract/problem";
import { missingChoices, type MissingChoice } from "@showroom/domain/summary/completeness";
import { ProblemError } from "../../kernel/problem.ts";
import { describeFault, type Rooms } from "../read/check-rooms.ts";
import type { HouseCatalogue } from "../read/settle-rooms.ts";

const CODES: Readonly<Record<MissingChoice["kind"], ProblemCode>> = {
  "page-not-confirmed": "choices-incomplete",
  "tile-missing": "choices-incomplete",
  "floor-missing": "choices-incomplete",
  "required-missing": "rule-violated",
  "hidden-chosen": "rule-violated",
  "not-offered": "choice-invalid",
  "not-combinable": "choice-invalid",
};

/** Priority of problems: the first of these is reported. */
const SEQUENCE: readonly ProblemCode[] = ["choice-invalid", "choices-incomplete", "rule-violated"];

function describe(missing: MissingChoice): string {
  switch (missing.kind) {
    case "tile-missing":
      return `no ${missing.surface} tile is chosen`;
    case "required-missing":
      return `rule ${missing.requirement.rule.id} asks for a product that is not chosen`;
    case "hidden-chosen":
      return `product ${missing.choice.pageProductId} is hidden by a rule`;
    case "not-offered":
      return `product ${missing.choice.pageProductId} is not on offer`;
    case "not-combinable":
      return describeFault(missing.fault);
    case "page-not-confirmed":
      return "the page is not confirmed";
    case "floor-missing":
      return "no floor is chosen";
  }
}

/**
 * Checks that choices can be submitted.
 * @throws ProblemError `choices-incomplete`, `rule-violated` or `choice-invalid`, naming every page
 */
export function checkComplete({ project, house }: HouseCatalogue, rooms: Rooms): void {
  const missing = missingChoices(house.pages, project.document, rooms);
  const code = SEQUENCE.find((candidate) => missing.some((entry) => CODES[entry.kind] === candidate));
  if (!code) return;
  const issues = missing.map((entry): ProblemIssue => ({
    path: ["projectRoomChoices", String(entry.pageId)],
    message: describe(entry),
  }));
  throw new ProblemError(code, { issues });
}
