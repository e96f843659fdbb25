import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { versionsQuery } from "./catalogue-queries.ts";

export async function loadCatalogue({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await queryClient.fetchQuery({ ...versionsQuery(id), staleTime: 0 });
  return null;
}
