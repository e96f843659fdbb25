/**
 * Paths of the calls that the showroom sends before its application has loaded. They stand apart from their endpoints, whose schemas
 * are too large for the script that runs first in a page.
 */
export const PATHS = {
  token: "/oauth/token",
  currentUser: "/api/users/current",
  projectBySlug: "/api/projects/slug/{slug}",
  page: "/api/project-pages/{houseTypeId}/{pageId}/frontend",
  choices: "/api/project-choices/{projectId}",
  stepPictures: "/api/project-choices/{projectId}/pictures/{stepNumber}",
  confirmation: "/api/project-choices/{projectId}/confirmation",
} as const;
