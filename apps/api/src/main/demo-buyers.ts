import { eq, sql } from "drizzle-orm";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { now } from "@showroom/service/clock";
import { loadProject } from "../catalogue/catalogue.ts";
import { users } from "../database/schema/accounts.ts";
import { inTransaction } from "../database/transaction.ts";
import { readKeys } from "../importer/change/change-catalogue.ts";
import { openIdBook } from "../importer/compile/id-book.ts";
import { storeDemoAccounts } from "../importer/demo/demo-accounts.ts";
import type { ImportTools } from "../importer/publish/import-bundle.ts";

/** Adds the buyers of the demo's homes with offers, who handed their choices in. */
export async function addDemoBuyers({ pool, passwords }: ImportTools, projectId: number): Promise<void> {
  const { DEMO_OFFER_HOMES } = await import("@showroom/demo-catalogue/offers");
  const accounts = bundleSchema.shape.demoAccounts.parse(DEMO_OFFER_HOMES.map(({ account }) => account));
  await inTransaction(pool, async (open) => {
    const project = await loadProject(open.tx, projectId);
    if (!project) throw new Error("The demo project is not stored");
    const ids = openIdBook(await readKeys(open.tx, projectId), 0);
    await storeDemoAccounts({ open, passwords, ids, project }, accounts);
    for (const { account, partner } of DEMO_OFFER_HOMES) {
      if (!partner) continue;
      const [owner] = await open.tx
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, account.email));
      if (!owner) throw new Error("The buyer of a demo home was not stored");
      const { projectId: _project, houseTypeId, buildNumber, passwordHash, role, roles } = owner;
      const shared = { projectId, houseTypeId, buildNumber, passwordHash, role, roles, sharesChoicesOf: owner.id };
      await open.tx.insert(users).values({ ...partner, ...shared, approvedTermsAt: now(), invitedAt: now() });
    }
  });
}
