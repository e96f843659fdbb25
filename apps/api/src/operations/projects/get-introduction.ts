import { getIntroduction } from "@showroom/api-contract/endpoints/introductions";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { introductionOf } from "@showroom/domain/steps/introduction";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { refuseConcept } from "../../catalogue/read-state.ts";

/** The text that a step has in every house type with that many steps. The house type of the user is not known here. */
export const getIntroductionOperation = operation(getIntroduction, async ({ app, params }) => {
  const { document, houseTypes } = await app.catalogue.project(params.projectId);
  await refuseConcept(app.db, params.projectId);
  const texts = new Set(
    document.houseTypes
      .flatMap(({ id }) => houseTypes.get(id)?.pages ?? [])
      .filter((page) => stepNumberOf(page) === params.stepNumber)
      .map(introductionOf),
  );
  const [text] = texts;
  if (texts.size !== 1 || !text) throw new ProblemError("not-found");
  return { text };
});
