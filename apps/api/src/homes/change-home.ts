import { and, eq } from "drizzle-orm";
import type { changeHome } from "@showroom/api-contract/endpoints/homes";
import type { EndpointRequest, EndpointResponse } from "@showroom/api-contract/endpoint";
import { sameBuildNumber } from "@showroom/domain/staff/project-home";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { hasBuildNumber } from "../accounts/project-homes.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { homes } from "../database/schema/homes.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import { isBuyerOf } from "../staff/buyers.ts";
import { changedValues, readHome, type HomeValues } from "./check-rows.ts";
import { lockHomes } from "./save-homes.ts";

/** Gives the buyers of a home, also withdrawn ones, its corrected number. */
async function renumberBuyers(tx: Queries, projectId: number, from: string, to: string): Promise<void> {
  await tx
    .update(users)
    .set({ buildNumber: to })
    .where(and(isBuyerOf(projectId), hasBuildNumber(users.buildNumber, from)));
}

/** What changed, for the audit log: the value before and the one after. */
function auditDetails(before: HomeValues, after: HomeValues, closing: string | null): Record<string, string> {
  const values = changedValues(before, after).map((field) => [field, `${before[field] ?? ""} → ${after[field] ?? ""}`]);
  return { home: before.buildNumber, ...Object.fromEntries(values), ...(closing !== null && { closing }) };
}

type Answer = EndpointResponse<typeof changeHome>;

/**
 * Changes a home, unless it changed since its author saw it. Its buyers get a corrected number.
 * @throws ProblemError `project-closed` for an archived project, `not-found` for a home of another one
 */
export async function changeHomeOfProject(
  { pool }: AppContext,
  asker: Asker,
  { params: { projectId, homeId }, body }: EndpointRequest<typeof changeHome>,
): Promise<Answer> {
  return await inTransaction(pool, async ({ tx }): Promise<Answer> => {
    const facts = await lockHomes(tx, projectId);
    const [home] = await tx
      .select()
      .from(homes)
      .where(and(eq(homes.projectId, projectId), eq(homes.id, homeId)));
    if (!home) throw new ProblemError("not-found");
    if (home.version !== body.version) return { outcome: "changed", faults: [] };
    const stored = facts.homes.find(({ buildNumber }) => buildNumber === home.buildNumber) ?? null;
    const faults: Answer["faults"] = [];
    const values = readHome(body, stored, facts, faults, true);
    const number = values?.buildNumber ?? "";
    const isTaken = facts.homes.some((other) => other !== stored && sameBuildNumber(other.buildNumber, number));
    if (isTaken) faults.push({ field: "buildNumber", reason: `bouwnummer ${number} is er al in dit project` });
    if (!values || faults.length > 0) return { outcome: "faults", faults };
    const isClosing = body.isClosed !== (home.closedAt !== null);
    if (!isClosing && changedValues(home, values).length === 0) return { outcome: "done", faults };
    if (home.buildNumber !== number) await renumberBuyers(tx, projectId, home.buildNumber, number);
    await tx
      .update(homes)
      .set({ ...values, closedAt: body.isClosed ? (home.closedAt ?? now()) : null, version: home.version + 1 })
      .where(eq(homes.id, homeId));
    const closing = isClosing ? (body.isClosed ? "closed" : "opened") : null;
    await recordAudit(tx, asker, {
      action: "changed-home",
      projectId,
      details: auditDetails(home, values, closing),
    });
    return { outcome: "done", faults };
  });
}
