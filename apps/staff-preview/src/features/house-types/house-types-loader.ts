import { data, redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { paths } from "../../shared/paths/paths.ts";
import { loadStaffProject, pageQuery, projectQuery } from "../../shared/projects/projects.ts";

/** Without a house type in the address, loads the one that the user's showroom opens with, or else the first. */
export async function loadHouseTypes({ params }: LoaderFunctionArgs): Promise<null> {
  const { slug } = await loadStaffProject(params["slug"]);
  const project = await queryClient.fetchQuery({ ...projectQuery(slug), staleTime: 0 });
  if (params["houseTypeId"] === undefined) {
    const first = project.selectedProjectHouseType?.id ?? project.houseTypes[0]?.id;
    if (first === undefined) return null;
    throw redirect(paths.houseType(slug, first));
  }
  const houseType = project.houseTypes.find(({ id }) => String(id) === params["houseTypeId"]);
  if (houseType === undefined) throw data(null, { status: 404 });
  for (const page of houseType.pages) void queryClient.prefetchQuery(pageQuery(houseType.id, page.id));
  return null;
}
