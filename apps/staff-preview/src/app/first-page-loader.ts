import type { LoaderFunctionArgs } from "react-router";
import { loadDay } from "../features/day/day-loader.ts";
import { loadProjects } from "../features/projects/projects-loader.ts";

export async function loadFirstPage(call: LoaderFunctionArgs): Promise<null> {
  await loadProjects();
  return await loadDay(call);
}
