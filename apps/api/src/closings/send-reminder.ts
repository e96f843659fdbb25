import { eq } from "drizzle-orm";
import { dayInWords } from "@showroom/domain/format/day-in-words";
import { isOver } from "@showroom/domain/closing-date/closing-date";
import { now, nowMs } from "@showroom/service/clock";
import { findChoices } from "../choices/read/find-choices.ts";
import { findClosings } from "../choices/read/find-closings.ts";
import { projects } from "../database/schema/catalogue.ts";
import type { AppContext } from "../kernel/context.ts";
import { showroomUrl } from "../mail/addresses.ts";
import { writeLetter, type LetterPart } from "../mail/letter.ts";
import type { MailTools } from "../mail/mail-tools.ts";
import { MAIL_TEXTS } from "../mail/texts.ts";
import { findPlanningBuyer, findWishes } from "./find-planning.ts";
import { tokenOf } from "./planning-links.ts";

type Tools = Pick<AppContext, "pool" | "sealOf"> & MailTools;

/** Reminds a buyer of choices that were not handed in, because staff asked for it. Nothing is sent to who wants no such mails. */
export async function sendReminder(tools: Tools, userId: number): Promise<void> {
  const { db, pool, config, sealOf, mailer } = tools;
  const buyer = await findPlanningBuyer(db, userId);
  if (!buyer?.project.isOpen || (await findWishes(db, userId)).isMuted) return;
  const { user, project } = buyer;
  if ((await findChoices(pool, buyer))?.submitType) return;
  const [found] = await db.select({ document: projects.document }).from(projects).where(eq(projects.id, project.id));
  if (!found) return;
  const { showroom } = found.document;
  const closings = (await findClosings(pool, buyer)).filter((closing) => !isOver(closing, nowMs()));
  const texts = MAIL_TEXTS.reminder;
  const planning = MAIL_TEXTS.planning;
  const token = tokenOf(sealOf, "planning reminders", { userId, number: 1 });
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(showroom.name, project.name) },
    ...(closings.length === 0
      ? []
      : ([
          {
            kind: "table",
            title: planning.title,
            rows: closings.map(
              ({ part, lastDay }) => [planning.parts[part], planning.until(dayInWords(lastDay, now()))] as const,
            ),
          },
          { kind: "paragraph", text: planning.afterwards },
        ] as const)),
    { kind: "action", label: planning.action, url: showroomUrl(config.publicUrl, project.slug) },
    { kind: "paragraph", text: texts.help(showroom.phone) },
    { kind: "paragraph", text: planning.stop },
    { kind: "action", label: planning.stopAction, url: `${config.publicUrl}/herinneringen/${token}` },
  ];
  await mailer.send({
    to: user.email,
    replyTo: showroom.email,
    subject: texts.subject(project.name),
    ...writeLetter(MAIL_TEXTS.greeting(user.firstName), parts, config.productName),
    headers: {
      "List-Unsubscribe": `<${config.publicUrl}/api/planning/${token}/stop>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}
