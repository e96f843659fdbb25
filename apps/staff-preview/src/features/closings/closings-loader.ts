import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { homesQuery } from "../../shared/homes/homes.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { closingsQuery } from "./closings-queries.ts";

export async function loadClosings({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await Promise.all([
    queryClient.fetchQuery({ ...closingsQuery(id), staleTime: 0 }),
    queryClient.fetchQuery({ ...homesQuery(id), staleTime: 0 }),
  ]);
  return null;
}
