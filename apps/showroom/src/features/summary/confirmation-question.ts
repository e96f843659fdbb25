import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { Question } from "../../shared/api/answers.ts";
import { api } from "../../shared/api/api.ts";

/** What was handed in, as it was frozen then. `choicesId` tells whose. */
export const confirmationQuestion = (projectId: number, choicesId: number): Question<Confirmation> => ({
  key: `confirmation/${projectId}/${choicesId}`,
  ask: () => api.call(getConfirmation, { params: { projectId } }),
  freshFor: Number.POSITIVE_INFINITY,
});
