/** Questions at a choice: what they are about, and what was written. */
import * as z from "zod/mini";
import { PICTURE_LIMITS, QUESTION_SIDES, THREAD_STATES } from "@showroom/domain/question/question-thread";
import { centsSchema, flagSchema, idSchema, integerSchema, momentSchema, textSchema } from "./scalars.ts";

const SUBJECT_KINDS = ["room", "product", "line", "offer"] as const;
const lineIdSchema = z.string().check(z.minLength(1), z.maxLength(80));

/**
 * A picture that is sent. The server says what is wrong with its content. Not `uploadSchema`: buyers load these schemas, and each further
 * function of the library makes every page larger.
 */
export const sentPictureSchema = z
  .unknown()
  .check(z.refine((file) => file instanceof File && file.size <= PICTURE_LIMITS.bytes)) as z.ZodMiniType<File, File>;

/** Made by the browser for each message. */
export const messageKeySchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** What somebody asks about. The server looks up its words and its amount. */
export const askedSubjectSchema = z.union([
  z.strictObject({ kind: z.enum(["room"]), pageId: idSchema }),
  /** A product in a colour and size, chosen or not. */
  z.strictObject({ kind: z.enum(["product"]), pageId: idSchema, pageProductId: idSchema, variantId: idSchema }),
  /** A line of the present price that is no product of the page, such as a floor. */
  z.strictObject({ kind: z.enum(["line"]), pageId: idSchema, lineId: lineIdSchema }),
  /** A line of an offer: those of the pages first, then what is not in the catalogue. */
  z.strictObject({ kind: z.enum(["offer"]), offerId: idSchema, line: z.int().check(z.gte(0), z.lte(10_000)) }),
]);
export type AskedSubject = z.output<typeof askedSubjectSchema>;

/** The choice as it was when the question was asked. */
export const questionSubjectSchema = z.object({
  kind: z.enum(SUBJECT_KINDS),
  /** The same for questions about the same thing, such as `product:12:345`. */
  key: textSchema,
  /** Title of the page, or reference of the offer. */
  room: textSchema,
  /** Empty for a room. */
  name: textSchema,
  /** Colour and size; empty for none. */
  details: textSchema,
  articleNumber: textSchema,
  /** What it cost extra; null for a room, and for what had no price. */
  amount: z.nullable(centsSchema),
  indicative: flagSchema,
  /** Whether it was chosen then. */
  chosen: flagSchema,
  image: z.nullable(textSchema),
});
export type QuestionSubject = z.output<typeof questionSubjectSchema>;

const messageSchema = z.object({
  id: integerSchema,
  at: momentSchema,
  side: z.enum(QUESTION_SIDES),
  by: textSchema,
  words: textSchema,
  /** In pixels. */
  pictures: z.array(z.object({ id: integerSchema, width: integerSchema, height: integerSchema })),
});

export const questionThreadSchema = z.object({
  id: integerSchema,
  subject: questionSubjectSchema,
  state: z.enum(THREAD_STATES),
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** Ids of the messages that the reader has not seen. */
  unread: z.array(integerSchema),
});
export type QuestionThread = z.output<typeof questionThreadSchema>;
