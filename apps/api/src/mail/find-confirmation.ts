import { eq } from "drizzle-orm";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import type { MailTools } from "./mail-tools.ts";

/** A confirmation with its buyer and its project, for the mails about it; undefined when it does not exist any more. */
export async function findConfirmation(db: MailTools["db"], confirmationId: number) {
  const [found] = await db
    .select({
      confirmation: confirmations.document,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      project: projects.document,
      slug: projects.slug,
    })
    .from(confirmations)
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(eq(confirmations.id, confirmationId));
  return found;
}
