import type { SubStep } from "@showroom/domain/steps/sub-steps";

/** The parts of the sidebar, as named in the address. */
export const SIDEBAR_SEGMENTS = {
  start: "start",
  tiles: "tegels",
  products: "sanitair",
  result: "resultaat",
  topview: "topview",
  floors: "vloeren",
  "copy-choices": "keuzes-overnemen",
} as const satisfies Record<SubStep | "topview" | "floors" | "copy-choices", string>;

export type SidebarPart = keyof typeof SIDEBAR_SEGMENTS;

/** The parameter of the overview's address that names an earlier confirmation. */
export const EARLIER = { parameter: "bevestiging", newest: "laatste" } as const;

/** Paths within a project's showroom. */
export const showroomPaths = {
  root: (slug: string) => `/projects/${slug}/digitale-showroom`,
  step: (slug: string, stepNumber: number) => `/projects/${slug}/digitale-showroom/stap/${stepNumber}`,
  part: (slug: string, stepNumber: number, part: SidebarPart) =>
    `/projects/${slug}/digitale-showroom/stap/${stepNumber}/${SIDEBAR_SEGMENTS[part]}`,
  topView: (slug: string, stepNumber: number, imageId: number) =>
    `/projects/${slug}/digitale-showroom/stap/${stepNumber}/topview/${imageId}`,
  /** An earlier confirmation, at the step of the overview; without a version, the newest. */
  earlierConfirmation: (slug: string, stepNumber: number, version: number | null) =>
    `/projects/${slug}/digitale-showroom/stap/${stepNumber}?${EARLIER.parameter}=${version ?? EARLIER.newest}`,
} as const;

/** The part of the sidebar that an address names, or null. */
export function partOfSegment(segment: string | undefined): SidebarPart | null {
  const entry = Object.entries(SIDEBAR_SEGMENTS).find(([, value]) => value === segment);
  return entry ? (entry[0] as SidebarPart) : null;
}

/** What a path within a project's showroom says. */
export interface ShowroomPath {
  readonly slug: string;
  /** Null for the showroom's own address, which leads to the first open step. */
  readonly stepNumber: number | null;
  /** Null for a step without a sidebar, or before its first part is known. */
  readonly part: SidebarPart | null;
}

const SHOWROOM = /^\/projects\/([^/]+)\/digitale-showroom(?:\/stap\/([^/]+)(?:\/([^/]+))?)?(?:\/|$)/;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads a path within a project's showroom; null for other paths. */
export function showroomPathOf(pathname: string): ShowroomPath | null {
  const [, slug, step = "", segment] = SHOWROOM.exec(pathname) ?? [];
  if (slug === undefined) return null;
  const stepNumber = step === "" ? Number.NaN : Number(step);
  return {
    slug: decode(slug),
    stepNumber: Number.isInteger(stepNumber) ? stepNumber : null,
    part: partOfSegment(segment),
  };
}
