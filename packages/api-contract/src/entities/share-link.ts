import * as z from "zod/mini";
import { costResultSchema } from "./cost.ts";
import { imageReferenceSchema } from "./media.ts";
import { pageOutlineSchema } from "./page-outline.ts";
import { contractorSchema, showroomSchema } from "./project.ts";
import { flagSchema, integerSchema, momentSchema, textSchema } from "./scalars.ts";
import { submitTypeSchema } from "./vocabulary.ts";

/** A link with which others can view a buyer's choices. Only the response that creates it contains its address. */
export const shareLinkSchema = z.object({
  id: integerSchema,
  createdAt: momentSchema,
  expiresAt: momentSchema,
  lastViewedAt: z.nullable(momentSchema),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

export const createdShareLinkSchema = z.object({
  ...shareLinkSchema.shape,
  /** Path to share, e.g. `/delen/<token>`. */
  path: textSchema,
});

/** The picture of exactly the shared choices of a room. */
const sharedPictureSchema = z.object({
  pageId: integerSchema,
  url: textSchema,
  /** Its copies as in `<img>`; null when it has none. */
  srcSet: z.nullable(textSchema),
});
export type SharedPicture = z.output<typeof sharedPictureSchema>;

/** The content behind a share link: the choices and their price, nothing about the buyer. */
export const sharedViewSchema = z.object({
  project: z.object({
    name: textSchema,
    slug: textSchema,
    hasHardPrices: flagSchema,
    headerImage: z.nullable(imageReferenceSchema),
    showroom: showroomSchema,
    contractor: contractorSchema,
  }),
  houseTypeName: textSchema,
  pages: z.array(pageOutlineSchema),
  confirmedPageIds: z.array(integerSchema),
  /** Only pictures that were made before: who opens a link has none made. An API of an earlier release leaves it out. */
  pictures: z.optional(z.array(sharedPictureSchema)),
  cost: costResultSchema,
  submitType: z.nullable(submitTypeSchema),
  updatedAt: momentSchema,
  expiresAt: momentSchema,
});
export type SharedView = z.output<typeof sharedViewSchema>;
