import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { QuestionThread } from "@showroom/api-contract/entities/question";
import { isStaff } from "@showroom/domain/access/access";
import { threadState, unreadOf, type QuestionSide } from "@showroom/domain/question/question-thread";
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { actorOf } from "../accounts/actor.ts";
import type { Queries } from "../database/database.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { questionMessages, questionPictures, questionReads, questionThreads } from "../database/schema/questions.ts";
import type { UserRow } from "../kernel/asker.ts";
import { ProblemError } from "../kernel/problem.ts";

/** On which side somebody writes. The access policy let in buyers of the project and its staff only. */
export const sideOf = (user: UserRow): QuestionSide => (isStaff(actorOf(user)) ? "staff" : "buyer");

type ThreadRow = typeof questionThreads.$inferSelect;

export interface FoundThread {
  readonly row: ThreadRow;
  /** The owner of the choices. */
  readonly ownerId: number;
  readonly thread: QuestionThread;
}

/** Most threads that are listed at once. */
const MOST_THREADS = 500;

async function findWhere(db: Queries, condition: SQL | undefined, order: SQL, user: UserRow): Promise<FoundThread[]> {
  const found = await db
    .select({ row: questionThreads, ownerId: projectChoices.userId })
    .from(questionThreads)
    .innerJoin(projectChoices, eq(projectChoices.id, questionThreads.choicesId))
    .where(condition)
    .orderBy(order)
    .limit(MOST_THREADS);
  if (found.length === 0) return [];
  const ids = found.map(({ row }) => row.id);
  const messages = await db
    .select()
    .from(questionMessages)
    .where(inArray(questionMessages.threadId, ids))
    .orderBy(asc(questionMessages.id));
  const pictures = await db
    .select({
      id: questionPictures.id,
      messageId: questionPictures.messageId,
      width: questionPictures.width,
      height: questionPictures.height,
    })
    .from(questionPictures)
    .innerJoin(questionMessages, eq(questionMessages.id, questionPictures.messageId))
    .where(inArray(questionMessages.threadId, ids))
    .orderBy(asc(questionPictures.id));
  const reads = await db
    .select()
    .from(questionReads)
    .where(and(inArray(questionReads.threadId, ids), eq(questionReads.userId, user.id)));
  const ofThread = Map.groupBy(messages, ({ threadId }) => threadId);
  const ofMessage = Map.groupBy(pictures, ({ messageId }) => messageId);
  const readUpTo = new Map(reads.map((one) => [one.threadId, one.readUpTo]));
  const side = sideOf(user);
  return found.map(({ row, ownerId }) => {
    const own = ofThread.get(row.id) ?? [];
    return {
      row,
      ownerId,
      thread: {
        id: row.id,
        subject: row.subject,
        state: threadState({ lastSide: row.lastSide, isClosed: row.closedAt !== null }),
        messages: own.map((one) => ({
          id: one.id,
          at: one.at.toISOString(),
          side: one.side,
          by: one.byName,
          words: one.words,
          pictures: (ofMessage.get(one.id) ?? []).map(({ id, width, height }) => ({ id, width, height })),
        })),
        unread: unreadOf(own, { side, readUpTo: readUpTo.get(row.id) ?? 0 }).map(({ id }) => id),
      },
    };
  });
}

/** The threads of the home of a buyer, those with the newest message first. */
export const findThreadsOfHome = (db: Queries, projectId: number, user: UserRow): Promise<FoundThread[]> =>
  findWhere(
    db,
    and(
      eq(projectChoices.projectId, projectId),
      eq(projectChoices.userId, choicesOwner(user)),
      isNull(projectChoices.archivedAt),
    ),
    desc(questionThreads.lastAt),
    user,
  );

/** The threads of a project for staff: those that wait first, the longest waiting at the top; then the others, newest first. */
export const findThreadsOfProject = (db: Queries, projectId: number, user: UserRow): Promise<FoundThread[]> =>
  findWhere(
    db,
    eq(projectChoices.projectId, projectId),
    sql`case when ${questionThreads.closedAt} is null and ${questionThreads.lastSide} = 'buyer' then ${questionThreads.lastAt} end nulls last, ${questionThreads.lastAt} desc`,
    user,
  );

/**
 * A thread that somebody may read: of their own home, or for staff of the project.
 * @throws ProblemError `not-found` for any other
 */
export async function findThreadFor(
  db: Queries,
  { projectId, threadId, user }: { readonly projectId: number; readonly threadId: number; readonly user: UserRow },
): Promise<ThreadRow & { readonly ownerId: number }> {
  const [found] = await db
    .select({ row: questionThreads, ownerId: projectChoices.userId, archivedAt: projectChoices.archivedAt })
    .from(questionThreads)
    .innerJoin(projectChoices, eq(projectChoices.id, questionThreads.choicesId))
    .where(and(eq(questionThreads.id, threadId), eq(projectChoices.projectId, projectId)));
  const isTheirs = found?.ownerId === choicesOwner(user) && found.archivedAt === null;
  if (!found || (sideOf(user) === "buyer" && !isTheirs)) throw new ProblemError("not-found");
  return { ...found.row, ownerId: found.ownerId };
}
