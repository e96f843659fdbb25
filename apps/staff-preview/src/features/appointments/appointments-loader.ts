import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { firstDayOf } from "./by-day.ts";
import { appointmentsQuery } from "./appointments-queries.ts";

export async function loadAppointments({ params, request }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  const first = firstDayOf(new URL(request.url).searchParams);
  await Promise.all([
    queryClient.fetchQuery({ ...appointmentsQuery(id, first), staleTime: 0 }),
    queryClient.fetchQuery(buyersQuery(id)),
  ]);
  return null;
}
