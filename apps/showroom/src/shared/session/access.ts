import { hasProjectAccess } from "@showroom/domain/access/access";
import type { User } from "@showroom/domain/model/user";

/**
 * Whether someone may enter a project's showroom. `advisedProjectIds` are the projects that the API says belong to the
 * showroom organisation of an advisor; it tells nobody else's. The API decides: this only keeps the interface honest.
 */
export function mayEnterProject(user: User, projectId: number, advisedProjectIds: readonly number[]): boolean {
  const showroomOrganisationId = advisedProjectIds.includes(projectId) ? user.organisation : null;
  return hasProjectAccess(user, { id: projectId, showroomOrganisationId });
}
