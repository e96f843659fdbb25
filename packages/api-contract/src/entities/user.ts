import * as z from "zod/mini";
import { GENDERS, ROLES } from "@showroom/domain/model/user";
import type { User } from "@showroom/domain/model/user";
import { as, pinned } from "./pinned.ts";
import { momentSchema } from "./scalars.ts";

export const roleSchema = z.enum(ROLES);

export const userSchema = pinned(
  as<User>(),
  z.object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    gender: z.nullable(z.enum(GENDERS)),
    phone: z.nullable(z.string()),
    dateOfBirth: z.nullable(z.string()),
    credits: z.number(),
    organisation: z.nullable(z.int()),
    avatarUrl: z.nullable(z.string()),
    role: z.nullable(roleSchema),
    roles: z.array(roleSchema),
    hasApprovedTerms: z.boolean(),
    approvedTermsAt: z.nullable(momentSchema),
    hasNewsLetter: z.boolean(),
    hasFacebook: z.boolean(),
    createdAt: momentSchema,
    createdBy: z.nullable(z.int()),
    invitedAt: z.nullable(momentSchema),
    stylesTextual: z.nullable(z.string()),
    isSupplier: z.boolean(),
    isCustomer: z.boolean(),
    isAnonymous: z.boolean(),
    project: z.nullable(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
    houseType: z.nullable(z.object({ id: z.int(), name: z.string() })),
    projectId: z.nullable(z.int()),
    projectSlug: z.nullable(z.string()),
    houseTypeId: z.nullable(z.int()),
    buildno: z.nullable(z.string()),
    projectName: z.nullable(z.string()),
    optionPackage: z.string(),
  }),
);
