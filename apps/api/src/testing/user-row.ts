import type { UserRow } from "../kernel/asker.ts";

/** A buyer of project 1 with house type 1, as the database returns the user. */
export function buildUserRow(overrides: Partial<UserRow> = {}): UserRow {
  return {
    id: 7,
    key: null,
    email: "koper@voorbeeld.nl",
    passwordHash: null,
    firstName: "Jan",
    lastName: "Jansen",
    gender: null,
    phone: null,
    dateOfBirth: null,
    credits: 0,
    avatarUrl: null,
    hasNewsLetter: false,
    hasFacebook: false,
    stylesTextual: null,
    role: "projectuser",
    projectIds: [],
    roles: ["projectuser"],
    organisationId: null,
    projectId: 1,
    houseTypeId: 1,
    buildNumber: "12",
    approvedTermsAt: new Date("2026-01-02T10:00:00Z"),
    invitedAt: null,
    createdAt: new Date("2026-01-01T10:00:00Z"),
    createdBy: null,
    guessingToldAt: null,
    optionPackage: "basic",
    disabledAt: null,
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
    ...overrides,
  };
}
