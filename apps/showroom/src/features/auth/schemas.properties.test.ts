/** The registration form accepts exactly what the server accepts. */
import * as z from "zod/mini";
import { assert, oneof, property, string, stringMatching } from "fast-check";
import { expect, it } from "vitest";
import { registrationSchema } from "@showroom/api-contract/endpoints/users";
import { registerSchema } from "./schemas.ts";

const PASSWORD = "Welkom-Thuis-2026";
const person = { firstName: "Anna", lastName: "'t Hart", email: "anna@voorbeeld.example", buildNo: "14" };

const typed = oneof(
  string({ unit: "grapheme", maxLength: 110 }),
  string({ unit: "binary", maxLength: 24 }),
  stringMatching(/^[ \u00A0]{0,2}[\p{L}\d'’&/.-]{1,6}[ \u00A0@]{0,3}[\p{L}\d.-]{0,8}[ \u00A0]?$/u),
  stringMatching(/^[+0]?[\d().\u00A0 -]{0,14}$/u),
);

it.each(["firstName", "lastName", "email", "buildNo"] as const)("registration: %s", (name) => {
  assert(
    property(typed, (value) => {
      const values = { ...person, [name]: value };
      const form = { ...values, password: PASSWORD, passwordConfirmation: PASSWORD, hasApprovedTerms: true };
      const body = { ...values, password: PASSWORD, password_confirmation: PASSWORD, approveConditions: true };
      expect(z.safeParse(registerSchema, form).success).toBe(z.safeParse(registrationSchema, body).success);
    }),
  );
});
