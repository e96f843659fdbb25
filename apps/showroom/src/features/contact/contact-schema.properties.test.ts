/** The contact form accepts exactly what the server accepts. */
import * as z from "zod/mini";
import { assert, oneof, property, string, stringMatching } from "fast-check";
import { expect, it } from "vitest";
import { projectQuestionSchema } from "@showroom/api-contract/endpoints/project-questions";
import { contactSchema } from "./contact-schema.ts";

const question = { name: "Anna", email: "anna@voorbeeld.example", phoneNumber: "0612345678", remarks: "Wanneer?" };

const typed = oneof(
  string({ unit: "grapheme", maxLength: 110 }),
  string({ unit: "binary", maxLength: 24 }),
  stringMatching(/^[ \u00A0]{0,2}[\p{L}\d'’&/.-]{1,6}[ \u00A0@]{0,3}[\p{L}\d.-]{0,8}[ \u00A0]?$/u),
  stringMatching(/^[+0]?[\d().\u00A0 -]{0,14}$/u),
);

it.each(["name", "email", "phoneNumber", "remarks"] as const)("%s", (name) => {
  assert(
    property(typed, (value) => {
      const values = { ...question, [name]: value };
      const body = { ...values, project: { id: 1 } };
      expect(z.safeParse(contactSchema, values).success).toBe(z.safeParse(projectQuestionSchema, body).success);
    }),
  );
});
