import {
  askQuestion,
  closeQuestion,
  getQuestionPicture,
  listOwnQuestions,
  listQuestions,
  readQuestion,
  replyToQuestion,
} from "@showroom/api-contract/endpoints/questions";
import { and, eq, inArray } from "drizzle-orm";
import { users } from "../../database/schema/accounts.ts";
import { questionMessages, questionPictures } from "../../database/schema/questions.ts";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findThreadFor, findThreadsOfHome, findThreadsOfProject, sideOf } from "../../questions/find-threads.ts";
import { ask, closeThread, markRead, reply, writingRefusal } from "../../questions/write-message.ts";
import { findBuyers } from "../../staff/buyers.ts";
import { namesOfBuyers } from "../../accounts/home-buyers.ts";

const listOwnQuestionsOperation = operation(listOwnQuestions, async ({ app, asker, params }) => {
  const { user } = registered(asker);
  const found = await findThreadsOfHome(app.db, params.projectId, user);
  const mayWrite = sideOf(user) === "buyer" && (await writingRefusal(app.db, params.projectId)) === null;
  return { items: found.map(({ thread }) => thread), mayWrite };
});

const askQuestionOperation = operation(
  askQuestion,
  async ({ app, asker, params, body }) => await ask(app, asker, { ...params, ...body }),
);

const replyToQuestionOperation = operation(replyToQuestion, async ({ app, asker, params, body }) => ({
  outcome: await reply(app, asker, { ...params, ...body }),
}));

const readQuestionOperation = operation(readQuestion, async ({ app, asker, params, body }) => {
  const { user } = registered(asker);
  await findThreadFor(app.db, { ...params, user });
  await markRead(app.db, params.threadId, user.id, body.messageId);
  return undefined;
});

const getQuestionPictureOperation = operation(getQuestionPicture, async ({ app, asker, params, reply: response }) => {
  await findThreadFor(app.db, { ...params, user: registered(asker).user });
  const [picture] = await app.db
    .select({ content: questionPictures.content })
    .from(questionPictures)
    .innerJoin(questionMessages, eq(questionMessages.id, questionPictures.messageId))
    .where(and(eq(questionPictures.id, params.pictureId), eq(questionMessages.threadId, params.threadId)));
  if (!picture) throw new ProblemError("not-found");
  return await response
    .header("content-type", "image/jpeg")
    .header("cache-control", "private, max-age=3600")
    .header("x-content-type-options", "nosniff")
    .send(picture.content);
});

const listQuestionsOperation = operation(listQuestions, async ({ app, asker, params }) => {
  const found = await findThreadsOfProject(app.db, params.projectId, registered(asker).user);
  const owners = inArray(
    users.id,
    found.map(({ ownerId }) => ownerId),
  );
  const buyers = new Map((await findBuyers(app, params.projectId, owners)).map((buyer) => [buyer.user.id, buyer]));
  return {
    items: found.flatMap(({ thread, ownerId }) => {
      const buyer = buyers.get(ownerId);
      return buyer
        ? [
            {
              ...thread,
              userId: ownerId,
              buyer: namesOfBuyers([buyer.user, ...buyer.coBuyers]),
              buildNumber: buyer.user.buildNumber ?? "",
            },
          ]
        : [];
    }),
    mayWrite: (await writingRefusal(app.db, params.projectId)) === null,
  };
});

const closeQuestionOperation = operation(closeQuestion, async ({ app, asker, params, body }) => ({
  outcome: await closeThread(app, asker, { ...params, ...body }),
}));

export const QUESTION_OPERATIONS = [
  listOwnQuestionsOperation,
  askQuestionOperation,
  replyToQuestionOperation,
  readQuestionOperation,
  getQuestionPictureOperation,
  listQuestionsOperation,
  closeQuestionOperation,
];
