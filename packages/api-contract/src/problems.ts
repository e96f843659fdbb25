/** The server's texts for problems. Clients only use the codes. */
import type { Problem, ProblemCode } from "./problem.ts";

/** HTTP status and English title of every problem. Clients show their own text for each code. */
export const PROBLEMS = {
  "malformed-request": [400, "The request is not well-formed"],
  "not-authenticated": [401, "A valid access token is needed"],
  "csrf-token-invalid": [403, "The request carries no valid CSRF token"],
  forbidden: [403, "This account may not do that"],
  "second-factor-required": [403, "A second factor must be enrolled first"],
  "sign-in-again": [403, "A recent sign-in is needed"],
  "not-found": [404, "Not found"],
  "method-not-allowed": [405, "The method is not allowed here"],
  "not-acceptable": [406, "No representation fits the Accept header"],
  "choices-locked": [409, "The choices were submitted and can no longer change"],
  "part-closed": [409, "The last day to choose in this part has passed"],
  "project-closed": [409, "The project is closed or archived and can only be read"],
  "choices-stale": [409, "The choices were changed elsewhere"],
  "choices-of-another": [409, "The choices were read by another user"],
  "choices-moved": [409, "The choices are for another home or house type now"],
  "home-left": [409, "The user's purchase of a home in this project ended"],
  "choices-incomplete": [409, "Not every room is complete"],
  "prepared-unanswered": [409, "The buyer has not answered what staff prepared"],
  "home-refused": [409, "The project has no open home with this building number and house type"],
  "appointment-gone": [409, "The time for the appointment can no longer be booked"],
  "link-used": [410, "The link was used already or is too old"],
  "payload-too-large": [413, "The request is too large"],
  "unsupported-media-type": [415, "The content type is not supported"],
  "request-invalid": [422, "The request does not pass validation"],
  "choice-invalid": [422, "A chosen product is not on offer"],
  "rule-violated": [422, "The choices go against the catalogue's rules"],
  "reset-token-invalid": [422, "The reset link is not valid"],
  "password-common": [422, "The password is one of the most common ones"],
  "code-wrong": [422, "The code or passkey is not right"],
  "limit-reached": [422, "No more of these can be kept"],
  "too-many-requests": [429, "Too many requests"],
  "internal-error": [500, "Something went wrong here"],
  "not-ready": [503, "Not ready yet"],
  overloaded: [503, "Too busy at the moment"],
} as const satisfies Record<ProblemCode, readonly [status: number, title: string]>;

/** Builds the body of a problem response. */
export function problem(
  code: ProblemCode,
  extra: Partial<Pick<Problem, "detail" | "instance" | "issues" | "current">> = {},
): Problem {
  const [status, title] = PROBLEMS[code];
  return { type: `/problems/${code}`, title, status, code, ...extra };
}
