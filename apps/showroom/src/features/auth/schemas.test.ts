import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@showroom/domain/password/password";
import { forgotSchema, loginSchema, registerSchema, registerWithoutHomeSchema, resetSchema } from "./schemas.ts";
import { registerTexts, resetTexts } from "./texts.ts";

/** The first message of each field, as a form shows it. */
function messages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = z.safeParse(schema, values);
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join("."), message]));
}

const registration = {
  firstName: "Anna",
  lastName: "de Boer",
  buildNo: "18",
  email: "anna@example.nl",
  password: "Welkom-Thuis-2026",
  passwordConfirmation: "Welkom-Thuis-2026",
  hasApprovedTerms: true,
};

describe("login", () => {
  test("asks for a valid e-mail address and a password", () => {
    expect(messages(loginSchema, { email: "", password: "" })).toEqual({
      email: "Voer een geldig e-mailadres in",
      password: "Wachtwoord is verplicht",
    });
    expect(messages(loginSchema, { email: "anna@", password: "x" })).toEqual({
      email: "Voer een geldig e-mailadres in",
    });
    expect(messages(loginSchema, { email: "anna@example.nl", password: "x" })).toEqual({});
  });
});

test("forgot password asks for a valid e-mail address", () => {
  expect(messages(forgotSchema, { email: "anna" })).toEqual({ email: "Voer een geldig e-mailadres in" });
});

describe("registration", () => {
  test("accepts a complete form", () => expect(messages(registerSchema, registration)).toEqual({}));

  test("requires a build number only for a home in a project", () => {
    const withoutNumber = { ...registration, buildNo: "" };
    expect(Object.keys(messages(registerSchema, withoutNumber))).toEqual(["buildNo"]);
    expect(messages(registerWithoutHomeSchema, withoutNumber)).toEqual({});
    expect(Object.keys(messages(registerWithoutHomeSchema, { ...withoutNumber, lastName: "" }))).toEqual(["lastName"]);
  });

  test("reports all missing fields at once", () => {
    const empty = {
      firstName: " ",
      lastName: "",
      buildNo: "",
      email: "",
      password: "",
      passwordConfirmation: "",
      hasApprovedTerms: false,
    };
    expect(messages(registerSchema, empty)).toEqual({
      firstName: "Voer een geldige voornaam in",
      lastName: "Voer een geldige achternaam in",
      buildNo: "Voer een geldig bouwnummer in",
      email: "Voer een geldig e-mailadres in",
      password: "Wachtwoord is verplicht",
      passwordConfirmation: "Wachtwoord is verplicht",
      hasApprovedTerms: "U dient akkoord te gaan met de voorwaarden",
    });
  });

  test.each(["Welkom2026", "welkom-thuis-2026", "Aa1!aaaaa", `Aa1!${"a".repeat(61)}`])(
    "does not take %s for a password",
    (password) => {
      expect(messages(registerSchema, { ...registration, password, passwordConfirmation: password })).toEqual({
        password: "Wachtwoord is niet sterk genoeg",
      });
    },
  );

  test("compares the passwords even while other fields are wrong", () => {
    const unequal = { ...registration, firstName: "", passwordConfirmation: "Welkom-Thuis-2027" };
    expect(messages(registerSchema, unequal)).toMatchObject({
      passwordConfirmation: "Wachtwoorden komen niet overeen",
    });
  });

  test("also compares them when the confirmation is filled in first", () => {
    expect(messages(registerSchema, { ...registration, password: "" })).toEqual({
      password: "Wachtwoord is verplicht",
      passwordConfirmation: "Wachtwoorden komen niet overeen",
    });
  });
});

test("a reset compares the passwords", () => {
  expect(messages(resetSchema, { password: "Welkom-Thuis-2026", passwordConfirmation: "x" })).toEqual({
    passwordConfirmation: "Wachtwoorden komen niet overeen",
  });
});

test("the hint for a new password names exactly the accepted lengths", () => {
  for (const { passwordRule } of [registerTexts, resetTexts]) {
    expect(passwordRule.match(/\d+/g)?.map(Number)).toEqual([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]);
    const shortest = `Aa1!${"x".repeat(PASSWORD_MIN_LENGTH - 4)}`;
    const password = shortest.slice(0, -1);
    expect(messages(registerSchema, { ...registration, password: shortest, passwordConfirmation: shortest })).toEqual(
      {},
    );
    expect(messages(registerSchema, { ...registration, password, passwordConfirmation: password })).toEqual({
      password: "Wachtwoord is niet sterk genoeg",
    });
  }
});
