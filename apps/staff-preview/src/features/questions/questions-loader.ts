import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { questionsQuery } from "./questions-queries.ts";

export async function loadQuestions({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await queryClient.fetchQuery({ ...questionsQuery(id), staleTime: 0 });
  return null;
}
