/** Tells the mailbox of a showroom what buyers asked, all of a project in one letter. */
import { eq, inArray, sql } from "drizzle-orm";
import type { QuestionSubject } from "@showroom/api-contract/entities/question";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { questionMessages } from "../database/schema/questions.ts";
import type { AppContext } from "../kernel/context.ts";
import { writeLetter, type LetterPart } from "../mail/letter.ts";
import type { MailTools } from "../mail/mail-tools.ts";
import { MAIL_TEXTS } from "../mail/texts.ts";
import { subjectWords } from "./subject-words.ts";

interface Asked extends Record<string, unknown> {
  readonly id: number;
  readonly projectId: number;
  readonly by: string;
  readonly words: string;
  readonly subject: QuestionSubject;
  readonly buildNumber: string | null;
  /** Somebody of the showroom read it, or it was closed. */
  readonly isSeen: boolean;
}

/** What buyers wrote that the mailbox was not told of, oldest first. */
async function findAsked(db: Queries, projectId: number | null): Promise<Asked[]> {
  const { rows } = await db.execute<Asked>(sql`
    select m.id, c.project_id as "projectId", m.by_name as by, m.words, t.subject, u.build_number as "buildNumber",
      t.closed_at is not null or exists (
        select from question_reads r join users s on s.id = r.user_id
        where r.thread_id = t.id and r.read_up_to >= m.id and s.role <> 'projectuser') as "isSeen"
    from question_messages m
    join question_threads t on t.id = m.thread_id
    join project_choices c on c.id = t.choices_id
    join users u on u.id = c.user_id
    where m.side = 'buyer' and m.told_at is null and (${projectId}::int is null or c.project_id = ${projectId})
    order by m.id`);
  return rows;
}

/** Queues one letter for each project with questions that nobody of the showroom has seen. */
export async function tellShowrooms({ db, jobs }: Pick<AppContext, "db" | "jobs">): Promise<void> {
  const asked = await findAsked(db, null);
  const waiting = new Set(asked.filter(({ isSeen }) => !isSeen).map(({ projectId }) => projectId));
  for (const projectId of waiting) await jobs.send("mail.questions", { projectId });
}

/** Sends the letter of a project. What was told is stored after the mail, as for `sendPlanning`. */
export async function sendQuestions({ db, config, mailer }: MailTools, projectId: number): Promise<void> {
  const asked = await findAsked(db, projectId);
  const unseen = asked.filter(({ isSeen }) => !isSeen);
  const [found] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (unseen.length > 0 && found) {
    const texts = MAIL_TEXTS.questions;
    const parts = unseen.flatMap(({ by, words, subject, buildNumber }): LetterPart[] => [
      { kind: "paragraph", text: texts.asked(by, buildNumber ?? "", subjectWords(subject)) },
      { kind: "paragraph", text: words },
    ]);
    await mailer.send({
      to: found.document.showroom.email,
      subject: texts.subject(found.document.name, unseen.length),
      ...writeLetter(
        MAIL_TEXTS.greeting(found.document.showroom.name),
        [
          ...parts,
          { kind: "action", label: texts.action, url: `${config.publicUrl}/admin/projecten/${found.slug}/vragen` },
        ],
        config.productName,
      ),
    });
  }
  const ids = asked.map(({ id }) => id);
  if (ids.length > 0) await db.update(questionMessages).set({ toldAt: now() }).where(inArray(questionMessages.id, ids));
}
