import { describe, expect, it } from "vitest";
import { LEAST_STRENGTH, PASSWORD_PATTERN, isAcceptablePassword, passwordFacts, passwordStrength } from "./password.ts";

describe("password strength", () => {
  it.each([
    ["Abcdefg1!xyz", 5],
    ["Abcdefg1!x", 4],
    ["Abcdefg1!", 3],
    ["Abcdefg1", 3],
    ["Abcdefg!", 3],
    ["Abcdefgh", 2],
    ["abcdefgh1!", 1],
    ["Abc1!", 1],
    ["", 1],
    ["ABCDEFGHIJ1!", 1],
  ])("of %s is %i", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it("counts an emoji as one character", () => {
    expect(passwordFacts("é👍A1").length).toBe(4);
  });
});

describe("the password pattern", () => {
  it("wants 10 to 64 characters of all four kinds", () => {
    expect(
      ["Welkom-Thuis-2026", "Abcdefg1!x", `Aa1!${"x".repeat(60)}`].every(
        (password) => PASSWORD_PATTERN.test(password) && isAcceptablePassword(password),
      ),
    ).toBe(true);
    expect(
      ["Abcdefg1!", "abcdefg1!x", "ABCDEFG1!X", "Abcdefgh!x", "Abcdefgh1x", `Aa1!${"x".repeat(61)}`, "Abcdefg1 x"].some(
        (password) => PASSWORD_PATTERN.test(password) || isAcceptablePassword(password),
      ),
    ).toBe(false);
  });
});

describe("the least strength", () => {
  it("is 4: every password that matches the pattern has it, and a longer one of strength 3 is refused", () => {
    for (const password of ["Abcdefg1!x", "Welkom-Thuis-2026", `Aa1!${"x".repeat(60)}`]) {
      expect(passwordStrength(password)).toBeGreaterThanOrEqual(LEAST_STRENGTH);
    }
    const withoutSymbol = "Abcdefgh1234567890";
    expect(passwordStrength(withoutSymbol)).toBe(LEAST_STRENGTH - 1);
    expect(isAcceptablePassword(withoutSymbol)).toBe(false);
  });
});
