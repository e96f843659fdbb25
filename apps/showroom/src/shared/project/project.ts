import { data, useParams } from "react-router";
import { isProblem } from "@showroom/api-client/failures";
import { getContentBlock, getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import type { Project } from "@showroom/domain/model/project";
import { api } from "../api/api.ts";
import { answers } from "../api/answers.ts";
import type { Question } from "../api/answers.ts";
import { useGiven } from "../api/use-answer.ts";

export const projectQuestion = (slug: string): Question<Project> => ({
  key: `project/${slug}`,
  ask: () => api.call(getProjectBySlug, { params: { slug } }),
});

/** A text of the project's public pages; null when there is none. */
export const contentBlockQuestion = (projectId: number, key: ContentBlock["key"]): Question<ContentBlock | null> => ({
  key: `content-block/${projectId}/${key}`,
  ask: async () => {
    try {
      return await api.call(getContentBlock, { params: { projectId, key } });
    } catch (error) {
      if (isProblem(error, "not-found")) return null;
      throw error;
    }
  },
});

const NO_SUCH_PROJECT = ["not-found", "request-invalid"] as const;

/**
 * Loads the project of an address.
 * @throws a 404 route response for a name that no project has, and for a project without house types
 */
export async function loadProject(slug: string): Promise<Project> {
  try {
    const project = await answers.fetch(projectQuestion(slug));
    if (project.houseTypes.length > 0) return project;
  } catch (error) {
    if (!isProblem(error, ...NO_SUCH_PROJECT)) throw error;
  }
  throw data(null, { status: 404 });
}

/** Whether an address leads to a project, which its page then has loaded; to another one there is the not-found page. */
export function isOpenProject(slug: string): boolean {
  const { data: project } = answers.look(projectQuestion(slug));
  return project !== undefined && project.houseTypes.length > 0;
}

/** Whether an address names a project that is not there, or that nobody can enter yet: its pages show that they cannot be found. */
export function isMissingProject(slug: string): boolean {
  const { data: project, failure } = answers.look(projectQuestion(slug));
  return project === undefined ? isProblem(failure, ...NO_SUCH_PROJECT) : project.houseTypes.length === 0;
}

/** The project of the current address. Only below the project route, which has loaded it. */
export function useProject(): Project {
  const { slug = "" } = useParams();
  return useProjectBySlug(slug);
}

export function useProjectBySlug(slug: string): Project {
  return useGiven(projectQuestion(slug));
}

/** Addresses within a project. */
export const projectPaths = {
  landing: (slug: string) => `/projects/${slug}`,
  video: (slug: string) => `/projects/${slug}/video`,
  contact: (slug: string) => `/projects/${slug}/contact`,
  showroom: (slug: string) => `/projects/${slug}/digitale-showroom`,
} as const;
