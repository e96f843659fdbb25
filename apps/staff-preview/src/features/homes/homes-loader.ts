import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { homesQuery } from "../../shared/homes/homes.ts";

export async function loadHomes({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await queryClient.fetchQuery({ ...homesQuery(id), staleTime: 0 });
  return null;
}
