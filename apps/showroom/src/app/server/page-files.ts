/** The modules that a page needs besides the entry, by path. The page preloads their files. */
import { matchPath } from "react-router";
import type { PageType } from "@showroom/domain/model/page";
import { SIDEBAR_SEGMENTS } from "../../pages/links.ts";
import type { SidebarPart } from "../../pages/links.ts";
import { hasFirstPicture } from "../waiting/awaited-page.ts";

export interface PageFiles {
  /** `whole`: the server renders the page. `frame`: it needs the visitor's session, so the server renders only its placeholder. */
  readonly rendered: "whole" | "frame";
  /** Paths of modules, relative to the application. */
  readonly modules: readonly string[];
  /** The page's own script shows a picture of the room before it loads the application. */
  readonly hasPicture: boolean;
}

const SHOWROOM = "src/app/showroom-routes.tsx";
const STEP = "/projects/:slug/digitale-showroom/stap/:stepIndex";

const PART_MODULES: Readonly<Record<SidebarPart, readonly string[]>> = {
  start: ["src/features/configurator/start-tab.tsx"],
  tiles: ["src/features/tiles/tiles-tab.tsx"],
  products: ["src/features/sanitary/products-tab.tsx"],
  result: ["src/app/steps/result-page.tsx"],
  "copy-choices": ["src/features/copy-choices/copy-choices-sidebar.tsx", "src/features/copy-choices/copy-media.tsx"],
  floors: ["src/features/floors/floors-sidebar.tsx", "src/features/floors/floor-media.tsx"],
  topview: ["src/features/topview/top-view-tab.tsx"],
};

/** Modules of the steps without a sidebar. The address does not tell which one a step is, the project does. */
const WIDE_MODULES: Readonly<Partial<Record<PageType, readonly string[]>>> = {
  intro: ["src/features/intro/intro-page.tsx"],
  overview: ["src/features/summary/overview-page.tsx", "src/features/share/share-panel.tsx"],
  content: ["src/features/intro/content-page.tsx"],
  standard: ["src/features/intro/content-page.tsx"],
};

const whole = (...modules: string[]): PageFiles => ({ rendered: "whole", modules, hasPicture: false });
const frame = (...modules: string[]): PageFiles => ({ rendered: "frame", modules, hasPicture: false });

/** In this order: the first pattern that matches counts. */
const PAGES: readonly (readonly [string, PageFiles])[] = [
  ["/", whole()],
  ["/algemene-voorwaarden", whole("src/features/legal/terms-page.tsx")],
  ["/privacy", whole("src/features/legal/privacy-page.tsx")],
  ["/delen/:token", whole("src/features/share/shared-loader.ts", "src/features/share/shared-page.tsx")],
  // Loading an invitation has side effects, so only the invited user's browser may do it.
  ["/projects/signup/:userhash", frame("src/app/pages/signup-loader.ts", "src/app/pages/signup-page.tsx")],
  // These show a dialog over a page.
  ["/password/reset/:resetToken", frame("src/app/pages/reset-page.tsx", "src/features/auth/reset-dialog.tsx")],
  ["/projects/:slug/video", frame("src/app/pages/video-page.tsx", "src/shared/video/video-dialog.tsx")],
  ["/projects/:slug", whole("src/features/landing/landing-page.tsx")],
  ["/projects/:slug/contact", whole("src/features/contact/contact-page.tsx", "src/features/contact/contact-form.tsx")],
  ["/projects/:slug/voorwaarden", whole("src/features/legal/project-terms-page.tsx")],
  ...Object.entries(PART_MODULES).map(
    ([part, modules]) =>
      [
        `${STEP}/${SIDEBAR_SEGMENTS[part as SidebarPart]}/*`,
        { ...frame(SHOWROOM, ...modules), hasPicture: hasFirstPicture(part as SidebarPart) },
      ] as const,
  ),
  ["/projects/:slug/digitale-showroom/*", frame(SHOWROOM)],
  ["*", whole("src/features/not-found/not-found-page.tsx")],
];

/** @param type of the step, if it is known */
export function filesOfPage(pathname: string, type?: PageType | null): PageFiles {
  const [, files] = PAGES.find(([pattern]) => matchPath(pattern, pathname) !== null) ?? [];
  if (files === undefined) throw new Error(`No pattern matches ${pathname}`);
  const wide = (type && matchPath(STEP, pathname) !== null && WIDE_MODULES[type]) || [];
  return { ...files, modules: [...files.modules, ...wide] };
}

/** Every module that some page preloads. */
export const ANNOUNCED_MODULES: readonly string[] = [
  ...new Set([...PAGES.flatMap(([, { modules }]) => modules), ...Object.values(WIDE_MODULES).flat()]),
];
