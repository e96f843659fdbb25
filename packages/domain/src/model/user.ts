export const ROLES = [
  "admin",
  "supplier",
  "customer",
  "blogger",
  "projectuser",
  "projectadmin",
  "contractor",
  "showroomadvisor",
] as const;
export type Role = (typeof ROLES)[number];

export const GENDERS = ["m", "v", "o"] as const;
export type Gender = (typeof GENDERS)[number];

export interface User {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  readonly credits: number;
  /** Organisation id. */
  readonly organisation: number | null;
  readonly avatarUrl: string | null;
  /** Null for anonymous users. */
  readonly role: Role | null;
  readonly roles: readonly Role[];
  readonly hasApprovedTerms: boolean;
  readonly approvedTermsAt: string | null;
  readonly hasNewsLetter: boolean;
  readonly hasFacebook: boolean;
  readonly createdAt: string;
  readonly createdBy: number | null;
  readonly invitedAt: string | null;
  readonly stylesTextual: string | null;
  readonly isSupplier: boolean;
  readonly isCustomer: boolean;
  readonly isAnonymous: boolean;
  readonly project: { readonly id: number; readonly slug: string; readonly name: string } | null;
  readonly houseType: { readonly id: number; readonly name: string } | null;
  readonly projectId: number | null;
  readonly projectSlug: string | null;
  readonly houseTypeId: number | null;
  readonly buildno: string | null;
  readonly projectName: string | null;
  /** Default `basic`. */
  readonly optionPackage: string;
}
