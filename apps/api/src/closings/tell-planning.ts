/** Tells buyers by mail of closing dates that were set or moved, reminders before them, and answers to their questions. */
import { sql } from "drizzle-orm";
import { isBindingNews } from "@showroom/domain/closing-date/planning-news";
import { now, nowMs } from "@showroom/service/clock";
import { planningTold } from "../database/schema/planning.ts";
import type { AppContext } from "../kernel/context.ts";
import type { MailTools } from "../mail/mail-tools.ts";
import { markTold } from "../questions/find-answers.ts";
import { sendQuestions, tellShowrooms } from "../questions/tell-showroom.ts";
import { isDaytime } from "./daytime.ts";
import { findPlanning, findPlanningBuyer, type Planning } from "./find-planning.ts";
import { planningLetter } from "./planning-letter.ts";

type Tools = Pick<AppContext, "db" | "pool" | "jobs" | "sealOf"> & MailTools;

/** The buyers of open projects that have dates, or of whom somebody was told one, and those to whom the showroom wrote. */
const CANDIDATES = sql`select u.id from users u join projects p on p.id = u.project_id
where u.role = 'projectuser' and u.password_hash is not null and u.disabled_at is null and (
  (p.state = 'open' and (
    exists (select from closing_dates d where d.project_id = p.id)
    or exists (select from homes h join closing_exceptions e on e.home_id = h.id where h.project_id = p.id)
    or exists (select from planning_told t where t.user_id = u.id)))
  or exists (select from project_choices c join question_threads t on t.choices_id = c.id join question_messages m on m.thread_id = t.id
    left join question_reads r on r.thread_id = t.id and r.user_id = u.id
    where c.user_id = coalesce(u.shares_choices_of, u.id) and c.archived_at is null and m.side = 'staff'
      and m.id > greatest(coalesce(r.read_up_to, 0), coalesce(r.told_up_to, 0))))
order by u.id`;

const hasNews = ({ news, answers }: Planning): boolean => news.length > 0 || answers.length > 0;

async function planningOf(tools: Tools, userId: number): Promise<Planning | null> {
  const buyer = await findPlanningBuyer(tools.db, userId);
  return buyer && (await findPlanning(tools, buyer, nowMs()));
}

/** The hourly job: queues one letter for each buyer for whom there is news, and for each showroom that was asked something. */
export async function tellPlanning(tools: Tools): Promise<void> {
  const { rows } = await tools.db.execute<{ id: number }>(CANDIDATES);
  for (const { id } of rows) {
    const planning = await planningOf(tools, id);
    if (planning && hasNews(planning)) await tools.jobs.send("mail.planning", { userId: id });
  }
  await tellShowrooms(tools);
}

/** Sends a showroom the questions of a project, by day. */
export async function sendQuestionsByDay(tools: MailTools, projectId: number): Promise<void> {
  if (isDaytime(now())) await sendQuestions(tools, projectId);
}

/**
 * Sends a buyer the news of the moment. What was told is stored after the mail: a process that dies in between tells it again, which is
 * better than never. At night nothing is sent; the hourly job asks again in the morning.
 */
export async function sendPlanning(tools: Tools, userId: number): Promise<void> {
  const planning = isDaytime(now()) ? await planningOf(tools, userId) : null;
  if (planning === null || !hasNews(planning)) return;
  const { subject, text, html, stopUrl } = planningLetter(tools, planning);
  // Only a letter that can be turned off offers it.
  const headers = isBindingNews(planning.news)
    ? {}
    : { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  await tools.mailer.send({ to: planning.user.email, subject, text, html, headers });
  await markTold(tools.db, userId, planning.answers);
  if (planning.told.length === 0) return;
  await tools.db
    .insert(planningTold)
    .values(planning.told.map((one) => ({ ...one, userId, at: now() })))
    .onConflictDoUpdate({
      target: [planningTold.userId, planningTold.part],
      set: { lastDay: sql`excluded.last_day`, distance: sql`excluded.distance`, at: sql`excluded.at` },
    });
}
