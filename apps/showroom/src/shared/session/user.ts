import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { hasRole } from "@showroom/domain/access/access";
import type { Project } from "@showroom/domain/model/project";
import type { User } from "@showroom/domain/model/user";
import { api, queryClient, tokenStore, userQuery } from "../api/api.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { mayEnterProject } from "./access.ts";

/** The projects that staff may enter. */
export const staffProjectsQuery = queryOptions({
  queryKey: ["staff-projects"],
  queryFn: () => api.call(listStaffProjects),
});

export type Visitor =
  | { readonly status: "loading" }
  /** Not signed in. */
  | { readonly status: "anonymous" }
  | { readonly status: "member"; readonly user: User };

/** Who is looking. Without a stored session that is known at once, before the server has said so. */
export function useVisitor(): Visitor {
  const { data: user } = useQuery(userQuery);
  if (user === undefined) return tokenStore.read() === null ? { status: "anonymous" } : { status: "loading" };
  return user.isAnonymous ? { status: "anonymous" } : { status: "member", user };
}

/** The signed-in person, or null. */
export function useMember(): User | null {
  const visitor = useVisitor();
  return visitor.status === "member" ? visitor.user : null;
}

/** Whether the signed-in person may enter a project's showroom. */
export function useMayEnter(project: Project): boolean {
  const user = useMember();
  const { data: advised = [] } = useQuery({
    ...staffProjectsQuery,
    enabled: user !== null && hasRole(user, "showroomadvisor"),
  });
  return (
    user !== null &&
    mayEnterProject(
      user,
      project.id,
      advised.map(({ id }) => id),
    )
  );
}

/** The same for a route that has to know before it opens. */
export async function mayEnter(project: Project): Promise<boolean> {
  const user = await queryClient.fetchQuery(userQuery);
  const advised = hasRole(user, "showroomadvisor") ? await queryClient.fetchQuery(staffProjectsQuery) : [];
  return mayEnterProject(
    user,
    project.id,
    advised.map(({ id }) => id),
  );
}
