import { describe, expect, test } from "vitest";
import {
  ApiProblem,
  ConnectionFailure,
  isOutage,
  needsSecondFactor,
  OAuthFailure,
  signInRefusal,
  UnexpectedAnswer,
} from "./failures.ts";

describe("a refusal to sign in", () => {
  test.each([
    ["no answer", new ConnectionFailure("offline", null), "offline"],
    ["an answer that took too long", new ConnectionFailure("timeout", null), "offline"],
    ["too many attempts", new OAuthFailure("invalid_request", 429, ""), "too-many"],
    [
      "an answer that the server cannot serve anybody now",
      new OAuthFailure("temporarily_unavailable", 503, ""),
      "unavailable",
    ],
    ["the page of a proxy", new UnexpectedAnswer("requestToken", 502), "unavailable"],
    ["wrong words", new OAuthFailure("invalid_grant", 400, ""), "wrong"],
    ["anything else", new Error("?"), "wrong"],
  ])("after %s", (_, error, refusal) => {
    expect(signInRefusal(error)).toBe(refusal);
  });
});

describe("a later retry can help", () => {
  const problem = (status: number) =>
    new ApiProblem({ type: "about:blank", title: "?", status, code: "internal-error" });
  test.each([
    ["after no answer", new ConnectionFailure("offline", null), true],
    ["while the server is overloaded", problem(503), true],
    ["while too much was asked", problem(429), true],
    ["after a fault of the server", problem(500), true],
    ["after the page of a proxy", new UnexpectedAnswer("getPage", 502), true],
    ["not where there is nothing", problem(404), false],
    ["not with an answer that nobody can read", new UnexpectedAnswer("getPage", 200), false],
    ["not after a fault of ours", new TypeError("x is undefined"), false],
    ["not after another error, whatever its status", Object.assign(new Error("?"), { status: 503 }), false],
  ])("%s", (_, error, expected) => {
    expect(isOutage(error)).toBe(expected);
  });
});

describe("a second factor is needed", () => {
  test.each([
    ["after the refusal that asks for it", new OAuthFailure("second_factor_required", 403, ""), true],
    ["not after another refusal", new OAuthFailure("invalid_grant", 400, ""), false],
    [
      "not after another error with this code",
      Object.assign(new Error("?"), { code: "second_factor_required" }),
      false,
    ],
    ["not after no answer", new ConnectionFailure("offline", null), false],
  ])("%s", (_, error, expected) => {
    expect(needsSecondFactor(error)).toBe(expected);
  });
});
