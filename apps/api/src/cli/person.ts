import { Command } from "@commander-js/extra-typings";
import { recordAudit } from "../accounts/audit.ts";
import { exportPerson } from "../accounts/export-person.ts";
import { erasePerson, findPerson } from "../accounts/person.ts";
import type { Queries } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

async function personOf(tx: Queries, email: string) {
  const user = await findPerson(tx, email);
  if (!user) throw new UsageError(`er is geen account ${email}`);
  return user;
}

/** Everything stored about a person, as JSON. */
export async function runExport(email: string): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const user = await personOf(tx, email);
      const person = await exportPerson(tx, user);
      await recordAudit(tx, null, { action: "exported-person", subjectId: user.id });
      return JSON.stringify(person, null, 2);
    }),
  );
}

/** Erases a person, all or nothing. */
export async function runErase(email: string, isSure: boolean): Promise<string> {
  if (!isSure) throw new UsageError("wissen kan niet ongedaan worden gemaakt: geef --yes, zo nodig na een export");
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const user = await personOf(tx, email);
      const hasOrder = await erasePerson(tx, user);
      await recordAudit(tx, null, { action: "erased-person", subjectId: user.id });
      return hasOrder
        ? `${email} is gewist; wat is ingediend blijft bewaard, met de naam alleen in de bevestiging`
        : `${email} is gewist`;
    }),
  );
}

export const personCommand = () =>
  new Command("person")
    .summary("geven of wissen wat over iemand bewaard is")
    .addCommand(
      new Command("export")
        .description("Toont alles wat over iemand bewaard is, als JSON.")
        .argument("<e-mail>", "wie het is")
        .action(async (email) => print(await runExport(email))),
    )
    .addCommand(
      new Command("erase")
        .description("Wist iemand. Wat is ingediend blijft bewaard, met de naam alleen in de bevestiging.")
        .argument("<e-mail>", "wie het is")
        .option("--yes", "het kan niet ongedaan worden gemaakt", false)
        .action(async (email, { yes }) => print(await runErase(email, yes))),
    );
