import { eq } from "drizzle-orm";
import { mailedBuyersOf } from "../accounts/home-buyers.ts";
import { projects } from "../database/schema/catalogue.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import type { MailTools } from "./mail-tools.ts";

/** A confirmation with whom it is mailed to and its project, for the mails about it; undefined when it does not exist any more. */
export async function findConfirmation(db: MailTools["db"], confirmationId: number) {
  const [found] = await db
    .select({
      confirmation: confirmations.document,
      choices: projectChoices,
      project: projects.document,
      slug: projects.slug,
    })
    .from(confirmations)
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(eq(confirmations.id, confirmationId));
  return found && { ...found, buyers: await mailedBuyersOf(db, found.choices) };
}
