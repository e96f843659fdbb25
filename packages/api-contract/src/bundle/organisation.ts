import { z } from "zod";
import { fileSchema, keySchema, textSchema } from "./fields.ts";

export const ORGANISATION_ROLES = ["manufacturer", "retailer", "architect", "mechanic", "contractor"] as const;

export const bundleOrganisationSchema = z.strictObject({
  key: keySchema,
  name: textSchema.min(1),
  organisationRole: z.enum(ORGANISATION_ROLES),
  address: textSchema,
  postalCode: textSchema,
  city: textSchema,
  phone: textSchema,
  email: z.email(),
  companyLogo: fileSchema.nullable(),
});
