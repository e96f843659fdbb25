import type { Role, User } from "../model/user.ts";

/** What of a user decides what they may do. */
export type Actor = Pick<User, "role" | "roles" | "isAnonymous" | "hasApprovedTerms" | "organisation" | "projectId">;

/** What of a project decides who may enter it. */
export interface GuardedProject {
  readonly id: number;
  /** Organisation that runs the project's showroom; null when it has none. */
  readonly showroomOrganisationId: number | null;
}

/**
 * Whether a user holds a role, as their own or in their list. Anonymous users hold none. Invited people hold theirs only after
 * they signed up: until then they have neither a password of their own nor approved the terms.
 */
export function hasRole(user: Actor, role: Role): boolean {
  return !user.isAnonymous && user.hasApprovedTerms && (user.role === role || user.roles.includes(role));
}

export function isAdmin(user: Actor): boolean {
  return hasRole(user, "admin");
}

/** Staff enter showrooms and the admin area: admin, project admin, showroom advisor. */
export function isStaff(user: Actor): boolean {
  return isAdmin(user) || hasRole(user, "projectadmin") || hasRole(user, "showroomadvisor");
}

/** A buyer: valid only with a project of their own. */
export function isProjectUser(user: Actor): boolean {
  return hasRole(user, "projectuser") && user.projectId !== null && user.projectId > 0;
}

export function hasProjectAccess(user: Actor, project: GuardedProject): boolean {
  return mayEnterAsStaff(user, project) || (isProjectUser(user) && user.projectId === project.id);
}

/** Whether a user enters a project as staff: admins and project admins any, an advisor those of their own organisation. */
export function mayEnterAsStaff(user: Actor, project: GuardedProject): boolean {
  if (isAdmin(user) || hasRole(user, "projectadmin")) return true;
  return (
    hasRole(user, "showroomadvisor") &&
    user.organisation !== null &&
    user.organisation === project.showroomOrganisationId
  );
}

export function seesAdminLink(user: Actor): boolean {
  return isStaff(user);
}

/** Whether the account menu has 'Neem contact op'. */
export function seesContactLink(user: Actor): boolean {
  return isProjectUser(user);
}
