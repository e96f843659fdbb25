/** Calls about mails that came back. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { idParameter, projectParams } from "./parameters.ts";

/** What is wrong, by the status code of the report (RFC 3463). */
export const BOUNCE_REASONS = ["address", "full", "blocked", "too-large", "other"] as const;

const bouncedMailSchema = z.object({
  /** Names the mail in `settle`. */
  id: textSchema,
  to: textSchema,
  subject: textSchema,
  sentAt: momentSchema,
  bouncedAt: momentSchema,
  reason: z.enum(BOUNCE_REASONS),
  /** What the other mail server said; may be empty. */
  diagnostic: textSchema,
  /** The buyer with the address; null for the showroom. */
  buyer: z.nullable(z.object({ userId: integerSchema, name: textSchema, buildNumber: textSchema })),
});
export type BouncedMail = z.output<typeof bouncedMailSchema>;

export const listBouncedMails = defineEndpoint({
  name: "bouncedMails.list",
  summary: "The mails to the buyers and the showroom of a project that came back, and that nobody set aside",
  method: "GET",
  path: "/api/staff/projects/{projectId}/bounced-mails",
  access: { kind: "staffProject" },
  params: projectParams,
  status: 200,
  /** Newest first, at most 200. `isRead`: whether the installation reads what comes back. */
  response: z.object({ items: z.array(bouncedMailSchema), isRead: z.boolean() }),
  problems: [],
});

export const settleBouncedMail = defineEndpoint({
  name: "bouncedMails.settle",
  summary: "Set a mail that came back aside",
  method: "POST",
  path: "/api/staff/projects/{projectId}/bounced-mails/settled",
  access: { kind: "staffProject" },
  changes: "neither",
  params: z.object({ projectId: idParameter }),
  body: z.strictObject({ id: z.string().check(z.maxLength(300)) }),
  status: 204,
  problems: [],
});
