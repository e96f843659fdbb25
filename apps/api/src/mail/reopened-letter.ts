import { eq } from "drizzle-orm";
import { formatDay } from "@showroom/domain/format/moment";
import { mailedBuyers } from "../accounts/home-buyers.ts";
import { projects } from "../database/schema/catalogue.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { showroomUrl } from "./addresses.ts";
import type { MailTools } from "./mail-tools.ts";
import type { LetterPart } from "./letter.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Tells everybody who has the choices that staff reopened the choices, and why. Null when they were submitted again or archived meanwhile. */
export async function reopenedLetter(
  { db, config }: Pick<MailTools, "db" | "config">,
  choicesId: number,
): Promise<LetterToEach | null> {
  const [found] = await db
    .select({
      reopened: projectChoices.reopened,
      userId: projectChoices.userId,
      archivedAt: projectChoices.archivedAt,
      project: projects.name,
      slug: projects.slug,
    })
    .from(projectChoices)
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(eq(projectChoices.id, choicesId));
  if (!found?.reopened || found.archivedAt !== null) return null;
  const { reopened, userId, project, slug } = found;
  const texts = MAIL_TEXTS.reopened;
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(formatDay(reopened.at)) },
    { kind: "paragraph", text: texts.reason(reopened.reason) },
    { kind: "paragraph", text: texts.next },
    { kind: "action", label: texts.action, url: showroomUrl(config.publicUrl, slug) },
  ];
  return { readers: await mailedBuyers(db, userId), subject: texts.subject(project), parts };
}
