import { eq } from "drizzle-orm";
import { formatDay } from "@showroom/domain/format/moment";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { projectChoices } from "../database/schema/choices.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Tells the buyer that staff reopened the choices, and why. Sends nothing when they were submitted again meanwhile. */
export async function sendReopened({ db, config, mailer }: MailTools, choicesId: number): Promise<void> {
  const [found] = await db
    .select({
      reopened: projectChoices.reopened,
      email: users.email,
      firstName: users.firstName,
      project: projects.name,
      slug: projects.slug,
    })
    .from(projectChoices)
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(eq(projectChoices.id, choicesId));
  if (!found?.reopened) return;
  const { reopened, email, firstName, project, slug } = found;
  const texts = MAIL_TEXTS.reopened;
  const letter = writeLetter(
    MAIL_TEXTS.greeting(firstName),
    [
      { kind: "paragraph", text: texts.intro(formatDay(reopened.at)) },
      { kind: "paragraph", text: texts.reason(reopened.reason) },
      { kind: "paragraph", text: texts.next },
      { kind: "action", label: texts.action, url: `${config.publicUrl}/projects/${slug}/digitale-showroom` },
    ],
    config.productName,
  );
  await mailer.send({ to: email, subject: texts.subject(project), ...letter });
}
