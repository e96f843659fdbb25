/** Describes what a buyer still has to do before the choices can be submitted. */
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { missingChoices } from "@showroom/domain/summary/completeness";
import type { MissingChoice } from "@showroom/domain/summary/completeness";
import { overviewTexts } from "./texts.ts";

const texts = overviewTexts.missing;

function describe(page: Page, missing: MissingChoice): string {
  const catalogue = pageCatalogue(page);
  switch (missing.kind) {
    case "page-not-confirmed":
      return texts.confirm(page.title);
    case "tile-missing":
      return texts.tile[missing.surface](page.title);
    case "floor-missing":
      return texts.floor();
    case "required-missing":
      return texts.required(page.title, catalogue.groups.get(missing.requirement.groupId ?? 0)?.title ?? texts.product);
    case "hidden-chosen":
      return texts.hidden(page.title, findChoice(catalogue, missing.choice)?.product.name ?? texts.product);
    case "not-combinable":
      return texts.excluded(page.title);
    case "not-offered":
      return texts.gone(page.title);
  }
}

/** One sentence per open item, in the order of the showroom's pages; empty when the choices can be submitted. */
export function openItems(
  pages: readonly Page[],
  project: Project,
  rooms: Readonly<Record<string, RoomChoice>>,
): readonly string[] {
  return missingChoices(pages, project, rooms).flatMap((missing) => {
    const page = pages.find(({ id }) => id === missing.pageId);
    return page ? [describe(page, missing)] : [];
  });
}
