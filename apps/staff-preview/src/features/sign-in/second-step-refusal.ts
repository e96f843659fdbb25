import { OAuthFailure } from "@showroom/api-client/failures";
import type { secondStepTexts } from "./second-step-texts.ts";

/** The reason for a refused second step. */
export function secondStepRefusal(error: unknown): keyof typeof secondStepTexts.refusals {
  // The browser's own errors: the user cancelled, or has no such passkey here.
  if (error instanceof DOMException || (error instanceof Error && error.name === "NotAllowedError")) return "passkey";
  if (!(error instanceof OAuthFailure)) return "failed";
  if (error.code === "expired_token") return "expired";
  if (error.code === "too_many_requests") return "too-many";
  return error.code === "invalid_grant" ? "wrong" : "failed";
}
