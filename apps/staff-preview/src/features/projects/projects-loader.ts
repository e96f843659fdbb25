import { queryClient } from "../../shared/api/api.ts";
import { staffProjectsQuery } from "../../shared/projects/projects.ts";

/** The numbers of a project change by the hour: they are asked for at every visit. */
export async function loadProjects(): Promise<null> {
  await queryClient.fetchQuery({ ...staffProjectsQuery, staleTime: 0 });
  return null;
}
