import { askProjectQuestion } from "@showroom/api-contract/endpoints/project-questions";
import { operation } from "../../kernel/operation.ts";
import { contactQuestions } from "../../database/schema/contact.ts";
import { inTransaction } from "../../database/transaction.ts";
import { refuseConcept } from "../../catalogue/read-state.ts";

/** Stores the question and queues its mail to the showroom, in one transaction. */
export const askProjectQuestionOperation = operation(askProjectQuestion, async ({ app, body }) => {
  const project = await app.catalogue.project(body.project.id);
  await refuseConcept(app.db, project.id);
  const { name, email, phoneNumber, remarks } = body;
  await inTransaction(app.pool, async ({ tx, client }) => {
    const [question] = await tx
      .insert(contactQuestions)
      .values({ projectId: project.id, name, email, phoneNumber, remarks })
      .returning({ id: contactQuestions.id });
    if (!question) throw new Error("The question was not stored");
    await app.jobs.send("mail.contact-question", { questionId: question.id }, client);
  });
  return undefined;
});
