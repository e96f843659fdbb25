import type { User } from "../src/model/user.ts";

/** A registered user without any rights; `change` replaces fields. */
export function aUser(change: Partial<User> = {}): User {
  const role = change.role ?? null;
  return {
    id: 7,
    email: "anna@example.nl",
    firstName: "Anna",
    lastName: "de Boer",
    gender: null,
    phone: null,
    dateOfBirth: null,
    credits: 0,
    organisation: null,
    avatarUrl: null,
    role,
    roles: role === null ? [] : [role],
    hasApprovedTerms: true,
    approvedTermsAt: "2026-03-01T09:30:00Z",
    hasNewsLetter: false,
    hasFacebook: false,
    createdAt: "2026-03-01T09:30:00Z",
    createdBy: null,
    invitedAt: null,
    stylesTextual: null,
    isSupplier: false,
    isCustomer: false,
    isAnonymous: false,
    project: null,
    houseType: null,
    projectId: null,
    projectSlug: null,
    houseTypeId: null,
    buildno: null,
    projectName: null,
    optionPackage: "basic",
    ...change,
  };
}
