import * as z from "zod/mini";
import { LINE_PARTS } from "@showroom/domain/model/line-part";
import { integerSchema, textSchema } from "./scalars.ts";

/** A change in words; null means nothing chosen. */
export const historyChangeSchema = z.object({
  pageId: integerSchema,
  pageTitle: textSchema,
  /** Null for a change of the whole room. */
  part: z.nullable(z.enum(LINE_PARTS)),
  label: textSchema,
  before: z.nullable(textSchema),
  after: z.nullable(textSchema),
});
