import { describe, expect, test } from "vitest";
import { ConnectionFailure, OAuthFailure, signInRefusal } from "./failures.ts";

describe("a refusal to sign in", () => {
  test.each([
    ["no answer", new ConnectionFailure("offline", null), "offline"],
    ["an answer that took too long", new ConnectionFailure("timeout", null), "offline"],
    ["too many attempts", new OAuthFailure("invalid_request", 429, ""), "too-many"],
    ["wrong words", new OAuthFailure("invalid_grant", 400, ""), "wrong"],
    ["anything else", new Error("?"), "wrong"],
  ])("after %s", (_, error, refusal) => {
    expect(signInRefusal(error)).toBe(refusal);
  });
});
