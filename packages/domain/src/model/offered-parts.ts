import type { CostGroup } from "./cost-group.ts";
import type { Page } from "./page.ts";
import type { Project } from "./project.ts";

/** What buyers of a project may choose. */
export type OfferedParts = Pick<Project, "hasTiles" | "hasSanitary" | "hasFloors">;

/** The parts of a page from which buyers choose, in the fixed order of their costs. */
export function costGroupsOf(
  { type }: Pick<Page, "type">,
  { hasTiles, hasSanitary, hasFloors }: OfferedParts,
): readonly CostGroup[] {
  if (type === "floors") return hasFloors ? ["floors"] : [];
  if (type !== "configurator") return [];
  return [...(hasTiles ? (["tiles"] as const) : []), ...(hasSanitary ? (["sanitary"] as const) : [])];
}

/** Whether a page belongs in a project: a page to choose on needs something that the project lets buyers choose. */
export const isPageOffered = (page: Pick<Page, "type">, parts: OfferedParts): boolean =>
  (page.type !== "configurator" && page.type !== "floors") || costGroupsOf(page, parts).length > 0;
