/** The modules that a page needs besides the entry, by path. The page preloads their files. */
import { matchPath } from "react-router";
import { SIDEBAR_SEGMENTS } from "../../shared/paths/showroom-paths.ts";
import type { SidebarPart } from "../../shared/paths/showroom-paths.ts";

export interface PageFiles {
  /** `whole`: the server renders the page. `frame`: it needs the visitor's session, so the server renders only its placeholder. */
  readonly rendered: "whole" | "frame";
  /** Paths of modules, relative to the application. */
  readonly modules: readonly string[];
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

const whole = (...modules: string[]): PageFiles => ({ rendered: "whole", modules });
const frame = (...modules: string[]): PageFiles => ({ rendered: "frame", modules });

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
  ["/projects/:slug/video", frame("src/app/pages/video-page.tsx")],
  ["/projects/:slug", whole()],
  ["/projects/:slug/contact", whole("src/features/contact/contact-page.tsx", "src/features/contact/contact-form.tsx")],
  ["/projects/:slug/voorwaarden", whole("src/features/legal/project-terms-page.tsx")],
  ...Object.entries(PART_MODULES).map(
    ([part, modules]) => [`${STEP}/${SIDEBAR_SEGMENTS[part as SidebarPart]}/*`, frame(SHOWROOM, ...modules)] as const,
  ),
  ["/projects/:slug/digitale-showroom/*", frame(SHOWROOM)],
  ["*", whole("src/features/not-found/not-found-page.tsx")],
];

export function filesOfPage(pathname: string): PageFiles {
  const found = PAGES.find(([pattern]) => matchPath(pattern, pathname) !== null);
  if (found === undefined) throw new Error(`No pattern matches ${pathname}`);
  return found[1];
}

/** Every module that some page preloads. */
export const ANNOUNCED_MODULES: readonly string[] = PAGES.flatMap(([, { modules }]) => modules);
