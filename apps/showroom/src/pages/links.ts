/** Every path of the showroom, derived from the rows of its pages. */
import type { LineSlot } from "@showroom/domain/model/room-slot";
import { PAGES } from "./pages.ts";
import type { PageName } from "./pages.ts";
import { SHOWROOM_PATH, STEP_PATH, stepPathOf } from "./step-path.ts";
import { PART_NAMES, PARTS } from "./steps.ts";
import type { SidebarPart } from "./steps.ts";

/** Fills the parameters of a pattern in, in their order. */
const fill = (pattern: string, ...values: readonly (string | number)[]): string => {
  let at = 0;
  return pattern.replaceAll(/:\w+/g, () => String(values[at++]));
};

const withSlug =
  (name: PageName) =>
  (slug: string): string =>
    fill(PAGES[name].path, slug);

/** Paths of pages that belong to no project. */
export const publicPaths = {
  home: PAGES.home.path,
  terms: PAGES.terms.path,
  privacy: PAGES.privacy.path,
  /** Start of the paths that set a new password. */
  resetPassword: fill(PAGES.resetPassword.path, ""),
} as const;

/** Paths within a project. */
export const projectPaths = {
  landing: withSlug("landing"),
  video: withSlug("video"),
  contact: withSlug("contact"),
  terms: withSlug("projectTerms"),
  offers: (slug: string) => `${fill(SHOWROOM_PATH, slug)}/offertes`,
  favourites: (slug: string) => `${fill(SHOWROOM_PATH, slug)}/favorieten`,
  questions: (slug: string) => `${fill(SHOWROOM_PATH, slug)}/vragen`,
  showroom: (slug: string) => fill(SHOWROOM_PATH, slug),
} as const;

/** The parameter of the overview's address that names an earlier confirmation. */
export const EARLIER = { parameter: "bevestiging", newest: "laatste" } as const;

/**
 * The parameter of a part's address that names what it opens with: a group of sanitary ware by its id, or the floor tiles; any other word
 * means the wall tiles. A dot and an assortment may follow.
 */
export const OPENS = { parameter: "open", floor: "vloer" } as const;

const step = (slug: string, stepNumber: number): string => fill(STEP_PATH, slug, stepNumber);
const part = (slug: string, stepNumber: number, name: SidebarPart): string =>
  `${step(slug, stepNumber)}/${PARTS[name].segment}`;

/** Paths within a project's showroom. `stepNumberOf` gives the step number of a page. */
export const showroomPaths = {
  root: projectPaths.showroom,
  step,
  part,
  /** Where the choice of a price line is made. */
  choiceOf: (slug: string, stepNumber: number, slot: LineSlot) => {
    if (slot.kind === "sanitary") return `${part(slug, stepNumber, "products")}?${OPENS.parameter}=${slot.groupId}`;
    const onFloor =
      (slot.kind === "tile" && slot.surface === "floor") || (slot.kind === "accessory" && slot.place === "floor");
    return `${part(slug, stepNumber, "tiles")}${onFloor ? `?${OPENS.parameter}=${OPENS.floor}` : ""}`;
  },
  topView: (slug: string, stepNumber: number, imageId: number | string) =>
    `${part(slug, stepNumber, "topview")}/${imageId}`,
  /** An earlier confirmation, at the step of the overview; without a version, the newest. */
  earlierConfirmation: (slug: string, stepNumber: number, version: number | null) =>
    `${step(slug, stepNumber)}?${EARLIER.parameter}=${version ?? EARLIER.newest}`,
} as const;

/** The part of the sidebar that a path names; null for a step without one, or before its first part is known. */
export function partOfPath(pathname: string): SidebarPart | null {
  const segment = stepPathOf(pathname)?.segment;
  return PART_NAMES.find((name) => PARTS[name].segment === segment) ?? null;
}
