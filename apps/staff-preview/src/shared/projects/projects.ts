import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { data, useParams } from "react-router";
import { listFloors } from "@showroom/api-contract/endpoints/floors";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { PASSING } from "@showroom/web-app/queries/create-query-client";
import { fetchOrKnown } from "@showroom/web-app/queries/fetch-or-known";
import { api, queryClient } from "../api/api.ts";

/** The projects that the signed-in user may open. */
export const staffProjectsQuery = queryOptions({
  queryKey: ["staff-projects"],
  queryFn: ({ signal }) => api.call(listStaffProjects, {}, { signal }),
});

/** A project with its settings and house types. */
export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: ["project", slug],
    queryFn: ({ signal }) => api.call(getProjectBySlug, { params: { slug } }, { signal }),
  });

/** A page of the showroom with everything it offers for a house type. */
export const pageQuery = (houseTypeId: number, pageId: number) =>
  queryOptions({
    queryKey: ["page", houseTypeId, pageId],
    queryFn: ({ signal }) => api.call(getPage, { params: { houseTypeId, pageId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    ...PASSING,
  });

/** The colours of every living-room floor on offer for a house type. */
export const floorsQuery = (houseTypeId: number) =>
  queryOptions({
    queryKey: ["floors", houseTypeId],
    queryFn: ({ signal }) => api.call(listFloors, { query: { houseType: houseTypeId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    ...PASSING,
  });

/**
 * The project of an address.
 * @throws a 404 route response when the project does not exist or the user may not open it
 */
export async function loadStaffProject(slug: string | undefined): Promise<StaffProject> {
  const projects = await fetchOrKnown(queryClient, staffProjectsQuery);
  const project = projects.find((candidate) => candidate.slug === slug);
  if (project === undefined) throw data(null, { status: 404 });
  return project;
}

/** The project of the current address. Use it only below the project route, which loads the project. */
export function useStaffProject(): StaffProject {
  const { slug } = useParams();
  const project = useSuspenseQuery(staffProjectsQuery).data.find((candidate) => candidate.slug === slug);
  if (project === undefined) throw data(null, { status: 404 });
  return project;
}
