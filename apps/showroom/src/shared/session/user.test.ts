import { aUser } from "@showroom/domain/testing/a-user";
import { expect, test } from "vitest";
import { visitorOf } from "./user.ts";

test.each([
  ["no tokens", null, false, "anonymous"],
  ["the token of a new anonymous user", { accessToken: "a", refreshToken: null }, false, "anonymous"],
  ["the tokens of somebody who signed in", { accessToken: "a", refreshToken: "r" }, false, "loading"],
  ["the token of a viewing session", { accessToken: "a", refreshToken: null }, true, "loading"],
])("with %s the visitor is known or loading before the user arrives", (_, tokens, isViewing, status) => {
  expect(visitorOf(undefined, tokens, isViewing)).toEqual({ status });
});

test("the user says who the visitor is", () => {
  const user = aUser({ role: "projectuser" });
  expect(visitorOf(aUser({ isAnonymous: true }), null, false)).toEqual({ status: "anonymous" });
  expect(visitorOf(user, null, false)).toEqual({ status: "member", user });
});
