import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";

export const CONTENT_BLOCK_KEYS = ["HOMEPAGE", "CONTACT", "TERMS"] as const;
export const contentBlockKeySchema = z.enum(CONTENT_BLOCK_KEYS);

export const CONTENT_BLOCK_STATUSES = ["concept", "active", "new"] as const;

/** A text of a project's public pages. */
export const contentBlockSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Sanitized HTML. */
  body: z.string(),
  pagePositionId: z.nullable(z.int()),
  projectId: z.int(),
  key: contentBlockKeySchema,
  sequence: z.number(),
  status: withFallback(z.enum(CONTENT_BLOCK_STATUSES), "new"),
  headerTitle: z.string(),
  headerSubtitle: z.string(),
  showTiles: z.boolean(),
  showFloors: z.boolean(),
  showSanitary: z.boolean(),
});
export type ContentBlock = z.output<typeof contentBlockSchema>;
