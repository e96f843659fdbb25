import type { Actor } from "@showroom/domain/access/access";
import type { UserRow } from "../kernel/asker.ts";

/** Converts a stored user for the domain's access rules. */
export const actorOf = (user: UserRow): Actor => ({
  role: user.role,
  roles: user.roles,
  isAnonymous: false,
  hasApprovedTerms: user.approvedTermsAt !== null,
  organisation: user.organisationId,
  projectId: user.projectId,
  // A row that does not say so, for example of somebody who planned a publication, gives the least rights.
  assignedProjectIds: user.projectsAssigned === false ? null : user.projectIds,
});
