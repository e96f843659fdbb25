import { expect, it } from "vitest";
import { LEAST_STRENGTH } from "@showroom/domain/password/password";
import { COMMON_PASSWORDS } from "./known-passwords.ts";
import { strengthOf } from "./use-password-strength.ts";

it.each(["Welkom2026!", "Password123!", "P@ssw0rd2026!", "Iloveyou!2"])(
  "the known password %s is never green",
  (password) => {
    expect(strengthOf(password, null)).toBeLessThan(LEAST_STRENGTH);
    expect(strengthOf(password, COMMON_PASSWORDS)).toBeLessThan(LEAST_STRENGTH);
  },
);

it("another password is green once the list is there", () => {
  expect(strengthOf("Welkom-Thuis-2026", COMMON_PASSWORDS)).toBe(5);
  expect(strengthOf("Abcdefg1!x", COMMON_PASSWORDS)).toBe(4);
  expect(strengthOf("Abcdefgh", null)).toBe(2);
  expect(strengthOf("", null)).toBeNull();
});
