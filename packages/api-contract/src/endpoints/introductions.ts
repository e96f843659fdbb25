import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idParameter } from "./parameters.ts";
import { textSchema } from "../entities/scalars.ts";

/**
 * The text of a step that has no sidebar, as everybody may read it. `not-found` when the step has another text in another
 * house type, and for a concept project.
 */
export const getIntroduction = defineEndpoint({
  name: "projects.introduction",
  summary: "The introduction of a step",
  method: "GET",
  path: "/api/project-introductions/{projectId}/{stepNumber}",
  access: { kind: "public" },
  params: z.object({ projectId: idParameter, stepNumber: idParameter }),
  status: 200,
  response: z.object({ text: textSchema }),
  problems: [],
});
