import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { stagedQuery, versionsQuery } from "./catalogue-queries.ts";

export async function loadCatalogue({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await Promise.all([
    queryClient.fetchQuery({ ...versionsQuery(id), staleTime: 0 }),
    queryClient.fetchQuery({ ...stagedQuery(id), staleTime: 0 }),
  ]);
  return null;
}
