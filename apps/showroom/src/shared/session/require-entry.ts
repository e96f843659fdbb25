import { redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import type { Project } from "@showroom/domain/model/project";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import { loadProject } from "../project/project.ts";
import { loginAttempts } from "./login-attempt.ts";
import { mayEnter } from "./user.ts";
import { viewing } from "./viewing.ts";

/**
 * The project of the address, for users who may enter its showroom. Others go to the home page, where they can sign in and
 * return.
 */
export async function requireEntry({
  request,
  params,
  context,
}: Pick<LoaderFunctionArgs, "request" | "params" | "context">): Promise<Project> {
  const connection = context.get(routeConnection);
  const project = await loadProject(connection, params["slug"] ?? "");
  if (await mayEnter(connection, project)) return project;
  const { pathname, search } = new URL(request.url);
  // Staff whose viewing session ended cannot sign in here; the bar above the page leads them back.
  if (viewing === null) loginAttempts.remember({ requestedPage: pathname + search, altPage: "/" });
  throw redirect("/");
}
