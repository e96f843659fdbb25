import { normaliseEmail } from "@showroom/domain/validation/email";
import { Argument, Command } from "@commander-js/extra-typings";
import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../accounts/audit.ts";
import { removeAllFactors } from "../accounts/second-factor/factors.ts";
import { endSessions } from "../accounts/sessions.ts";
import { setAccountEnabled } from "../accounts/switch-account.ts";
import { users } from "../database/schema/accounts.ts";
import { organisations, projects } from "../database/schema/catalogue.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Queries } from "../database/database.ts";
import { openidCommand } from "./openid.ts";
import { print } from "./print.ts";
import { UsageError } from "./usage-error.ts";
import { withDatabase } from "./with-database.ts";

async function findAccount(tx: Queries, email: string) {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(email)));
  if (!user) throw new UsageError(`er is geen account ${email}`);
  return user;
}

/** Disables an account, which ends its sessions at once, or enables it again. */
export async function switchAccount(email: string, isOn: boolean): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const user = await findAccount(tx, email);
      await setAccountEnabled(tx, null, user.id, isOn);
      return `${email} staat ${isOn ? "aan" : "uit"}`;
    }),
  );
}

/** Removes the second factor of an account whose owner lost it, and ends its sessions. */
async function resetSecondFactor(email: string): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const user = await findAccount(tx, email);
      await removeAllFactors(tx, user.id);
      await endSessions(tx, user.id, "reset");
      await recordAudit(tx, null, { action: "reset-second-factor", subjectId: user.id });
      return `${email} logt in met alleen het wachtwoord`;
    }),
  );
}

/** Sets whether staff who may enter an organisation's projects must use a second factor. */
export async function requireSecondFactor(key: string, isRequired: boolean): Promise<string> {
  return await withDatabase(async ({ db }) => {
    const changed = await db
      .update(organisations)
      .set({ secondFactorRequired: isRequired })
      .where(eq(organisations.key, key))
      .returning({ name: organisations.name });
    const [organisation] = changed;
    if (!organisation) throw new UsageError(`er is geen organisatie "${key}"`);
    return `${organisation.name} vraagt medewerkers ${isRequired ? "om een" : "niet om een"} tweede stap`;
  });
}

/** Sets whether an organisation's project admins may enter assigned projects only. */
export async function assignProjects(key: string, isAssigned: boolean): Promise<string> {
  return await withDatabase(async ({ db }) => {
    const [organisation] = await db
      .update(organisations)
      .set({ projectsAssigned: isAssigned })
      .where(eq(organisations.key, key))
      .returning({ name: organisations.name });
    if (!organisation) throw new UsageError(`er is geen organisatie "${key}"`);
    return `projectbeheerders van ${organisation.name} komen in ${isAssigned ? "alleen de toegewezen projecten" : "alle projecten"}`;
  });
}

/** Replaces the projects of a project admin, who may enter no others when the organisation assigns projects. */
export async function giveProjects(email: string, slugs: readonly string[]): Promise<string> {
  return await withDatabase(({ pool }) =>
    inTransaction(pool, async ({ tx }) => {
      const user = await findAccount(tx, email);
      if (user.role !== "projectadmin") throw new UsageError(`${email} is geen projectbeheerder`);
      const known = new Map(
        (await tx.select({ id: projects.id, slug: projects.slug }).from(projects)).map(({ id, slug }) => [slug, id]),
      );
      const projectIds = slugs.map((slug) => {
        const id = known.get(slug);
        if (id === undefined) throw new UsageError(`er is geen project "${slug}"`);
        return id;
      });
      await tx.update(users).set({ projectIds }).where(eq(users.id, user.id));
      return `${email} heeft toegang tot: ${slugs.join(", ") || "geen project"}`;
    }),
  );
}

export const accountCommand = () =>
  new Command("account")
    .summary("een account uit- of aanzetten, de tweede stap, of projecten van een projectbeheerder")
    .addCommand(
      new Command("off")
        .description("Zet een account uit: de sessies eindigen meteen, en inloggen kan niet meer.")
        .argument("<e-mail>", "het account")
        .action(async (email) => print(await switchAccount(email, false))),
    )
    .addCommand(
      new Command("on")
        .description("Zet een account weer aan.")
        .argument("<e-mail>", "het account")
        .action(async (email) => print(await switchAccount(email, true))),
    )
    .addCommand(
      new Command("reset-second-factor")
        .description("Haalt de tweede stap weg van wie die kwijt is, en logt overal uit.")
        .argument("<e-mail>", "het account")
        .action(async (email) => print(await resetSecondFactor(email))),
    )
    .addCommand(
      new Command("second-factor")
        .description("Zegt of medewerkers die in de projecten van een organisatie komen een tweede stap moeten hebben.")
        .argument("<organisatie>", "de sleutel van de organisatie in de catalogus")
        .addArgument(
          new Argument("<stand>", "verplicht (required) of niet (optional)").choices(["required", "optional"] as const),
        )
        .action(async (key, state) => print(await requireSecondFactor(key, state === "required"))),
    )
    .addCommand(
      new Command("project-access")
        .description(
          "Zegt of projectbeheerders van een organisatie in elk project komen, of alleen in toegewezen projecten.",
        )
        .argument("<organisatie>", "de sleutel van de organisatie in de catalogus")
        .addArgument(
          new Argument("<stand>", "elk project (any) of toegewezen projecten (assigned)").choices([
            "any",
            "assigned",
          ] as const),
        )
        .action(async (key, state) => print(await assignProjects(key, state === "assigned"))),
    )
    .addCommand(
      new Command("projects")
        .description("Wijst projecten toe aan een projectbeheerder: alleen de genoemde (zie project-access).")
        .argument("<e-mail>", "het account")
        .argument("[adressen...]", "de projecten")
        .action(async (email, slugs) => print(await giveProjects(email, slugs))),
    )
    .addCommand(openidCommand());
