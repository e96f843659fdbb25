import { data, useParams } from "react-router";
import { isProblem } from "@showroom/api-client/failures";
import { getContentBlock, getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import type { Project } from "@showroom/domain/model/project";
import { fetchOrKnown } from "@showroom/web-app/queries/fetch-or-known";
import { useConnection } from "@showroom/web-app/session/connection-context";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";

type Api = ApiConnection["api"];

export const projectQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ["project", slug],
    queryFn: () => api.call(getProjectBySlug, { params: { slug } }),
  });

/** A text of the project's public pages; null when there is none. */
export const contentBlockQuery = (api: Api, projectId: number, key: ContentBlock["key"]) =>
  queryOptions({
    queryKey: ["content-block", projectId, key],
    queryFn: async (): Promise<ContentBlock | null> => {
      try {
        return await api.call(getContentBlock, { params: { projectId, key } });
      } catch (error) {
        if (isProblem(error, "not-found")) return null;
        throw error;
      }
    },
  });

/** The key of a step's introduction, which the server puts into the page. */
export const introductionKey = (projectId: number, stepNumber: number) =>
  ["introduction", projectId, stepNumber] as const;

const NO_SUCH_PROJECT = ["not-found", "request-invalid"] as const;

/**
 * Loads the project of an address.
 * @throws a 404 route response for a name that no project has, and for a project without house types
 */
export async function loadProject({ api, queryClient }: ApiConnection, slug: string): Promise<Project> {
  try {
    const project = await fetchOrKnown(queryClient, projectQuery(api, slug));
    if (project.houseTypes.length > 0) return project;
  } catch (error) {
    if (!isProblem(error, ...NO_SUCH_PROJECT)) throw error;
  }
  throw data(null, { status: 404 });
}

/** Whether a slug belongs to a project with a showroom. Its page must have loaded the project before. */
export function isOpenProject({ api, queryClient }: ApiConnection, slug: string): boolean {
  const project = queryClient.getQueryData(projectQuery(api, slug).queryKey);
  return project !== undefined && project.houseTypes.length > 0;
}

/** Whether a slug belongs to no project, or to one without house types. Its pages show the not-found page. */
export function isMissingProject({ api, queryClient }: ApiConnection, slug: string): boolean {
  const state = queryClient.getQueryState(projectQuery(api, slug).queryKey);
  return state?.data === undefined ? isProblem(state?.error, ...NO_SUCH_PROJECT) : state.data.houseTypes.length === 0;
}

/** The project of the current address. Use it only below the project route, which loads the project. */
export function useProject(): Project {
  const { slug = "" } = useParams();
  return useProjectBySlug(slug);
}

export function useProjectBySlug(slug: string): Project {
  return useSuspenseQuery(projectQuery(useConnection().api, slug)).data;
}
