import type { Actor } from "@showroom/domain/access/access";
import type { UserRow } from "../kernel/asker.ts";

/** A stored user as the rules of who may do what see them. */
export const actorOf = (user: UserRow): Actor => ({
  role: user.role,
  roles: user.roles,
  isAnonymous: false,
  hasApprovedTerms: user.approvedTermsAt !== null,
  organisation: user.organisationId,
  projectId: user.projectId,
});
