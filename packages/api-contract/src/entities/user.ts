import * as z from "zod/mini";
import { GENDERS, ROLES } from "@showroom/domain/model/user";
import type { User } from "@showroom/domain/model/user";
import { as, pinned } from "./pinned.ts";
import { flagSchema, integerSchema, momentSchema, numberSchema, textSchema } from "./scalars.ts";

export const roleSchema = z.enum(ROLES);

export const userSchema = pinned(
  as<User>(),
  z.object({
    id: integerSchema,
    email: textSchema,
    firstName: textSchema,
    lastName: textSchema,
    gender: z.nullable(z.enum(GENDERS)),
    phone: z.nullable(textSchema),
    dateOfBirth: z.nullable(textSchema),
    credits: numberSchema,
    organisation: z.nullable(integerSchema),
    avatarUrl: z.nullable(textSchema),
    role: z.nullable(roleSchema),
    roles: z.array(roleSchema),
    hasApprovedTerms: flagSchema,
    approvedTermsAt: z.nullable(momentSchema),
    hasNewsLetter: flagSchema,
    hasFacebook: flagSchema,
    createdAt: momentSchema,
    createdBy: z.nullable(integerSchema),
    invitedAt: z.nullable(momentSchema),
    stylesTextual: z.nullable(textSchema),
    isSupplier: flagSchema,
    isCustomer: flagSchema,
    isAnonymous: flagSchema,
    project: z.nullable(z.object({ id: integerSchema, slug: textSchema, name: textSchema })),
    houseType: z.nullable(z.object({ id: integerSchema, name: textSchema })),
    projectId: z.nullable(integerSchema),
    projectSlug: z.nullable(textSchema),
    houseTypeId: z.nullable(integerSchema),
    buildno: z.nullable(textSchema),
    projectName: z.nullable(textSchema),
    optionPackage: textSchema,
  }),
);
