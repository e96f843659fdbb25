import { eq } from "drizzle-orm";
import type { ContractTerms } from "@showroom/api-contract/entities/contract-terms";
import { recordAudit } from "../accounts/audit.ts";
import { lockKeptProject } from "../accounts/project-homes.ts";
import type { Queries } from "../database/database.ts";
import { contractTerms } from "../database/schema/offers.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";

interface VersionedTerms {
  /** Counts the changes; 0 for none. */
  readonly version: number;
  readonly terms: ContractTerms | null;
}

export async function findContractTerms(db: Queries, projectId: number): Promise<VersionedTerms> {
  const [found] = await db.select().from(contractTerms).where(eq(contractTerms.projectId, projectId));
  if (!found) return { version: 0, terms: null };
  const { version, projectId: _project, ...terms } = found;
  return { version, terms };
}

/** Sets the terms of a project, unless they are not those that the author saw. */
export async function saveContractTermsOf(
  { pool }: Pick<AppContext, "pool">,
  asker: Asker,
  projectId: number,
  { version, terms }: { readonly version: number; readonly terms: ContractTerms },
): Promise<"done" | "changed"> {
  return await inTransaction(pool, async ({ tx }) => {
    await lockKeptProject(tx, projectId);
    const stored = await findContractTerms(tx, projectId);
    if (stored.version !== version) return "changed";
    const values = { ...terms, version: version + 1 };
    await tx
      .insert(contractTerms)
      .values({ projectId, ...values })
      .onConflictDoUpdate({ target: contractTerms.projectId, set: values });
    await recordAudit(tx, asker, {
      action: "saved-contract-terms",
      projectId,
      details: { before: JSON.stringify(stored.terms), after: JSON.stringify(terms) },
    });
    return "done";
  });
}
