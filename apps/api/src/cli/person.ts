import { Command } from "@commander-js/extra-typings";
import { recordAudit } from "../accounts/audit.ts";
import { erasePerson, exportPerson, findPerson } from "../accounts/person.ts";
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
        ? `${email} is erased; the order that was handed in stays, with the name in its confirmation alone`
        : `${email} is erased`;
    }),
  );
}

export const personCommand = () =>
  new Command("person")
    .summary("hand over or erase what is stored about a person")
    .addCommand(
      new Command("export")
        .description("Prints everything that is stored about a person, as JSON.")
        .argument("<e-mail>", "the person")
        .action(async (email) => print(await runExport(email))),
    )
    .addCommand(
      new Command("erase")
        .description("Erases a person. An order that was handed in stays, with the name in its confirmation alone.")
        .argument("<e-mail>", "the person")
        .option("--yes", "it cannot be undone", false)
        .action(async (email, { yes }) => print(await runErase(email, yes))),
    );
