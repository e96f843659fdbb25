/** Calls of buyers about what staff chose in their place. */
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { projectChoicesSchema } from "../entities/choices.ts";
import { historyChangeSchema } from "../entities/history-change.ts";
import { centsSchema, integerSchema, momentSchema, textSchema } from "../entities/scalars.ts";
import { projectParams } from "./parameters.ts";

const preparedChoicesSchema = z.object({
  /** Of the choices: an answer names it. */
  version: integerSchema,
  /** The names of the staff, the first one first. */
  by: z.array(textSchema),
  /** When staff chose something last. */
  at: momentSchema,
  /** What the choices are now, and what they go back to. */
  changes: z.array(historyChangeSchema),
  /** Titles of the rooms that staff completed. */
  completed: z.array(textSchema),
  /** What the changes cost; negative when they are cheaper. */
  difference: centsSchema,
});
export type PreparedChoices = z.output<typeof preparedChoicesSchema>;

export const getPreparedChoices = defineEndpoint({
  name: "choices.prepared",
  summary: "What staff chose in the buyer's place and the buyer has not answered",
  method: "GET",
  path: "/api/project-choices/{projectId}/prepared",
  access: { kind: "projectAccess", by: "params.projectId" },
  params: projectParams,
  status: 200,
  response: z.object({ prepared: z.nullable(preparedChoicesSchema) }),
  problems: [],
});

/**
 * Of several buyers of a home one answers for all. `undone` takes back what staff chose; what buyers changed since then stays. A stale
 * version gets `choices-stale`; where nothing waits, the choices are answered as they are.
 */
export const answerPreparedChoices = defineEndpoint({
  name: "choices.answerPrepared",
  summary: "Agree with what staff chose in the buyer's place, or go back to how it was",
  method: "POST",
  path: "/api/project-choices/{projectId}/prepared",
  access: { kind: "projectAccess", by: "params.projectId" },
  changes: "choices",
  params: projectParams,
  body: z.strictObject({
    version: z.int().check(z.gte(0)),
    answer: z.enum(["agreed", "undone"]),
    userId: z.optional(integerSchema),
  }),
  status: 200,
  response: projectChoicesSchema,
  problems: ["choices-of-another", "choices-locked", "choices-stale", "part-closed"],
});
