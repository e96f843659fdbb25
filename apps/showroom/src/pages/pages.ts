/**
 * The pages outside a step, one row each. The router, the files that a page announces, its placeholder, its title and the check of its size
 * follow from the row. A new page is a row and its component. What a page shows next stands in
 * `shown-next.ts`, which browsers do not load.
 */

/** A page that shows texts of its project. `required`: without the text, the page does not exist. */
interface ProjectText {
  readonly key: "HOMEPAGE" | "CONTACT" | "TERMS";
  readonly required?: boolean;
}

export interface PageRow {
  /** With parameters after a colon. `*` matches every path without a page. */
  readonly path: string;
  /** Module with the component, which is named as the file. */
  readonly code: string;
  /** Module that exports `load`, for a page with a loader of its own. */
  readonly loader?: string;
  /** The server renders the page as a whole. A `frame` needs the visitor's browser, so the server renders its placeholder only. */
  readonly rendered?: "frame";
  /** `hero`: with a picture beside the first text. */
  readonly placeholder: "hero" | "plain";
  /** `plain`: for pages of no project. `project`: for those of one, below its navigation. `bare`: the page brings its own. */
  readonly layout: "plain" | "project" | "bare";
  /** Title of the window, in Dutch. Null: the name of the project, or of the product. */
  readonly title: string | null;
  /** What is read before the page is shown, besides the configuration and the project. */
  readonly reads?: ProjectText;
  /** HTTP status, if it is not 200. */
  readonly status?: 404;
}

const plain = { placeholder: "plain", layout: "plain" } as const;
const project = { placeholder: "hero", layout: "project" } as const;
const missing = {
  ...plain,
  code: "src/features/not-found/not-found-page.tsx",
  title: "Pagina niet gevonden",
  status: 404,
} as const;

/** In this order: the first path that matches counts. */
export const PAGES = {
  home: { ...plain, path: "/", code: "src/features/home/home-page.tsx", title: null },
  terms: {
    ...plain,
    path: "/algemene-voorwaarden",
    code: "src/features/legal/terms-page.tsx",
    title: "Algemene voorwaarden",
  },
  privacy: { ...plain, path: "/privacy", code: "src/features/legal/privacy-page.tsx", title: "Privacy" },
  shared: {
    ...plain,
    path: "/delen/:token",
    code: "src/features/share/shared-page.tsx",
    loader: "src/features/share/shared-loader.ts",
    title: "Gedeelde keuzes",
  },
  check: {
    ...plain,
    path: "/controle",
    code: "src/features/check/check-page.tsx",
    title: "Document controleren",
  },
  stopReminders: {
    ...plain,
    path: "/herinneringen/:token",
    code: "src/features/reminders/stop-reminders-page.tsx",
    title: "Herinneringen uitzetten",
  },
  // Loading an invitation has side effects, so only the invited user's browser may do it.
  signup: {
    ...plain,
    path: "/projects/signup/:userhash",
    code: "src/app/pages/signup-page.tsx",
    loader: "src/app/pages/signup-loader.ts",
    rendered: "frame",
    layout: "bare",
    title: "Registreren",
  },
  // This page and the video show a dialog over another page.
  resetPassword: {
    ...plain,
    path: "/password/reset/:resetToken",
    code: "src/app/pages/reset-page.tsx",
    loader: "src/app/pages/reset-loader.ts",
    rendered: "frame",
    title: "Nieuw wachtwoord instellen",
  },
  video: {
    ...project,
    path: "/projects/:slug/video",
    code: "src/app/pages/video-page.tsx",
    rendered: "frame",
    title: "Introductievideo",
    reads: { key: "HOMEPAGE" },
  },
  landing: {
    ...project,
    path: "/projects/:slug",
    code: "src/features/landing/landing-page.tsx",
    title: null,
    reads: { key: "HOMEPAGE" },
  },
  contact: {
    ...project,
    path: "/projects/:slug/contact",
    code: "src/features/contact/contact-page.tsx",
    title: "Contact",
    reads: { key: "CONTACT" },
  },
  projectTerms: {
    ...project,
    path: "/projects/:slug/voorwaarden",
    code: "src/features/legal/project-terms-page.tsx",
    title: "Voorwaarden",
    reads: { key: "TERMS", required: true },
  },
  notFound: { ...missing, path: "/not-found" },
  missing: { ...missing, path: "*" },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PageName = keyof typeof PAGES;

/** All rows, in their order. */
export const PAGE_ROWS: readonly PageRow[] = Object.values(PAGES);
