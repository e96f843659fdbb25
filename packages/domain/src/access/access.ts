import type { Role, User } from "../model/user.ts";

/** The fields of a user that decide what they may do. */
export interface Actor extends Pick<
  User,
  "role" | "roles" | "isAnonymous" | "hasApprovedTerms" | "organisation" | "projectId"
> {
  /** The only projects that a project admin may enter, when their organisation assigns projects; null or absent for any project. */
  readonly assignedProjectIds?: readonly number[] | null;
}

/** The fields of a project that decide who may enter it. */
export interface GuardedProject {
  readonly id: number;
  /** Organisation that runs the project's showroom; null when it has none. */
  readonly showroomOrganisationId: number | null;
}

/**
 * Whether a user holds a role, as main role or in the list of roles. Anonymous users hold none. Invited users hold theirs only after
 * sign-up: until then they have no password and have not approved the terms.
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

/** Whether a user is a buyer. A buyer without a project is not valid. */
export function isProjectUser(user: Actor): boolean {
  return hasRole(user, "projectuser") && user.projectId !== null && user.projectId > 0;
}

export function hasProjectAccess(user: Actor, project: GuardedProject): boolean {
  return mayEnterAsStaff(user, project) || (isProjectUser(user) && user.projectId === project.id);
}

const administers = (user: Actor, projectId: number): boolean =>
  isAdmin(user) || (hasRole(user, "projectadmin") && (user.assignedProjectIds?.includes(projectId) ?? true));

/**
 * Whether a user may enter a project as staff. Admins and project admins may enter every project, unless the
 * organisation of a project admin assigns projects; advisors the projects of their organisation.
 */
export function mayEnterAsStaff(user: Actor, project: GuardedProject): boolean {
  if (administers(user, project.id)) return true;
  return (
    hasRole(user, "showroomadvisor") &&
    user.organisation !== null &&
    user.organisation === project.showroomOrganisationId
  );
}

/** Whether a user may change what a project offers: admins, and project admins who may enter it. */
export function mayChangeCatalogue(user: Actor, project: Pick<GuardedProject, "id">): boolean {
  return administers(user, project.id);
}

export function seesAdminLink(user: Actor): boolean {
  return isStaff(user);
}

/** Whether the account menu has 'Neem contact op'. */
export function seesContactLink(user: Actor): boolean {
  return isProjectUser(user);
}
