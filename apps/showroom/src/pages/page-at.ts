/** The page at an address, known before anything is loaded. */
import type { PageOutline, PageType } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { pageOfStep } from "@showroom/domain/steps/step-number";
import { partOfPath } from "./links.ts";
import { PAGE_ROWS } from "./pages.ts";
import type { PageRow } from "./pages.ts";
import { stepPathOf } from "./step-path.ts";
import type { SidebarPart } from "./steps.ts";

export interface FoundStep {
  readonly kind: "step";
  readonly slug: string;
  /** Null for the showroom's own address, which leads to the first open step. */
  readonly stepNumber: number | null;
  /** Null for a step without a sidebar, or before its first part is known. */
  readonly part: SidebarPart | null;
}

export type FoundPage = FoundStep | { readonly kind: "page"; readonly row: PageRow };

const matches = ({ path }: PageRow, pathname: string): boolean =>
  path === "*" || new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i").test(pathname);

export function pageAt(pathname: string): FoundPage {
  const step = stepPathOf(pathname);
  if (step !== null) return { kind: "step", slug: step.slug, stepNumber: step.stepNumber, part: partOfPath(pathname) };
  const row = PAGE_ROWS.find((candidate) => matches(candidate, pathname));
  if (row === undefined) throw new Error(`No page matches ${pathname}`);
  return { kind: "page", row };
}

/** What a step is in every house type that has it; null when it depends on the buyer's home. */
function sameInAll<T>({ houseTypes }: Project, stepNumber: number | null, read: (page: PageOutline) => T): T | null {
  const pages = houseTypes.flatMap((houseType) => pageOfStep(houseType.pages, stepNumber ?? Number.NaN) ?? []);
  const values = new Set(pages.map(read));
  const [value] = values;
  return values.size === 1 ? (value ?? null) : null;
}

/** The title of a step when it is the same in every house type that has it; null when it depends on the buyer's home. */
export const titleOfStep = (project: Project, stepNumber: number | null): string | null =>
  sameInAll(project, stepNumber, ({ title }) => title);

/** The same for the type of a step. */
export const typeOfStep = (project: Project, stepNumber: number | null): PageType | null =>
  sameInAll(project, stepNumber, ({ type }) => type);
