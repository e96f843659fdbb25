/** Paths of steps. They stand apart from the rows, which the first script does not need. */

/** The showroom's own address, which leads to the first open step. */
export const SHOWROOM_PATH = "/projects/:slug/digitale-showroom";
export const STEP_PATH = `${SHOWROOM_PATH}/stap/:stepIndex` as const;

/** What a path within a project's showroom says. */
export interface StepPath {
  readonly slug: string;
  /** Null for the showroom's own address. */
  readonly stepNumber: number | null;
  /** The segment of a part of the sidebar; undefined for the step itself. */
  readonly segment: string | undefined;
}

const PATTERN = new RegExp(
  `^${SHOWROOM_PATH}(?:${STEP_PATH.slice(SHOWROOM_PATH.length)}(?:/:segment)?)?(?:/|$)`.replaceAll(/:\w+/g, "([^/]+)"),
);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads a path within a project's showroom; null for other paths. */
export function stepPathOf(pathname: string): StepPath | null {
  const [, slug, number, segment] = PATTERN.exec(pathname) ?? [];
  if (slug === undefined) return null;
  const stepNumber = Number(number);
  return { slug: decode(slug), stepNumber: Number.isInteger(stepNumber) ? stepNumber : null, segment };
}
