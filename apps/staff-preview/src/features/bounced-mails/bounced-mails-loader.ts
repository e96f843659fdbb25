import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { bouncedMailsQuery } from "./bounced-mails-queries.ts";

export async function loadBouncedMails({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await queryClient.fetchQuery({ ...bouncedMailsQuery(id), staleTime: 0 });
  return null;
}
