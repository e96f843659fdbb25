import { redirect } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { isStaff } from "@showroom/domain/access/access";
import { queryClient, userQuery } from "../shared/api/api.ts";
import { paths } from "../shared/paths/paths.ts";

const BASE = /^\/admin(?=\/|$)/;

/** The requested page, as a path relative to the application's base path. */
const ownPath = (url: string): string => {
  const { pathname, search } = new URL(url);
  return (pathname.replace(BASE, "") || "/") + search;
};

/** Admits staff. Users who are not signed in go to the sign-in page; all other users go to the showroom. */
export const requireStaff: MiddlewareFunction = async ({ request }, next) => {
  const user = await queryClient.ensureQueryData(userQuery);
  if (user.isAnonymous) throw redirect(paths.signIn(ownPath(request.url)));
  if (isStaff(user)) return await next();
  window.location.replace("/");
  // The browser loads another application; this promise never resolves, so nothing is rendered until then.
  return await new Promise<never>(() => {});
};
