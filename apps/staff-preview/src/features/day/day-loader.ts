import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { staffProjectsQuery } from "../../shared/projects/projects.ts";
import { readFilters } from "./day-filters.ts";
import { absenceQuery, dayQuery } from "./day-queries.ts";

/** Fetches the list as the address filters it. */
export async function loadDay({ request }: LoaderFunctionArgs): Promise<null> {
  const filters = readFilters(new URL(request.url).searchParams);
  const projects = await queryClient.ensureQueryData(staffProjectsQuery);
  const projectId = projects.find(({ slug }) => slug === filters.project)?.id ?? null;
  await Promise.all([
    queryClient.fetchQuery({ ...dayQuery(filters, projectId), staleTime: 0 }),
    queryClient.ensureQueryData({ ...absenceQuery, revalidateIfStale: true }),
  ]);
  return null;
}
