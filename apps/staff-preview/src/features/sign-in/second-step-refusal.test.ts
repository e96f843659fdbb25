import { expect, test } from "vitest";
import { ConnectionFailure, OAuthFailure } from "@showroom/api-client/failures";
import { secondStepRefusal } from "./second-step-refusal.ts";

test.each([
  [new OAuthFailure("invalid_grant", 400, ""), "wrong"],
  [new OAuthFailure("expired_token", 400, ""), "expired"],
  [new OAuthFailure("too_many_requests", 429, ""), "too-many"],
  [new OAuthFailure("server_error", 500, ""), "failed"],
  [new ConnectionFailure("offline", null), "failed"],
  [new DOMException("cancelled", "NotAllowedError"), "passkey"],
])("%s is refused as %s", (error, refusal) => expect(secondStepRefusal(error)).toBe(refusal));
