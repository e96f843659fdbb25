import * as z from "zod/mini";
import { expect, test } from "vitest";
import { emailSchema, personNameSchema } from "@showroom/api-contract/fields";
import { fieldProblems } from "./field-problems.ts";
import { accepted, required } from "./field-rule.ts";

const schema = z.object({
  name: accepted(personNameSchema, "Wie bent u?"),
  email: required(emailSchema, "Waar bereiken wij u?", "Dat is geen e-mailadres."),
});

const problemsOf = (name: string, email: string) => [...fieldProblems(schema, { name, email })];

test("reports the first problem of each field, in the order of the form", () => {
  expect(problemsOf("", "")).toEqual([
    ["name", "Wie bent u?"],
    ["email", "Waar bereiken wij u?"],
  ]);
  expect(problemsOf("Jo", "jo@")).toEqual([["email", "Dat is geen e-mailadres."]]);
});

test("reports nothing for valid values", () => {
  expect(problemsOf("Jo", "jo@lindehof.example")).toEqual([]);
});
