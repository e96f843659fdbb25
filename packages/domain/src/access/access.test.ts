import { describe, expect, it } from "vitest";
import { ROLES } from "../model/user.ts";
import {
  hasProjectAccess,
  isAdmin,
  isProjectUser,
  isStaff,
  mayChangeCatalogue,
  mayEnterAsStaff,
  seesAdminLink,
  seesContactLink,
  type Actor,
} from "./access.ts";

const project = { id: 7, showroomOrganisationId: 70 };
const actor = (overrides: Partial<Actor>): Actor => ({
  role: null,
  roles: [],
  isAnonymous: false,
  hasApprovedTerms: true,
  organisation: null,
  projectId: null,
  ...overrides,
});
const of = (role: Actor["role"], overrides: Partial<Actor> = {}) => actor({ role, ...overrides });

describe("who may enter a project", () => {
  it("by role", () => {
    const allowed = ROLES.filter((role) => hasProjectAccess(of(role, { organisation: 70, projectId: 7 }), project));
    expect(allowed).toEqual(["admin", "projectuser", "projectadmin", "showroomadvisor"]);
    const elsewhere = ROLES.filter((role) => hasProjectAccess(of(role, { organisation: 71, projectId: 8 }), project));
    expect(elsewhere).toEqual(["admin", "projectadmin"]);
  });

  it("an advisor needs an organisation that runs the showroom", () => {
    expect(hasProjectAccess(of("showroomadvisor"), { id: 7, showroomOrganisationId: null })).toBe(false);
    expect(mayEnterAsStaff(of("showroomadvisor", { organisation: 70 }), project)).toBe(true);
    expect(mayEnterAsStaff(of("showroomadvisor", { organisation: 71 }), project)).toBe(false);
    expect(mayEnterAsStaff(of("projectuser", { projectId: 7 }), project)).toBe(false);
  });

  it("a project admin may enter any project, or those assigned to them when the organisation assigns projects", () => {
    const admin = (assignedProjectIds: readonly number[] | null) =>
      mayEnterAsStaff(of("projectadmin", { assignedProjectIds }), project);
    expect([admin(null), admin([]), admin([6]), admin([6, 7])]).toEqual([true, false, false, true]);
    expect(mayEnterAsStaff(of("projectadmin"), project)).toBe(true);
    expect(mayEnterAsStaff(of("admin", { assignedProjectIds: [] }), project)).toBe(true);
    expect(mayEnterAsStaff(of("showroomadvisor", { assignedProjectIds: [7] }), project)).toBe(false);
  });

  it("a project user needs a project above 0", () => {
    expect(isProjectUser(of("projectuser", { projectId: 0 }))).toBe(false);
    expect(hasProjectAccess(of("projectuser", { projectId: 0 }), { ...project, id: 0 })).toBe(false);
    expect(seesContactLink(of("projectuser", { projectId: 7 }))).toBe(true);
    expect(seesContactLink(of("admin"))).toBe(false);
  });

  it("an anonymous user holds no role, even when the record names one", () => {
    const anonymous = of("admin", { isAnonymous: true, roles: ["admin"] });
    expect([
      isAdmin(anonymous),
      isStaff(anonymous),
      hasProjectAccess(anonymous, project),
      seesAdminLink(anonymous),
    ]).toEqual([false, false, false, false]);
  });

  it("somebody who was invited and has not signed up holds no role", () => {
    const invited = { hasApprovedTerms: false, organisation: 70, projectId: 7 };
    expect(ROLES.filter((role) => hasProjectAccess(of(role, invited), project))).toEqual([]);
    expect(ROLES.filter((role) => isStaff(of(role, invited)))).toEqual([]);
  });

  it("the role admin also counts when it is only in the list of roles", () => {
    expect(isAdmin(actor({ role: "customer", roles: ["customer", "admin"] }))).toBe(true);
  });
});

describe("what they may do there", () => {
  it("admins, and project admins who may enter the project, change the catalogue", () => {
    const may = (assignedProjectIds: readonly number[] | null) =>
      ROLES.filter((role) =>
        mayChangeCatalogue(of(role, { organisation: 70, projectId: 7, assignedProjectIds }), { id: 7 }),
      );
    expect(may(null)).toEqual(["admin", "projectadmin"]);
    expect(may([7])).toEqual(["admin", "projectadmin"]);
    expect(may([8])).toEqual(["admin"]);
  });

  it("staff see the admin link", () => {
    expect(ROLES.filter((role) => seesAdminLink(of(role)))).toEqual(["admin", "projectadmin", "showroomadvisor"]);
  });
});
