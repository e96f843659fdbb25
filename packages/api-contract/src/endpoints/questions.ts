/** Calls about questions at a choice, between the buyers of a home and the showroom. */
import * as z from "zod/mini";
import { PICTURE_LIMITS, WORDS_LIMIT, WRITE_REFUSALS } from "@showroom/domain/question/question-thread";
import { defineEndpoint } from "../endpoint.ts";
import { askedSubjectSchema, messageKeySchema, questionThreadSchema, sentPictureSchema } from "../entities/question.ts";
import { flagSchema, idSchema, integerSchema, textSchema } from "../entities/scalars.ts";
import { FORM_OVERHEAD, formOf } from "../entities/upload.ts";
import { storableText } from "../fields.ts";
import { idParameter, projectParams } from "./parameters.ts";

const threadParams = z.object({ projectId: idParameter, threadId: idParameter });

/** What is sent of a message. */
const written = {
  words: storableText(1, WORDS_LIMIT),
  /** Made by the browser. A message with the same key was stored already: sending it again changes nothing. */
  key: messageKeySchema,
  pictures: z.array(sentPictureSchema).check(z.maxLength(PICTURE_LIMITS.count)),
};
const bodyLimit = PICTURE_LIMITS.count * PICTURE_LIMITS.bytes + FORM_OVERHEAD;

export const MESSAGE_REFUSALS = [...WRITE_REFUSALS, "picture-unreadable"] as const;
/** `picture-unreadable`: a file is no JPEG, PNG or WebP that can be opened. */
export type MessageRefusal = (typeof MESSAGE_REFUSALS)[number];

export const listOwnQuestions = defineEndpoint({
  name: "questions.listOwn",
  summary: "The questions of the buyer's home, those with the newest message first",
  method: "GET",
  path: "/api/projects/{projectId}/questions",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: z.object({
    items: z.array(questionThreadSchema),
    /** Whether the reader may write: only a buyer, and not in an archived project. */
    mayWrite: flagSchema,
  }),
  problems: [],
});

/** `subject-unknown`: it is not on offer, or not chosen any more. Only buyers ask (`forbidden`). */
export const askQuestion = defineEndpoint({
  name: "questions.ask",
  summary: "Ask the showroom about a room, a product, a line or a line of an offer",
  method: "POST",
  path: "/api/projects/{projectId}/questions",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: projectParams,
  body: z.strictObject({ about: askedSubjectSchema, ...written }),
  form: formOf,
  bodyLimit,
  status: 200,
  /** `threadId`: null when it was refused. */
  response: z.object({
    outcome: z.enum(["done", "subject-unknown", ...MESSAGE_REFUSALS]),
    threadId: z.nullable(integerSchema),
  }),
  problems: ["forbidden"],
});

export const replyToQuestion = defineEndpoint({
  name: "questions.reply",
  summary: "Write in a thread: a buyer of the home, or staff; it opens a closed thread again",
  method: "POST",
  path: "/api/projects/{projectId}/questions/{threadId}/messages",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: threadParams,
  body: z.strictObject(written),
  form: formOf,
  bodyLimit,
  status: 200,
  response: z.object({ outcome: z.enum(["done", ...MESSAGE_REFUSALS]) }),
  problems: [],
});

export const readQuestion = defineEndpoint({
  name: "questions.read",
  summary: "Note that the caller has read a thread up to a message",
  method: "POST",
  path: "/api/projects/{projectId}/questions/{threadId}/read",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "neither",
  params: threadParams,
  body: z.strictObject({ messageId: idSchema }),
  status: 204,
  problems: [],
});

export const getQuestionPicture = defineEndpoint({
  name: "questions.picture",
  summary: "A picture of a thread, for the buyers of the home and for staff",
  method: "GET",
  path: "/api/projects/{projectId}/questions/{threadId}/pictures/{pictureId}",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: z.object({ projectId: idParameter, threadId: idParameter, pictureId: idParameter }),
  status: 200,
  media: ["image/jpeg"],
  problems: [],
});

export const staffThreadSchema = z.object({
  ...questionThreadSchema.shape,
  userId: integerSchema,
  buyer: textSchema,
  buildNumber: textSchema,
});
export type StaffThread = z.output<typeof staffThreadSchema>;

export const listQuestions = defineEndpoint({
  name: "questions.list",
  summary: "The questions of a project: those that wait for an answer first, the longest waiting at the top",
  method: "GET",
  path: "/api/staff/projects/{projectId}/questions",
  access: { kind: "staffProject" },
  params: projectParams,
  status: 200,
  response: z.object({ items: z.array(staffThreadSchema), mayWrite: flagSchema }),
  problems: [],
});

export const closeQuestion = defineEndpoint({
  name: "questions.close",
  summary: "End a thread, for a question that was answered in another way; a message opens it again",
  method: "POST",
  path: "/api/staff/projects/{projectId}/questions/{threadId}/closing",
  access: { kind: "staffProject" },
  changes: "neither",
  params: threadParams,
  /** `messageId`: the last message that the author saw. */
  body: z.strictObject({ messageId: idSchema }),
  status: 200,
  /** `changed`: somebody wrote meanwhile; nothing happened. */
  response: z.object({ outcome: z.enum(["done", "changed", ...WRITE_REFUSALS]) }),
  problems: [],
});
