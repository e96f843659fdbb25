import { sql } from "drizzle-orm";
import type { QuestionSubject } from "@showroom/api-contract/entities/question";
import { choicesOwner, type Sharer } from "@showroom/domain/staff/home-buyers";
import type { Queries } from "../database/database.ts";
import { questionReads } from "../database/schema/questions.ts";

/** What the showroom wrote in a thread. */
export interface Answer extends Record<string, unknown> {
  readonly threadId: number;
  readonly messageId: number;
  readonly subject: QuestionSubject;
  readonly by: string;
  readonly words: string;
}

/** What the showroom wrote to the home of a buyer that this buyer has neither read nor been told of by mail, oldest first. */
export async function findAnswers(db: Queries, user: Sharer, projectId: number): Promise<Answer[]> {
  const { rows } = await db.execute<Answer>(sql`
    select t.id as "threadId", m.id as "messageId", t.subject, m.by_name as by, m.words
    from project_choices c
    join question_threads t on t.choices_id = c.id
    join question_messages m on m.thread_id = t.id and m.side = 'staff'
    left join question_reads r on r.thread_id = t.id and r.user_id = ${user.id}
    where c.user_id = ${choicesOwner(user)} and c.project_id = ${projectId} and c.archived_at is null
      and m.id > greatest(coalesce(r.read_up_to, 0), coalesce(r.told_up_to, 0))
    order by m.id`);
  return rows;
}

/** Notes that a buyer was told of answers by mail. */
export async function markTold(db: Queries, userId: number, answers: readonly Answer[]): Promise<void> {
  const upTo = new Map(answers.map(({ threadId, messageId }) => [threadId, messageId]));
  if (upTo.size === 0) return;
  await db
    .insert(questionReads)
    .values([...upTo].map(([threadId, toldUpTo]) => ({ threadId, userId, toldUpTo })))
    .onConflictDoUpdate({
      target: [questionReads.threadId, questionReads.userId],
      set: { toldUpTo: sql`greatest(${questionReads.toldUpTo}, excluded.told_up_to)` },
    });
}
