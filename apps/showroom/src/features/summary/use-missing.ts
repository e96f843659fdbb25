import { useMemo } from "react";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { missingChoices } from "@showroom/domain/summary/completeness";
import type { MissingChoice } from "@showroom/domain/summary/completeness";
import { showroomPaths } from "../../pages/links.ts";
import type { SidebarPart } from "../../pages/steps.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { submissionTexts } from "./submission-texts.ts";

const { missing: texts } = submissionTexts;

/** A reason why the choices cannot be submitted, with the address of the step where it is resolved. */
export interface MissingPart {
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly href: string;
}

interface Described {
  readonly reason: string;
  readonly part: SidebarPart | null;
}

/** Describes what is missing on a page, with the part of the sidebar where it is chosen. */
function describeMissing(page: Page, missing: MissingChoice): Described {
  if (missing.kind === "page-not-confirmed")
    return { reason: texts[missing.kind], part: page.type === "configurator" ? "result" : null };
  if (missing.kind === "floor-missing") return { reason: texts[missing.kind], part: null };
  if (missing.kind === "tile-missing") return { reason: texts[missing.surface], part: "tiles" };
  if (missing.kind === "not-combinable") return { reason: texts[missing.kind], part: "tiles" };
  const catalogue = pageCatalogue(page);
  if (missing.kind === "required-missing") {
    const { groupId } = missing.requirement;
    const group = groupId === null ? undefined : catalogue.groups.get(groupId)?.title;
    return { reason: texts.required(group ?? texts.tiles), part: groupId === null ? "tiles" : "products" };
  }
  const chosen = findChoice(catalogue, missing.choice);
  if (missing.kind === "hidden-chosen")
    return { reason: texts["hidden-chosen"](chosen?.product.name ?? texts.product), part: "products" };
  return { reason: texts["not-offered"], part: "start" };
}

/** Everything that must be completed, in the order of the pages. The same reason is listed once per page. */
export function listMissing(
  project: Project,
  { pages, choices }: Pick<CostInput, "pages" | "choices">,
): readonly MissingPart[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const found = new Map<string, MissingPart>();
  for (const missing of missingChoices(pages, project, choices)) {
    const page = byId.get(missing.pageId);
    if (page === undefined) continue;
    const { reason, part } = describeMissing(page, missing);
    const step = stepNumberOf(page);
    const href = part === null ? showroomPaths.step(project.slug, step) : showroomPaths.part(project.slug, step, part);
    found.set(`${page.id}-${reason}`, { key: `${page.id}-${reason}`, title: page.title, reason, href });
  }
  return [...found.values()];
}

/** Everything that must be completed before the choices can be submitted. Also empty while the data is loading. */
export function useMissing(): readonly MissingPart[] {
  const { project } = useShowroom();
  const input = useCostInput();
  return useMemo(() => (input === null ? [] : listMissing(project, input)), [input, project]);
}
