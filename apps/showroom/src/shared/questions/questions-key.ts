import type { QuestionThread } from "@showroom/api-contract/entities/question";

/** The key of the answer with the questions of the home. Apart from the call, whose code is loaded when it is needed. */
export const questionsKey = (projectId: number) => ["questions", projectId] as const;

export interface OwnQuestions {
  readonly items: readonly QuestionThread[];
  readonly mayWrite: boolean;
}
