import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { hasRole } from "@showroom/domain/access/access";
import type { Project } from "@showroom/domain/model/project";
import type { User } from "@showroom/domain/model/user";
import { useHydrated } from "@showroom/ui/foundations/use-hydrated";
import type { Tokens } from "@showroom/api-client/token-store";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { mayEnterProject } from "./access.ts";
import { viewing } from "./viewing.ts";

/** The projects that the signed-in staff member may enter. */
export const staffProjectsQuery = ({ api }: Pick<ApiConnection, "api">) =>
  queryOptions({ queryKey: ["staff-projects"], queryFn: () => api.call(listStaffProjects) });

export type Visitor =
  | { readonly status: "loading" }
  | { readonly status: "anonymous" }
  | { readonly status: "member"; readonly user: User };

/**
 * The visitor as far as it is known. Without a user and without a refresh token the visitor is anonymous: anonymous
 * users have none. A viewing session has none either, but it has a user.
 */
export function visitorOf(user: User | undefined, tokens: Tokens | null, isViewing: boolean): Visitor {
  if (user !== undefined) return user.isAnonymous ? { status: "anonymous" } : { status: "member", user };
  return isViewing || (tokens?.refreshToken ?? null) !== null ? { status: "loading" } : { status: "anonymous" };
}

/** The current visitor. A page from the server is rendered and hydrated for an anonymous visitor. */
export function useVisitor(): Visitor {
  const { tokenStore, userQuery } = useConnection();
  const hydrated = useHydrated();
  const { data: user } = useQuery(userQuery);
  return hydrated ? visitorOf(user, tokenStore.read(), viewing !== null) : { status: "anonymous" };
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
