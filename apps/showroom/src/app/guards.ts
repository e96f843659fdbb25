import { redirect } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import { loadProject } from "../shared/project/project.ts";
import { loginAttempts } from "../shared/session/login-attempt.ts";
import { mayEnter } from "../shared/session/user.ts";
import { viewing } from "../shared/session/viewing.ts";

/**
 * Admits users who may enter the project's showroom. Others go to the home page, where they can sign in and return; former buyers are
 * told that they have no home there any more.
 */
export const requireShowroomAccess: MiddlewareFunction = async ({ request, params, context }, next) => {
  const connection = context.get(routeConnection);
  const project = await loadProject(connection, params["slug"] ?? "");
  if (await mayEnter(connection, project)) return await next();
  await (await import("./pages/message-shell.tsx")).refuseFormerBuyer(connection, project.id);
  const { pathname, search } = new URL(request.url);
  // Staff whose viewing session ended cannot sign in here; the bar above the page leads them back.
  if (viewing === null) loginAttempts.remember({ requestedPage: pathname + search, altPage: "/" });
  throw redirect("/");
};
