import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { webhooksQuery } from "./webhooks-queries.ts";

export async function loadWebhooks({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await queryClient.fetchQuery({ ...webhooksQuery(id), staleTime: 0 });
  return null;
}
