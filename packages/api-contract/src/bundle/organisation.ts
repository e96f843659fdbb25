import { z } from "zod";
import { bundleDiscountSchema } from "./discount.ts";
import { fileSchema, htmlSchema, keySchema, textSchema } from "./fields.ts";

export const ORGANISATION_ROLES = ["manufacturer", "retailer", "architect", "mechanic", "contractor"] as const;

const countrySchema = z.strictObject({
  key: keySchema,
  name: textSchema.min(1),
  code: z.string().regex(/^[A-Z]{2}$/, "een land heeft twee hoofdletters, zoals NL"),
});

/** Its location, in degrees. */
const geoLocationSchema = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const address = z.string().max(400);
const webAddress = z.url({ protocol: /^https?$/ });

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
  active: z.boolean().default(true),
  /** Whether staff who may enter its projects must use a second factor. Only for a new organisation. */
  secondFactorRequired: z.boolean().optional(),
  /** Whether its project admins may enter assigned projects only. Only for a new organisation. */
  projectsAssigned: z.boolean().optional(),
  emailContact: z.email().optional(),
  postalAddress: address.optional(),
  postalPostalCode: address.optional(),
  postalCity: address.optional(),
  country: countrySchema.optional(),
  geoLocation: geoLocationSchema.optional(),
  externalOrganisationId: z.string().max(80).optional(),
  organisationCode: z.string().max(80).optional(),
  insideShowroomUrl: webAddress.optional(),
  pageUrl: webAddress.optional(),
  story: htmlSchema.optional(),
  showroomImages: z.array(fileSchema).default([]),
  /** Names of brands. */
  brands: z.array(textSchema.min(1)).default([]),
  /** Keys of organisations. */
  retailers: z.array(keySchema).default([]),
  discount: bundleDiscountSchema.optional(),
});
