import { isProjectUser } from "@showroom/domain/access/access";
import type { User } from "@showroom/domain/model/user";
import type { LoginAttempt } from "./login-attempt.ts";

/** Pages that are about nobody in particular: a buyer who signs in there goes on to the own project. */
const startsFromScratch = (path: string): boolean => path === "/" || path.startsWith("/password/reset/");

/** Where to go after signing in; null: stay. */
export function pageAfterLogin(user: User, attempt: LoginAttempt | null, currentPath: string): string | null {
  if (attempt !== null) return attempt.requestedPage;
  if (!startsFromScratch(currentPath)) return null;
  return isProjectUser(user) && user.projectSlug !== null ? `/projects/${user.projectSlug}` : "/";
}

/** Pages of a project that reload after signing out; on every other one signs out to the home page. */
const RELOADS = /^\/projects\/([^/]+)(?:\/(?:video|contact|digitale-showroom(?:\/.*)?))?\/?$/;

/**
 * What to do after signing out: look at the same page as nobody, or go home. An address of a project that is not there shows the
 * not-found page, which is left too.
 */
export function afterLogout(currentPath: string, isProject: (slug: string) => boolean): "reload" | "home" {
  const slug = RELOADS.exec(currentPath)?.[1];
  return slug !== undefined && isProject(slug) ? "reload" : "home";
}
