import { redirect } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { isStaff } from "@showroom/domain/access/access";
import { queryClient, userQuery } from "../shared/api/api.ts";
import { paths } from "../shared/paths/paths.ts";

const BASE = /^\/admin(?=\/|$)/;

/** The page that was asked for, below the application's own address. */
const ownPath = (url: string): string => {
  const { pathname, search } = new URL(url);
  return (pathname.replace(BASE, "") || "/") + search;
};

/** Lets staff in. Who is not signed in signs in first; others have nothing to look for here and go to the showroom. */
export const requireStaff: MiddlewareFunction = async ({ request }, next) => {
  const user = await queryClient.ensureQueryData(userQuery);
  if (user.isAnonymous) throw redirect(paths.signIn(ownPath(request.url)));
  if (isStaff(user)) return await next();
  window.location.replace("/");
  // The browser is leaving: nothing of this application is shown meanwhile.
  return await new Promise<never>(() => {});
};
