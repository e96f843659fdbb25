/** Errors as RFC 9457 `application/problem+json`, with stable codes. */
import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";

export const PROBLEM_CODES = [
  "malformed-request",
  "not-authenticated",
  "csrf-token-invalid",
  "forbidden",
  "second-factor-required",
  "sign-in-again",
  "not-found",
  "method-not-allowed",
  "not-acceptable",
  "choices-locked",
  "part-closed",
  "project-closed",
  "choices-stale",
  "choices-of-another",
  "choices-moved",
  "home-left",
  "choices-incomplete",
  "prepared-unanswered",
  "home-refused",
  "appointment-gone",
  "link-used",
  "payload-too-large",
  "unsupported-media-type",
  "request-invalid",
  "choice-invalid",
  "rule-violated",
  "reset-token-invalid",
  "password-common",
  "code-wrong",
  "limit-reached",
  "too-many-requests",
  "internal-error",
  "not-ready",
  "overloaded",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A fault in a request: its path, e.g. `["choices", "12", "products"]`, and a message. */
export const problemIssueSchema = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });
export type ProblemIssue = z.output<typeof problemIssueSchema>;

/** `detail` and `issues` are for developers. An unknown code is read as `internal-error`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: withFallback(z.enum(PROBLEM_CODES), "internal-error"),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  issues: z.optional(z.array(problemIssueSchema)),
  /** With `choices-stale`: the server's copy (project choices), to be merged and saved again. With `choices-moved`: the copy for the present house type. */
  current: z.optional(z.unknown()),
});
export type Problem = z.output<typeof problemSchema>;
