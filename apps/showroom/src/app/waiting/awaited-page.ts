/** The kind of page at an address, for its placeholder. It is known before anything is loaded. */
import type { PageOutline, PageType } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { pageOfStep } from "@showroom/domain/steps/step-number";
import { showroomPathOf } from "../../pages/links.ts";
import type { SidebarPart } from "../../pages/links.ts";

export interface AwaitedStep {
  readonly kind: "step";
  readonly slug: string;
  /** Null for the showroom's own address, which leads to the first open step. */
  readonly stepNumber: number | null;
  /** `wide`: the introduction and the summary. */
  readonly part: SidebarPart | "wide";
}

export type AwaitedPage = AwaitedStep | { readonly kind: "hero" | "plain" };

const PROJECT = /^\/projects\/(?!signup\/)[^/]+(?:\/(?:contact|video|voorwaarden))?\/?$/;

export function awaitedPage(pathname: string): AwaitedPage {
  const path = showroomPathOf(pathname);
  if (path === null) return { kind: PROJECT.test(pathname) ? "hero" : "plain" };
  return { kind: "step", ...path, part: path.part ?? "wide" };
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

/** Parts beside which the room of the step is shown. */
const WITH_ROOM: ReadonlySet<SidebarPart | "wide"> = new Set(["start", "tiles", "products", "result", "floors"]);

/** Whether the page shows a picture of the room before the application has loaded. */
export const hasFirstPicture = (part: SidebarPart | "wide"): boolean => WITH_ROOM.has(part);
