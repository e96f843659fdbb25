import { isProjectUser } from "@showroom/domain/access/access";
import type { User } from "@showroom/domain/model/user";
import { projectPaths, publicPaths, showroomPaths } from "../../pages/links.ts";
import type { LoginAttempt } from "./login-attempt.ts";

/** Pages without a project. A buyer who signs in there continues to their own project. */
const startsFromScratch = (path: string): boolean =>
  path === publicPaths.home || path.startsWith(publicPaths.resetPassword);

/** The path to open after signing in; null to stay on the page. */
export function pageAfterLogin(user: User, attempt: LoginAttempt | null, currentPath: string): string | null {
  if (attempt !== null) return attempt.requestedPage;
  if (!startsFromScratch(currentPath)) return null;
  return isProjectUser(user) && user.projectSlug !== null ? projectPaths.landing(user.projectSlug) : publicPaths.home;
}

/** Whether a page of a project is reloaded after signing out. From all other pages the user goes to the home page. */
function isReloaded(path: string, slug: string): boolean {
  const showroom = showroomPaths.root(slug);
  const pages = [projectPaths.landing(slug), projectPaths.video(slug), projectPaths.contact(slug), showroom];
  return pages.includes(path.replace(/\/$/, "")) || path.startsWith(`${showroom}/`);
}

/**
 * What to do after signing out: reload the page or go to the home page. A page of a project that does not exist is not reloaded,
 * because it only shows the not-found page.
 */
export function afterLogout(currentPath: string, isProject: (slug: string) => boolean): "reload" | "home" {
  const [, , slug = ""] = currentPath.split("/");
  return isReloaded(currentPath, slug) && isProject(slug) ? "reload" : "home";
}
