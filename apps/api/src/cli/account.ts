import { Command } from "@commander-js/extra-typings";
import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../accounts/audit.ts";
import { endSessions } from "../accounts/sessions.ts";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Queries } from "../database/database.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

async function findAccount(tx: Queries, email: string) {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  if (!user) throw new UsageError(`There is no account ${email}`);
  return user;
}

/** Disables an account, which ends its sessions at once, or enables it again. */
export async function switchAccount(email: string, isOn: boolean): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const user = await findAccount(tx, email);
      await tx
        .update(users)
        .set({ disabledAt: isOn ? null : new Date() })
        .where(eq(users.id, user.id));
      if (!isOn) await endSessions(tx, user.id, "disabled");
      await recordAudit(tx, null, { action: isOn ? "enabled-account" : "disabled-account", subjectId: user.id });
      return `${email} is switched ${isOn ? "on" : "off"}`;
    }),
  );
}

/** Replaces the projects that a project admin may enter. */
export async function giveProjects(email: string, slugs: readonly string[]): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const user = await findAccount(tx, email);
      if (user.role !== "projectadmin") throw new UsageError(`${email} is no project admin`);
      const known = new Map(
        (await tx.select({ id: projects.id, slug: projects.slug }).from(projects)).map(({ id, slug }) => [slug, id]),
      );
      const projectIds = slugs.map((slug) => {
        const id = known.get(slug);
        if (id === undefined) throw new UsageError(`There is no project "${slug}"`);
        return id;
      });
      await tx.update(users).set({ projectIds }).where(eq(users.id, user.id));
      return `${email} may enter: ${slugs.join(", ") || "no project"}`;
    }),
  );
}

export const accountCommand = () =>
  new Command("account")
    .summary("switch an account off or on, or give projects to a project admin")
    .addCommand(
      new Command("off")
        .description("Switches an account off: its sessions end at once, and it cannot sign in.")
        .argument("<e-mail>", "the account")
        .action(async (email) => print(await switchAccount(email, false))),
    )
    .addCommand(
      new Command("on")
        .description("Switches an account on again.")
        .argument("<e-mail>", "the account")
        .action(async (email) => print(await switchAccount(email, true))),
    )
    .addCommand(
      new Command("projects")
        .description("Says which projects a project admin may enter: the named ones and no others.")
        .argument("<e-mail>", "the account")
        .argument("[slugs...]", "the projects")
        .action(async (email, slugs) => print(await giveProjects(email, slugs))),
    );
