import { queryClient } from "../../shared/api/api.ts";
import { staffProjectsQuery } from "../../shared/projects/projects.ts";

/** Fetches the projects at every visit, because their numbers change often. */
export async function loadProjects(): Promise<null> {
  await queryClient.fetchQuery({ ...staffProjectsQuery, staleTime: 0 });
  return null;
}
