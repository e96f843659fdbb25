/** What pages and steps show next. Browsers do not load this table: the server announces the modules, and the build divides them. */
import { PAGES } from "./pages.ts";
import { PARTS, WIDE_STEPS } from "./steps.ts";

const MODULES: ReadonlyMap<string, readonly string[]> = new Map([
  [PAGES.resetPassword.code, ["src/features/auth/reset-dialog.tsx"]],
  [PAGES.video.code, ["src/shared/video/video-dialog.tsx"]],
  [PAGES.contact.code, ["src/features/contact/contact-form.tsx"]],
  [PAGES.check.code, ["src/features/check/check-form.tsx"]],
  // Beside the sidebar.
  [PARTS["copy-choices"].code, ["src/features/copy-choices/copy-media.tsx"]],
  [PARTS.floors.code, ["src/features/floors/floor-media.tsx"]],
  // Below the overview.
  [WIDE_STEPS.overview.code, ["src/features/share/share-panel.tsx"]],
]);

/** Other modules that a page or a part announces, by its own module. */
export const shownNext = (code: string): readonly string[] => MODULES.get(code) ?? [];
