import { eq } from "drizzle-orm";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { stagedCatalogues } from "../database/schema/staged-catalogues.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

const MOST_FINDINGS = 10;

/** Tells the admin who planned a catalogue that it was not published, and why. */
export async function sendCatalogueRefused({ db, config, mailer }: MailTools, stagedId: number): Promise<void> {
  const [found] = await db
    .select({ staged: stagedCatalogues, project: projects, planner: users })
    .from(stagedCatalogues)
    .innerJoin(projects, eq(projects.id, stagedCatalogues.projectId))
    .innerJoin(users, eq(users.id, stagedCatalogues.plannedBy))
    .where(eq(stagedCatalogues.id, stagedId));
  if (!found?.staged.refusal) return;
  const { staged, project, planner } = found;
  const texts = MAIL_TEXTS.catalogueRefused;
  const reasons = (staged.refusal ?? []).slice(0, MOST_FINDINGS).map(({ path, reason }) => [path, reason]);
  const letter = writeLetter(
    MAIL_TEXTS.greeting(planner.firstName),
    [
      { kind: "paragraph", text: texts.intro(project.name, staged.fileName) },
      { kind: "paragraph", text: reasons.map((words) => words.filter(Boolean).join(": ")).join("\n") },
      { kind: "action", label: texts.action, url: `${config.publicUrl}/admin/projecten/${project.slug}/catalogus` },
    ],
    config.productName,
  );
  await mailer.send({ to: planner.email, subject: texts.subject(project.name), ...letter });
}
