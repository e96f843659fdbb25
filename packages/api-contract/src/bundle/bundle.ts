import { z } from "zod";
import {
  bundleOfferSchema,
  bundlePackageSchema,
  bundleProductGroupSchema,
  bundleProductSchema,
  bundleRuleSchema,
  bundleTileOptionSchema,
} from "./catalogue.ts";
import { bundleDemoAccountSchema } from "./demo-accounts.ts";
import { bundleBaseboardSchema, bundleFloorMaterialSchema, bundleFloorSchema } from "./floors.ts";
import { bundleHouseTypeSchema } from "./house-type.ts";
import { bundleOrganisationSchema } from "./organisation.ts";
import { bundleContentBlockSchema, bundleProjectSchema } from "./project.ts";

/**
 * One project with all it offers, as `bundle.json` beside a folder `images/`. The same key in a later import is the
 * same thing; what is left out is retired.
 */
export const bundleSchema = z.strictObject({
  format: z.literal(1),
  /** Shown to staff and frozen into confirmations. */
  catalogueVersion: z.string().min(1).max(40),
  organisations: z.array(bundleOrganisationSchema),
  project: bundleProjectSchema,
  contentBlocks: z.array(bundleContentBlockSchema),
  houseTypes: z.array(bundleHouseTypeSchema),
  products: z.array(bundleProductSchema),
  productGroups: z.array(bundleProductGroupSchema),
  offers: z.array(bundleOfferSchema),
  packages: z.array(bundlePackageSchema),
  tileOptions: z.array(bundleTileOptionSchema),
  rules: z.array(bundleRuleSchema),
  floorMaterials: z.array(bundleFloorMaterialSchema),
  floors: z.array(bundleFloorSchema),
  baseboards: z.array(bundleBaseboardSchema),
  demoAccounts: z.array(bundleDemoAccountSchema).default([]),
});

export type Bundle = z.output<typeof bundleSchema>;
/** What is written in the file, before defaults. */
export type BundleInput = z.input<typeof bundleSchema>;
