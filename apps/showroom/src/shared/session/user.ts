import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { hasRole } from "@showroom/domain/access/access";
import type { Project } from "@showroom/domain/model/project";
import type { User } from "@showroom/domain/model/user";
import { useHydrated } from "@showroom/ui/foundations/use-hydrated";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { mayEnterProject } from "./access.ts";

/** The projects that the signed-in staff member may enter. */
export const staffProjectsQuery = ({ api }: Pick<ApiConnection, "api">) =>
  queryOptions({ queryKey: ["staff-projects"], queryFn: () => api.call(listStaffProjects) });

export type Visitor =
  | { readonly status: "loading" }
  | { readonly status: "anonymous" }
  | { readonly status: "member"; readonly user: User };

/**
 * The current visitor. Without stored tokens the visitor is anonymous at once, before the server answers. A page from
 * the server is rendered and hydrated for an anonymous visitor.
 */
export function useVisitor(): Visitor {
  const { tokenStore, userQuery } = useConnection();
  const hydrated = useHydrated();
  const { data: user } = useQuery(userQuery);
  if (!hydrated) return { status: "anonymous" };
  if (user === undefined) return tokenStore.read() === null ? { status: "anonymous" } : { status: "loading" };
  return user.isAnonymous ? { status: "anonymous" } : { status: "member", user };
}

/** The signed-in user, or null. */
export function useMember(): User | null {
  const visitor = useVisitor();
  return visitor.status === "member" ? visitor.user : null;
}

/** Whether the list of the API says which projects this user may enter as staff. */
const entersByList = (user: User): boolean => hasRole(user, "showroomadvisor") || hasRole(user, "projectadmin");

/** Whether the signed-in user may enter a project's showroom. */
export function useMayEnter(project: Project): boolean {
  const user = useMember();
  const { data: listed = [] } = useQuery({
    ...staffProjectsQuery(useConnection()),
    enabled: user !== null && entersByList(user),
  });
  return (
    user !== null &&
    mayEnterProject(
      user,
      project.id,
      listed.map(({ id }) => id),
    )
  );
}

/** The same as a promise, for route guards. */
export async function mayEnter(connection: ApiConnection, project: Project): Promise<boolean> {
  const { queryClient, userQuery } = connection;
  const user = await queryClient.fetchQuery(userQuery);
  const listed = entersByList(user) ? await queryClient.fetchQuery(staffProjectsQuery(connection)) : [];
  return mayEnterProject(
    user,
    project.id,
    listed.map(({ id }) => id),
  );
}
