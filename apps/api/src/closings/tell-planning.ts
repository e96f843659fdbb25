/** Tells buyers by mail of closing dates: those that were set or moved, and reminders before them. */
import { sql } from "drizzle-orm";
import { isBindingNews } from "@showroom/domain/closing-date/planning-news";
import { formatTime } from "@showroom/domain/format/moment";
import { now, nowMs } from "@showroom/service/clock";
import { planningTold } from "../database/schema/planning.ts";
import type { AppContext } from "../kernel/context.ts";
import type { MailTools } from "../mail/mail-tools.ts";
import { findPlanning, findPlanningBuyer, type Planning } from "./find-planning.ts";
import { planningLetter } from "./planning-letter.ts";

type Tools = Pick<AppContext, "db" | "pool" | "jobs" | "sealOf"> & MailTools;

/** Mails are sent between these hours in Dutch time, the last one excluded. */
const DAYTIME = { from: "08", until: "20" } as const;
const isDaytime = (at: Date): boolean => {
  const hour = formatTime(at).slice(0, 2);
  return hour >= DAYTIME.from && hour < DAYTIME.until;
};

/** The buyers of open projects that have dates, or of whom somebody was told one. */
const CANDIDATES = sql`select u.id from users u join projects p on p.id = u.project_id
where p.state = 'open' and u.role = 'projectuser' and u.password_hash is not null and u.disabled_at is null and (
  exists (select from closing_dates d where d.project_id = p.id)
  or exists (select from homes h join closing_exceptions e on e.home_id = h.id where h.project_id = p.id)
  or exists (select from planning_told t where t.user_id = u.id))
order by u.id`;

async function planningOf(tools: Tools, userId: number): Promise<Planning | null> {
  const buyer = await findPlanningBuyer(tools.db, userId);
  return buyer && (await findPlanning(tools, buyer, nowMs()));
}

/** The hourly job: queues one letter for each buyer for whom there is news. */
export async function tellPlanning(tools: Tools): Promise<void> {
  const { rows } = await tools.db.execute<{ id: number }>(CANDIDATES);
  for (const { id } of rows) {
    const planning = await planningOf(tools, id);
    if (planning && planning.news.length > 0) await tools.jobs.send("mail.planning", { userId: id });
  }
}

/**
 * Sends a buyer the news of the moment. What was told is stored after the mail: a process that dies in between tells it again, which is
 * better than never. At night nothing is sent; the hourly job asks again in the morning.
 */
export async function sendPlanning(tools: Tools, userId: number): Promise<void> {
  const planning = isDaytime(now()) ? await planningOf(tools, userId) : null;
  if (planning === null || planning.news.length === 0) return;
  const { subject, text, html, stopUrl } = planningLetter(tools, planning);
  // Only a letter that can be turned off offers it.
  const headers = isBindingNews(planning.news)
    ? {}
    : { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  await tools.mailer.send({ to: planning.user.email, subject, text, html, headers });
  await tools.db
    .insert(planningTold)
    .values(planning.told.map((one) => ({ ...one, userId, at: now() })))
    .onConflictDoUpdate({
      target: [planningTold.userId, planningTold.part],
      set: { lastDay: sql`excluded.last_day`, distance: sql`excluded.distance`, at: sql`excluded.at` },
    });
}
