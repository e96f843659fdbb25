/** What is agreed of a home now, and what its buyers ask to change of it. */
import * as z from "zod/mini";
import { REQUEST_ENDINGS } from "@showroom/domain/agreement/change-request";
import { centsSchema, integerSchema, momentSchema, textSchema } from "./scalars.ts";

/** A line of a home that is agreed now. */
export const lineInForceSchema = z.object({
  reference: textSchema,
  line: integerSchema,
  title: textSchema,
  name: textSchema,
  totalPrice: centsSchema,
});
export type LineInForce = z.output<typeof lineInForceSchema>;

/** What a buyer asks to change of what is agreed. */
export const changeRequestSchema = z.object({
  id: integerSchema,
  at: momentSchema,
  /** Name of the buyer. */
  by: textSchema,
  words: textSchema,
  /** The lines that it is about, as they were then; empty for none in particular. */
  lines: z.array(z.object({ reference: textSchema, line: integerSchema, title: textSchema, name: textSchema })),
  /** Null while it waits for an answer. `text`: the reason of a refusal, or the reference of the change that was proposed. */
  ending: z.nullable(z.object({ kind: z.enum(REQUEST_ENDINGS), at: momentSchema, text: textSchema })),
});
export type ChangeRequest = z.output<typeof changeRequestSchema>;
