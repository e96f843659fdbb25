import { and, eq, sql } from "drizzle-orm";
import type { CheckedHome, HomeRow } from "@showroom/api-contract/endpoints/homes";
import { buildNumberKey } from "@showroom/domain/staff/project-home";
import { recordAudit } from "../accounts/audit.ts";
import { houseTypesOnOffer, lockKeptProject } from "../accounts/project-homes.ts";
import type { Queries } from "../database/database.ts";
import { chunks } from "../database/chunks.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { homes } from "../database/schema/homes.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { isBuyerOf } from "../staff/buyers.ts";
import { changedValues, checkHomeRows, type HomeValues, type KnownFacts, type StoredHome } from "./check-rows.ts";

interface HomesOfProject extends KnownFacts {
  /** Homes of buyers for which the project has none yet. They are stored with its first homes, so that no buyer is left out. */
  readonly missing: readonly HomeValues[];
}

/** The homes of a project, and those that its buyers have without one. */
async function findFacts(db: Queries, projectId: number): Promise<HomesOfProject> {
  const stored = await db.select().from(homes).where(eq(homes.projectId, projectId));
  const accounts = await db
    .select({
      buildNumber: sql<string>`${users.buildNumber}`,
      houseTypeId: users.houseTypeId,
      isWithdrawn: sql<boolean>`${users.passwordHash} is null and ${users.withdrawnAt} is not null`,
    })
    .from(users)
    .where(and(isBuyerOf(projectId), sql`btrim(${users.buildNumber}) <> ''`));
  const keyOf = ({ buildNumber }: { readonly buildNumber: string }): string => buildNumberKey(buildNumber);
  const known = new Set(stored.map(keyOf));
  // What former buyers agreed is for the house type of the home, so that it stays fixed.
  const agreed = await db
    .select({ buildNumber: homes.buildNumber })
    .from(homes)
    .innerJoin(projectChoices, eq(projectChoices.archivedHomeId, homes.id))
    .where(and(eq(homes.projectId, projectId), sql`cardinality(${projectChoices.archivedParts}) > 0`));
  const taken = new Set([...accounts.filter(({ isWithdrawn }) => !isWithdrawn), ...agreed].map(keyOf));
  // Several buyers may share a home.
  const unknown = new Map(accounts.filter((account) => !known.has(keyOf(account))).map((one) => [keyOf(one), one]));
  const missing = [...unknown.values()].map(({ buildNumber, houseTypeId }) => ({
    buildNumber,
    houseTypeId,
    phase: null,
    address: null,
  }));
  return {
    houseTypes: await houseTypesOnOffer(db, projectId),
    homes: [...stored, ...missing].map(({ buildNumber, houseTypeId, phase, address }): StoredHome => {
      const home = { buildNumber, houseTypeId, phase, address };
      return { ...home, hasBuyers: taken.has(keyOf(home)) };
    }),
    missing,
  };
}

/** Refuses an archived project, which is only read. Returns the facts of the locked project. */
export async function lockHomes(tx: Queries, projectId: number): Promise<HomesOfProject> {
  await lockKeptProject(tx, projectId);
  return await findFacts(tx, projectId);
}

/**
 * Adds the homes of all rows and completes those that exist, in one transaction, or does nothing when a row has a fault.
 * `saved` is null when nothing was stored. `asker` is null for the demo.
 * @throws ProblemError `project-closed` for an archived project
 */
export async function saveHomesOfProject(
  { pool }: Pick<AppContext, "pool">,
  asker: Asker | null,
  projectId: number,
  { rows, dryRun }: { readonly rows: readonly HomeRow[]; readonly dryRun: boolean },
): Promise<{ readonly rows: CheckedHome[]; readonly saved: number | null }> {
  return await inTransaction(pool, async ({ tx }) => {
    const facts = await lockHomes(tx, projectId);
    const checked = checkHomeRows(rows, facts);
    const hasFaults = checked.rows.some(({ state }) => state === "fault");
    if (dryRun || hasFaults) return { rows: checked.rows, saved: null };
    for (const chunk of chunks([...facts.missing, ...checked.added]))
      await tx.insert(homes).values(chunk.map((home) => ({ ...home, projectId })));
    for (const { stored, values } of checked.changed)
      await tx
        .update(homes)
        .set({ ...values, version: sql`${homes.version} + 1` })
        .where(and(eq(homes.projectId, projectId), eq(homes.buildNumber, stored.buildNumber)));
    const saved = checked.added.length + checked.changed.length;
    if (saved > 0 && asker)
      await recordAudit(tx, asker, {
        action: "saved-homes",
        projectId,
        details: {
          added: checked.added.map(({ buildNumber }) => buildNumber).join(", "),
          changed: checked.changed
            .map(({ stored, values }) => `${stored.buildNumber} (${changedValues(stored, values).join(", ")})`)
            .join(", "),
        },
      });
    return { rows: checked.rows, saved };
  });
}
