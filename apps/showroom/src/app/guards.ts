import { redirect } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { loadProject } from "../shared/project/project.ts";
import { loginAttempts } from "../shared/session/login-attempt.ts";
import { mayEnter } from "../shared/session/user.ts";
import { viewing } from "../shared/session/viewing.ts";

/** Lets only those into the showroom who may enter its project. Others go home, where they can sign in and come back. */
export const requireShowroomAccess: MiddlewareFunction = async ({ request, params }, next) => {
  const project = await loadProject(params["slug"] ?? "");
  if (await mayEnter(project)) return await next();
  const { pathname, search } = new URL(request.url);
  // Who looked in a buyer's place cannot sign in here: the bar above the page says that it has ended, and leads back.
  if (viewing === null) loginAttempts.remember({ requestedPage: pathname + search, altPage: "/" });
  throw redirect("/");
};
