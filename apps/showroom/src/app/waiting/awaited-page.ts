/** The kind of page at an address, for its placeholder. It is known before anything is loaded. */
import type { PageOutline } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { partOfSegment } from "../../shared/paths/showroom-paths.ts";
import type { SidebarPart } from "../../shared/paths/showroom-paths.ts";

export interface AwaitedStep {
  readonly kind: "step";
  readonly slug: string;
  /** Null for the showroom's own address, which leads to the first open step. */
  readonly stepNumber: number | null;
  /** `wide`: the introduction and the summary. */
  readonly part: SidebarPart | "wide";
}

export type AwaitedPage = AwaitedStep | { readonly kind: "hero" | "plain" };

const STEP = /^\/projects\/([^/]+)\/digitale-showroom(?:\/stap\/([^/]+)(?:\/([^/]+))?)?/;
const PROJECT = /^\/projects\/(?!signup\/)[^/]+(?:\/(?:contact|video|voorwaarden))?\/?$/;

export function awaitedPage(pathname: string): AwaitedPage {
  const [address, slug = "", stepNumber, segment] = STEP.exec(pathname) ?? [];
  if (address === undefined) return { kind: PROJECT.test(pathname) ? "hero" : "plain" };
  return {
    kind: "step",
    slug,
    stepNumber: stepNumber === undefined ? null : Number(stepNumber),
    part: partOfSegment(segment) ?? "wide",
  };
}

/** The title of a step when it is the same in every house type; null when it depends on the buyer's home. */
export function titleOfStep({ houseTypes }: Project, stepNumber: number | null): string | null {
  const titleIn = (pages: readonly PageOutline[]): string | undefined =>
    pages.find(({ order }) => order + 1 === stepNumber)?.title;
  const titles = new Set(houseTypes.map(({ pages }) => titleIn(pages)));
  const [title] = titles;
  return titles.size === 1 ? (title ?? null) : null;
}
