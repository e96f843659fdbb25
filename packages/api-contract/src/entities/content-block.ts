import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { flagSchema, integerSchema, numberSchema, textSchema } from "./scalars.ts";

export const CONTENT_BLOCK_KEYS = ["HOMEPAGE", "CONTACT", "TERMS"] as const;
export const contentBlockKeySchema = z.enum(CONTENT_BLOCK_KEYS);

export const CONTENT_BLOCK_STATUSES = ["concept", "active", "new"] as const;

/** A text of a project's public pages. */
export const contentBlockSchema = z.object({
  id: integerSchema,
  title: textSchema,
  /** Sanitized HTML. */
  body: textSchema,
  pagePositionId: z.nullable(integerSchema),
  projectId: integerSchema,
  key: contentBlockKeySchema,
  sequence: numberSchema,
  status: withFallback(z.enum(CONTENT_BLOCK_STATUSES), "new"),
  headerTitle: textSchema,
  headerSubtitle: textSchema,
  showTiles: flagSchema,
  showFloors: flagSchema,
  showSanitary: flagSchema,
});
export type ContentBlock = z.output<typeof contentBlockSchema>;
