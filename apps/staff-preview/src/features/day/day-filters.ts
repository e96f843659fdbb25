import { DAY_WHOSE } from "@showroom/api-contract/endpoints/day";
import { DAY_KINDS, type DayKind } from "@showroom/domain/staff/day-item";

export type Whose = (typeof DAY_WHOSE)[number];

/** The filters of the list, which stand in the address. */
export interface DayFilters {
  readonly kind: DayKind | null;
  /** The slug of a project. */
  readonly project: string | null;
  readonly whose: Whose;
}

const WHOSE_WORDS: Readonly<Record<Whose, string>> = { open: "open", mine: "mij", nobody: "iedereen", all: "alle" };

/** Reads the filters of an address. What is unknown counts as no filter. */
export function readFilters(parameters: URLSearchParams): DayFilters {
  const [kind, whose] = [parameters.get("soort"), parameters.get("wie")];
  return {
    kind: DAY_KINDS.find((one) => one === kind) ?? null,
    project: parameters.get("project"),
    whose: DAY_WHOSE.find((one) => WHOSE_WORDS[one] === whose) ?? "open",
  };
}

/** The query string of the filters, without those that apply anyway. */
export function writeFilters({ kind, project, whose }: DayFilters): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== null && { soort: kind }),
    ...(project !== null && { project }),
    ...(whose !== "open" && { wie: WHOSE_WORDS[whose] }),
  });
}

export const isNarrowed = ({ kind, project, whose }: DayFilters): boolean =>
  kind !== null || project !== null || whose === "mine" || whose === "nobody";
