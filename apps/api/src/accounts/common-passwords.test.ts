import { describe, expect, it } from "vitest";
import { PASSWORD_PATTERN } from "@showroom/domain/password/password";
import { isCommonPassword } from "./common-passwords.ts";

describe("a common password", () => {
  it.each([
    "Welkom2026!",
    "Password123!",
    "P@ssw0rd2026!",
    "!Qwerty12345",
    "1Qaz2wsx3edc!",
    "Liverpool-1",
    "Iloveyou!2",
  ])("%s is recognised, although it fits the rules", (password) => {
    expect(password).toMatch(PASSWORD_PATTERN);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(["Welkom-Thuis-2026", "Nieuw-Wachtwoord-7", "Abcdefg1!x", "Fiets&Trein7Brug", "kG7#vNq2!zLw"])(
    "%s is not one",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
