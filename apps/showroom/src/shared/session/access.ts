import { hasProjectAccess } from "@showroom/domain/access/access";
import type { User } from "@showroom/domain/model/user";

/**
 * Whether a user may enter a project's showroom. `staffProjectIds` are the projects that an advisor or a project admin may
 * enter, as listed by the API. The API itself checks access; this function only decides what the interface shows.
 */
export function mayEnterProject(user: User, projectId: number, staffProjectIds: readonly number[]): boolean {
  const showroomOrganisationId = staffProjectIds.includes(projectId) ? user.organisation : null;
  return hasProjectAccess({ ...user, assignedProjectIds: staffProjectIds }, { id: projectId, showroomOrganisationId });
}
