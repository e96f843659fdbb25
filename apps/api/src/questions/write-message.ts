import { and, eq, sql } from "drizzle-orm";
import type { MessageRefusal } from "@showroom/api-contract/endpoints/questions";
import type { AskedSubject, QuestionSubject } from "@showroom/api-contract/entities/question";
import { refuseWriting } from "@showroom/domain/question/question-thread";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { calledName } from "../accounts/home-buyers.ts";
import { findOwnChoices } from "../choices/read/own-choices.ts";
import { lockChoices } from "../choices/save/choices-rows.ts";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { questionMessages, questionPictures, questionReads, questionThreads } from "../database/schema/questions.ts";
import { inTransaction } from "../database/transaction.ts";
import { registered, type Asker, type UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import { findOffersTo } from "../offers/find-offers.ts";
import { subjectOfChoices, subjectOfOffer } from "./find-subject.ts";
import { findThreadFor, sideOf } from "./find-threads.ts";
import { encodePicture, type QuestionPicture } from "./question-picture.ts";

export interface SentMessage {
  readonly words: string;
  readonly key: string;
  readonly pictures: readonly File[];
}

/** Whether somebody can write in a project now. */
export async function writingRefusal(db: Queries, projectId: number) {
  const [project] = await db.select({ state: projects.state }).from(projects).where(eq(projects.id, projectId));
  return refuseWriting(project?.state ?? "deleted");
}

/** The pictures as they are kept; null when one of them cannot be opened. One after the other, because each takes memory. */
async function encodeAll(files: readonly File[]): Promise<readonly QuestionPicture[] | null> {
  const pictures: QuestionPicture[] = [];
  for (const file of files) {
    const picture = await encodePicture(Buffer.from(await file.arrayBuffer()));
    if (picture === null) return null;
    pictures.push(picture);
  }
  return pictures;
}

/** Notes that somebody has read a thread up to a message, or up to the last one before it. */
export async function markRead(db: Queries, threadId: number, userId: number, messageId: number): Promise<void> {
  const readUpTo = sql`(select coalesce(max(id), 0) from question_messages where thread_id = ${threadId} and id <= ${messageId})`;
  await db
    .insert(questionReads)
    .values({ threadId, userId, readUpTo })
    .onConflictDoUpdate({
      target: [questionReads.threadId, questionReads.userId],
      set: { readUpTo: sql`greatest(${questionReads.readUpTo}, excluded.read_up_to)` },
    });
}

interface Stored {
  readonly threadId: number;
  readonly words: string;
  readonly key: string;
  readonly pictures: readonly QuestionPicture[];
}

/** Adds a message to a thread that the transaction has locked, unless it was stored before. */
async function addMessage(tx: Queries, user: UserRow, { threadId, words, key, pictures }: Stored): Promise<void> {
  const side = sideOf(user);
  const at = now();
  const [message] = await tx
    .insert(questionMessages)
    .values({ threadId, at, side, byUserId: user.id, byName: calledName(user), words, key })
    .onConflictDoNothing()
    .returning({ id: questionMessages.id });
  if (!message) return;
  if (pictures.length > 0)
    await tx.insert(questionPictures).values(pictures.map((one) => ({ messageId: message.id, ...one })));
  await tx
    .update(questionThreads)
    .set({ lastSide: side, lastAt: at, closedAt: null, closedBy: null })
    .where(eq(questionThreads.id, threadId));
  await markRead(tx, threadId, user.id, message.id);
}

/** The thread of a message that was stored before. */
async function threadOfKey(tx: Queries, user: UserRow, key: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ threadId: questionMessages.threadId })
    .from(questionMessages)
    .where(and(eq(questionMessages.byUserId, user.id), eq(questionMessages.key, key)));
  return found?.threadId;
}

type AskOutcome =
  | { readonly outcome: "done"; readonly threadId: number }
  | { readonly outcome: "subject-unknown" | MessageRefusal; readonly threadId: null };

const refused = (outcome: "subject-unknown" | MessageRefusal) => ({ outcome, threadId: null });

/** Stores a question of a buyer. @throws ProblemError `forbidden` for anybody else */
export async function ask(
  app: AppContext,
  asker: Asker,
  { projectId, about, ...sent }: SentMessage & { readonly projectId: number; readonly about: AskedSubject },
): Promise<AskOutcome> {
  const { user } = registered(asker);
  if (sideOf(user) !== "buyer") throw new ProblemError("forbidden");
  const refusal = await writingRefusal(app.db, projectId);
  if (refusal !== null) return refused(refusal);
  const own = await findOwnChoices(app, asker, projectId);
  let subject: QuestionSubject | null;
  if (about.kind === "offer") {
    const offer = (await findOffersTo(app.db, projectId, user.id)).find(({ row }) => row.id === about.offerId);
    subject = offer ? subjectOfOffer(offer, about.line) : null;
  } else subject = subjectOfChoices(own, about);
  if (subject === null) return refused("subject-unknown");
  const pictures = await encodeAll(sent.pictures);
  if (pictures === null) return refused("picture-unreadable");
  const threadId = await inTransaction(app.pool, async ({ tx }) => {
    const { id: choicesId } = await lockChoices(tx, own.home);
    const known = await threadOfKey(tx, user, sent.key);
    if (known !== undefined) return known;
    const [thread] = await tx
      .insert(questionThreads)
      .values({ choicesId, subject, lastSide: "buyer" })
      .returning({ id: questionThreads.id });
    if (!thread) throw new Error("The question was not stored");
    await addMessage(tx, user, { threadId: thread.id, words: sent.words, key: sent.key, pictures });
    return thread.id;
  });
  return { outcome: "done", threadId };
}

const lockThread = async (tx: Queries, threadId: number) =>
  await tx.select().from(questionThreads).where(eq(questionThreads.id, threadId)).for("update");

interface ThreadOf {
  readonly projectId: number;
  readonly threadId: number;
}

/** Stores a message in a thread. @throws ProblemError `not-found` for a thread that the asker may not read */
export async function reply(
  app: AppContext,
  asker: Asker,
  { projectId, threadId, ...sent }: SentMessage & ThreadOf,
): Promise<"done" | MessageRefusal> {
  const { user } = registered(asker);
  const { ownerId } = await findThreadFor(app.db, { projectId, threadId, user });
  const refusal = await writingRefusal(app.db, projectId);
  if (refusal !== null) return refusal;
  const pictures = await encodeAll(sent.pictures);
  if (pictures === null) return "picture-unreadable";
  await inTransaction(app.pool, async ({ tx }) => {
    await lockThread(tx, threadId);
    await addMessage(tx, user, { threadId, words: sent.words, key: sent.key, pictures });
    if (sideOf(user) === "staff")
      await recordAudit(tx, asker, { action: "answered-question", subjectId: ownerId, projectId });
  });
  return "done";
}

/** Closes a thread for staff, unless somebody wrote after the message that they saw. */
export async function closeThread(
  app: AppContext,
  asker: Asker,
  { projectId, threadId, messageId }: ThreadOf & { readonly messageId: number },
) {
  const { user } = registered(asker);
  const { ownerId } = await findThreadFor(app.db, { projectId, threadId, user });
  const refusal = await writingRefusal(app.db, projectId);
  if (refusal !== null) return refusal;
  return await inTransaction(app.pool, async ({ tx }) => {
    await lockThread(tx, threadId);
    const [last] = await tx
      .select({ id: sql<number>`max(${questionMessages.id})` })
      .from(questionMessages)
      .where(eq(questionMessages.threadId, threadId));
    if (last?.id !== messageId) return "changed" as const;
    await tx
      .update(questionThreads)
      .set({ closedAt: now(), closedBy: user.id })
      .where(eq(questionThreads.id, threadId));
    await markRead(tx, threadId, user.id, messageId);
    await recordAudit(tx, asker, { action: "closed-question", subjectId: ownerId, projectId });
    return "done" as const;
  });
}
