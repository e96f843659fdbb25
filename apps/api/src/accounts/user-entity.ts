import { eq } from "drizzle-orm";
import { hasRole } from "@showroom/domain/access/access";
import type { User } from "@showroom/domain/model/user";
import type { Queries } from "../database/database.ts";
import { houseTypes, projects } from "../database/schema/catalogue.ts";
import { actorOf } from "./actor.ts";
import type { UserRow } from "../kernel/asker.ts";

/** The user of every visitor who is not signed in. It has no rights and stores nothing. */
export const ANONYMOUS_USER: User = {
  id: 0,
  email: "",
  firstName: "",
  lastName: "",
  gender: null,
  phone: null,
  dateOfBirth: null,
  credits: 0,
  organisation: null,
  avatarUrl: null,
  role: null,
  roles: [],
  hasApprovedTerms: false,
  approvedTermsAt: null,
  hasNewsLetter: false,
  hasFacebook: false,
  createdAt: new Date(0).toISOString(),
  createdBy: null,
  invitedAt: null,
  stylesTextual: null,
  isSupplier: false,
  isCustomer: false,
  isAnonymous: true,
  project: null,
  houseType: null,
  projectId: null,
  projectSlug: null,
  houseTypeId: null,
  buildno: null,
  projectName: null,
  optionPackage: "basic",
};

/** Converts a stored user to the contract's user. */
export async function userEntity(db: Queries, user: UserRow): Promise<User> {
  const [project] =
    user.projectId === null
      ? []
      : await db
          .select({ id: projects.id, slug: projects.slug, name: projects.name })
          .from(projects)
          .where(eq(projects.id, user.projectId));
  const [houseType] =
    user.houseTypeId === null
      ? []
      : await db
          .select({ id: houseTypes.id, name: houseTypes.name })
          .from(houseTypes)
          .where(eq(houseTypes.id, user.houseTypeId));
  return {
    ...ANONYMOUS_USER,
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    gender: user.gender,
    phone: user.phone,
    dateOfBirth: user.dateOfBirth,
    credits: user.credits,
    organisation: user.organisationId,
    avatarUrl: user.avatarUrl,
    role: user.role,
    roles: [...new Set([user.role, ...user.roles])],
    hasApprovedTerms: user.approvedTermsAt !== null,
    approvedTermsAt: user.approvedTermsAt?.toISOString() ?? null,
    hasNewsLetter: user.hasNewsLetter,
    hasFacebook: user.hasFacebook,
    createdAt: user.createdAt.toISOString(),
    createdBy: user.createdBy,
    invitedAt: user.invitedAt?.toISOString() ?? null,
    stylesTextual: user.stylesTextual,
    isSupplier: hasRole(actorOf(user), "supplier"),
    isCustomer: hasRole(actorOf(user), "customer"),
    isAnonymous: false,
    project: project ?? null,
    houseType: houseType ?? null,
    projectId: user.projectId,
    projectSlug: project?.slug ?? null,
    houseTypeId: user.houseTypeId,
    buildno: user.buildNumber,
    projectName: project?.name ?? null,
    optionPackage: user.optionPackage,
  };
}
