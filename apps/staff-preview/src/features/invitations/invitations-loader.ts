import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { invitationsQuery } from "./invitations-queries.ts";

export async function loadInvitations({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await queryClient.fetchQuery({ ...invitationsQuery(id), staleTime: 0 });
  return null;
}
