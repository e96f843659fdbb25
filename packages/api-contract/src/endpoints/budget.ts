/** The budget of a home: what its buyers want to spend extra at most. It stands beside the choices, so that every device of theirs has it. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { centsSchema, integerSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

/** The largest budget, in cents: a million euros. */
export const LARGEST_BUDGET = 100_000_000;

const path = "/api/project-choices/{projectId}/budget";

/** Cents including VAT; null without a budget. */
const budgetSchema = z.object({ budget: z.nullable(centsSchema) });

export const getBudget = defineEndpoint({
  name: "choices.budget",
  summary: "What the user wants to spend extra at most",
  method: "GET",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: budgetSchema,
  problems: [],
});

export const setBudget = defineEndpoint({
  name: "choices.setBudget",
  summary: "Set the budget, or remove it with null. The choices and their version stay as they are",
  method: "PUT",
  path,
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  body: z.strictObject({
    budget: z.nullable(z.int().check(z.gte(1), z.lte(LARGEST_BUDGET))),
    /** The user whose budget it is: two people may share a browser. */
    userId: z.optional(integerSchema),
  }),
  status: 200,
  response: budgetSchema,
  problems: ["choices-of-another"],
});
