import * as z from "zod/mini";
import { costResultSchema } from "./cost.ts";
import { imageReferenceSchema } from "./media.ts";
import { pageOutlineSchema } from "./page-outline.ts";
import { contractorSchema, showroomSchema } from "./project.ts";
import { momentSchema } from "./scalars.ts";
import { submitTypeSchema } from "./vocabulary.ts";

/** A link with which others can view a buyer's choices. Only the response that creates it contains its address. */
export const shareLinkSchema = z.object({
  id: z.int(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  lastViewedAt: z.nullable(momentSchema),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

export const createdShareLinkSchema = z.object({
  ...shareLinkSchema.shape,
  /** Path to share, e.g. `/delen/<token>`. */
  path: z.string(),
});

/** The content behind a share link: the choices and their price, nothing about the buyer. */
export const sharedViewSchema = z.object({
  project: z.object({
    name: z.string(),
    slug: z.string(),
    hasHardPrices: z.boolean(),
    headerImage: z.nullable(imageReferenceSchema),
    showroom: showroomSchema,
    contractor: contractorSchema,
  }),
  houseTypeName: z.string(),
  pages: z.array(pageOutlineSchema),
  confirmedPageIds: z.array(z.int()),
  cost: costResultSchema,
  submitType: z.nullable(submitTypeSchema),
  updatedAt: momentSchema,
  expiresAt: momentSchema,
});
export type SharedView = z.output<typeof sharedViewSchema>;
