import { inArray, or, sql } from "drizzle-orm";
import type { CheckedRow, InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { emailSchema } from "@showroom/api-contract/fields";
import { recordAudit } from "../accounts/audit.ts";
import { removeInvited } from "../accounts/former-buyer.ts";
import { buyersWithNumber, canShare, isWithdrawn } from "../accounts/home-buyers.ts";
import { inviteUserIn, lockAddresses } from "../accounts/invite-user.ts";
import { findHomes, houseTypesOnOffer, lockOpenProject } from "../accounts/project-homes.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { startChoices } from "../occupancy/start-choices.ts";
import { isBuyerOf } from "../staff/buyers.ts";
import { checkRows, type KnownFacts, type NewBuyer } from "./check-rows.ts";

async function findFacts(db: Queries, projectId: number, rows: readonly InvitationRow[]): Promise<KnownFacts> {
  const addresses = rows.flatMap(({ email }) => emailSchema.safeParse(email).data ?? []);
  await lockAddresses(db, addresses);
  const found = await db
    .select()
    .from(users)
    .where(or(isBuyerOf(projectId), inArray(sql`lower(${users.email})`, addresses)));
  return {
    houseTypes: await houseTypesOnOffer(db, projectId),
    homes: await findHomes(db, projectId),
    accounts: found.map((user) => ({
      userId: user.id,
      email: user.email.toLowerCase(),
      home:
        user.projectId === projectId && user.role === "projectuser"
          ? { buildNumber: user.buildNumber ?? "", houseTypeId: user.houseTypeId }
          : null,
      isWithdrawn: isWithdrawn(user),
      isFormer: user.leftAt !== null,
      canShare: canShare(user),
    })),
  };
}

async function inviteBuyer(
  app: Pick<AppContext, "jobs" | "catalogue">,
  { tx, client }: OpenTransaction,
  asker: Asker,
  projectId: number,
  buyer: NewBuyer,
): Promise<void> {
  // Whoever had the home before never registered, and the invitation was withdrawn.
  const others = await buyersWithNumber(tx, projectId, buyer.buildNumber);
  for (const former of others.filter((one) => isWithdrawn(one) && one.email !== buyer.email)) {
    if (await removeInvited(tx, former))
      await recordAudit(tx, asker, { action: "erased-person", subjectId: former.id, projectId });
  }
  const invitation = { ...buyer, role: "projectuser", projectId, organisationId: null } as const;
  const invited = await inviteUserIn(tx, invitation, "mail");
  if (!invited) throw new Error("A registered user was found new");
  if (!buyer.isCoBuyer)
    await startChoices(app, tx, { projectId, userId: invited.userId, buildNumber: buyer.buildNumber });
  await recordAudit(tx, asker, {
    action: "invited-buyer",
    subjectId: invited.userId,
    projectId,
    details: { buildNumber: buyer.buildNumber, ...(buyer.isCoBuyer && { coBuyer: "true" }) },
  });
  await app.jobs.send("mail.invitation", { invitationId: invited.invitationId }, client);
}

/**
 * Invites the buyers of all rows in one transaction, or nobody when a row has a fault. `sent` is null when nobody was
 * invited.
 * @throws ProblemError `project-closed` when buyers cannot enter the project
 */
export async function inviteBuyersOfProject(
  app: AppContext,
  asker: Asker,
  projectId: number,
  { rows, dryRun }: { readonly rows: readonly InvitationRow[]; readonly dryRun: boolean },
): Promise<{ readonly rows: CheckedRow[]; readonly sent: number | null }> {
  return await inTransaction(app.pool, async (open) => {
    await lockOpenProject(open.tx, projectId);
    const checked = checkRows(rows, await findFacts(open.tx, projectId, rows));
    const hasFaults = checked.rows.some(({ state }) => state === "fault");
    if (dryRun || hasFaults) return { rows: checked.rows, sent: null };
    for (const buyer of checked.buyers) await inviteBuyer(app, open, asker, projectId, buyer);
    return { rows: checked.rows, sent: checked.buyers.length };
  });
}
