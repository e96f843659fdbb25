import { hasProjectAccess } from "@showroom/domain/access/access";
import type { User } from "@showroom/domain/model/user";

/**
 * Whether a user may enter a project's showroom. `advisedProjectIds` are the projects of an advisor's showroom organisation,
 * as listed by the API. The API itself checks access; this function only decides what the interface shows.
 */
export function mayEnterProject(user: User, projectId: number, advisedProjectIds: readonly number[]): boolean {
  const showroomOrganisationId = advisedProjectIds.includes(projectId) ? user.organisation : null;
  return hasProjectAccess(user, { id: projectId, showroomOrganisationId });
}
