/** The modules that a page needs besides the entry, from its row. The page preloads their files. */
import type { PageType } from "@showroom/domain/model/page";
import type { FoundPage } from "../pages/page-at.ts";
import { PAGE_ROWS } from "../pages/pages.ts";
import type { PageRow } from "../pages/pages.ts";
import { shownNext } from "../pages/shown-next.ts";
import { isWide, PART_NAMES, partRow, SHOWROOM_CODE, WIDE_STEPS } from "../pages/steps.ts";
import type { PartRow, WideRow } from "../pages/steps.ts";

const modulesOf = ({ loader, code }: Pick<PageRow, "loader" | "code">): readonly string[] => [
  ...(loader === undefined ? [] : [loader]),
  code,
  ...shownNext(code),
];

/**
 * Paths of the modules of a page, relative to the application.
 * @param type of the step, if it is known
 */
export function modulesOfPage(page: FoundPage, type: PageType | null): readonly string[] {
  if (page.kind === "page") return modulesOf(page.row);
  const rows: readonly (PartRow | WideRow)[] =
    page.part !== null ? [partRow(page.part)] : type !== null && isWide(type) ? [WIDE_STEPS[type]] : [];
  return [SHOWROOM_CODE, ...rows.flatMap(modulesOf)];
}

/** The placeholders that the server renders. The application loads this code only when a page takes long, so a page has their styles itself. */
export const PLACEHOLDERS = "src/placeholder/page-placeholder.tsx";

/** Every module that some page preloads. */
export const ANNOUNCED_MODULES: readonly string[] = [
  ...new Set([
    SHOWROOM_CODE,
    ...[...PAGE_ROWS, ...PART_NAMES.map(partRow), ...Object.values(WIDE_STEPS)].flatMap(modulesOf),
  ]),
];
