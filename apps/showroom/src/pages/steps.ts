/**
 * The steps of the showroom: a row per part of the sidebar, and per kind of step that takes the whole width. The router, the announced files,
 * the placeholder, the tabs and the check of sizes follow from the rows.
 */
import type { PageType } from "@showroom/domain/model/page";

/** Title of the window while the first open step is looked up. */
export const SHOWROOM_TITLE = "Digitale showroom";

/** The module with the routes of the steps and what they share. It is loaded with the first step. */
export const SHOWROOM_CODE = "src/app/showroom-routes.tsx";

export interface PartRow {
  /** Last segment of its path. */
  readonly segment: string;
  /** Pattern of what may follow the segment. */
  readonly below?: string;
  /** The kind of page that has the part. */
  readonly of: PageType;
  /** Module with the component, which is named as the file. */
  readonly code: string;
  /** What the page shows before the application has loaded: a picture of the room, or nothing but its placeholder. */
  readonly shows?: "picture";
  /** Whether tabs stand above the part. */
  readonly hasTabs?: true;
  /** The shape of what replaces the part while it is loading; `spinner` where the specification asks for one. */
  readonly placeholder: "tiles" | "rows" | "cards" | "spinner";
  /** Name of the part, in Dutch. */
  readonly title: string;
}

const tab = { of: "configurator", shows: "picture", hasTabs: true } as const;

export const PARTS = {
  start: {
    ...tab,
    segment: "start",
    code: "src/features/configurator/start-tab.tsx",
    placeholder: "rows",
    title: "Start",
  },
  tiles: { ...tab, segment: "tegels", code: "src/features/tiles/tiles-tab.tsx", placeholder: "tiles", title: "Tegels" },
  products: {
    ...tab,
    segment: "sanitair",
    code: "src/features/sanitary/products-tab.tsx",
    placeholder: "spinner",
    title: "Sanitair",
  },
  result: {
    ...tab,
    segment: "resultaat",
    code: "src/app/steps/result-page.tsx",
    placeholder: "rows",
    title: "Resultaat",
  },
  "copy-choices": {
    of: "configurator",
    hasTabs: true,
    segment: "keuzes-overnemen",
    code: "src/features/copy-choices/copy-choices-sidebar.tsx",
    placeholder: "spinner",
    title: "Keuzes overnemen",
  },
  floors: {
    segment: "vloeren",
    of: "floors",
    code: "src/features/floors/floors-sidebar.tsx",
    shows: "picture",
    placeholder: "cards",
    title: "Woonvloer",
  },
  topview: {
    segment: "topview",
    below: ":imageId",
    of: "topview",
    code: "src/features/topview/top-view-tab.tsx",
    placeholder: "cards",
    title: "Plattegrond",
  },
} as const satisfies Readonly<Record<string, PartRow>>;

/** A part of the sidebar. */
export type SidebarPart = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as readonly SidebarPart[];

export const partRow = (part: SidebarPart): PartRow => PARTS[part];

export interface WideRow {
  readonly code: string;
}

const content: WideRow = { code: "src/features/intro/content-page.tsx" };

/**
 * The steps without a sidebar, by the type of their page. Their address does not tell which one a step is, the project does. They show
 * their text before the application has loaded, if they have one.
 */
export const WIDE_STEPS = {
  intro: { code: "src/features/intro/intro-page.tsx" },
  overview: { code: "src/features/summary/overview-page.tsx" },
  content,
  standard: content,
} as const satisfies Readonly<Partial<Record<PageType, WideRow>>>;

export type WideType = keyof typeof WIDE_STEPS;

/** Whether a page takes the whole width, without a picture and a sidebar. */
export const isWide = (type: PageType): type is WideType => type in WIDE_STEPS;
