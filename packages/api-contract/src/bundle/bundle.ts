import { z } from "zod";
import { bundleAgreementTextSchema } from "./agreement-text.ts";
import {
  bundleOfferSchema,
  bundlePackageSchema,
  bundleProductGroupSchema,
  bundleProductSchema,
  bundleRuleSchema,
  bundleTileOptionSchema,
} from "./catalogue.ts";
import { bundleContractingPartySchema } from "./contracting-party.ts";
import { bundleDemoAccountSchema } from "./demo-accounts.ts";
import { bundleBaseboardSchema, bundleFloorMaterialSchema, bundleFloorSchema } from "./floors.ts";
import { bundleHouseTypeSchema } from "./house-type.ts";
import { bundleOrganisationSchema } from "./organisation.ts";
import { bundleContentBlockSchema, bundleProjectSchema } from "./project.ts";

/**
 * One project with everything that it offers: `bundle.json` next to a folder `images/`. A later import updates the
 * entries with the same keys and retires the entries that it leaves out.
 */
export const bundleSchema = z.strictObject({
  /** Path of the JSON Schema for editors; the import ignores it. */
  $schema: z.string().optional(),
  format: z.literal(1),
  /** Shown to staff and frozen into confirmations. */
  catalogueVersion: z.string().min(1).max(40),
  organisations: z.array(bundleOrganisationSchema),
  project: bundleProjectSchema,
  contractingParties: z.array(bundleContractingPartySchema).default([]),
  agreementTexts: z.array(bundleAgreementTextSchema).default([]),
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
/** The content of the file, before defaults are applied. */
export type BundleInput = z.input<typeof bundleSchema>;
