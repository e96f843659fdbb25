import * as z from "zod/mini";
import { expect, test } from "vitest";
import { contactSchema } from "./contact-schema.ts";

const messages = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    (z.safeParse(contactSchema, values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join("."), message]),
  );

const question = { name: "Anna", email: "anna@example.nl", phoneNumber: "+31 (0)6 1234 5678", remarks: "Wanneer?" };

test("a complete question is accepted", () => expect(messages(question)).toEqual({}));

test("everything is required", () =>
  expect(messages({ name: " ", email: "", phoneNumber: "", remarks: "" })).toEqual({
    name: "Naam is vereist.",
    email: "E-mailadres is vereist.",
    phoneNumber: "Telefoonnummer is vereist.",
    remarks: "Bericht is vereist.",
  }));

test("the e-mail address and the phone number must be valid", () =>
  expect(messages({ ...question, email: "anna", phoneNumber: "06/1234" })).toEqual({
    email: "E-mailadres is ongeldig.",
    phoneNumber: "Telefoonnummer is niet geldig.",
  }));

test.each(["06-12345678", "020.123.45.67", "+31 (0)6-1234\u00A05678"])("the phone number %s is valid", (phoneNumber) =>
  expect(messages({ ...question, phoneNumber })).toEqual({}),
);

test("a text that is too long is reported as too long, not as missing", () =>
  expect(messages({ ...question, name: "a".repeat(101), remarks: "b".repeat(5001) })).toEqual({
    name: "Vul een naam in met letters, van hoogstens 100 tekens.",
    remarks: "Bericht is te lang: er passen 5000 tekens in.",
  }));
