import { beforeEach, expect, test } from "vitest";
import { createLoginAttempts } from "./login-attempt.ts";

const values = new Map<string, string>();
const attempts = createLoginAttempts({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});
const attempt = { requestedPage: "/projects/a/digitale-showroom", altPage: "/" };

beforeEach(() => values.clear());

test("an attempt is remembered until it is forgotten", () => {
  attempts.remember(attempt);
  expect(attempts.current()).toEqual(attempt);
  attempts.forget();
  expect(attempts.current()).toBeNull();
});

test("the page that the user signs out of is not remembered, the next refused page is", () => {
  attempts.signedOut();
  attempts.remember(attempt);
  expect(attempts.current()).toBeNull();
  attempts.remember(attempt);
  expect(attempts.current()).toEqual(attempt);
});

test.each([
  "",
  "{",
  "null",
  '{"requestedPage":"https://elsewhere.example","altPage":"/"}',
  '{"requestedPage":"//elsewhere.example","altPage":"/"}',
])("a stored %j is ignored", (text) => {
  attempts.remember(attempt);
  for (const key of values.keys()) values.set(key, text);
  expect(attempts.current()).toBeNull();
});
