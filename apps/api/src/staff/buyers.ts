import { and, eq } from "drizzle-orm";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import { isInForce } from "../choices/confirm/find-confirmations.ts";
import { seenWith, type Home } from "../choices/read/home.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import { buyerSummary } from "./buyer-summary.ts";
import { progressOf } from "./progress.ts";

export interface Buyer {
  readonly user: UserRow;
  readonly row: ChoicesRow | null;
  /** The confirmation in force; null while the choices are open. */
  readonly frozen: typeof confirmations.$inferSelect | null;
}

export const isBuyerOf = (projectId: number) => and(eq(users.projectId, projectId), eq(users.role, "projectuser"));
export const ownChoices = (projectId: number) =>
  and(eq(projectChoices.userId, users.id), eq(projectChoices.projectId, projectId));

const BUYER = { user: users, row: projectChoices, frozen: confirmations };

/** The buyers of a project with their choices. */
export async function findBuyers(app: { readonly db: Queries }, projectId: number): Promise<Buyer[]> {
  return await app.db
    .select(BUYER)
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .leftJoin(confirmations, isInForce)
    .where(isBuyerOf(projectId));
}

/** @throws ProblemError `not-found` for a user who is not a buyer of the project */
export async function findBuyer(app: { readonly db: Queries }, projectId: number, userId: number): Promise<Buyer> {
  const [buyer] = await app.db
    .select(BUYER)
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .leftJoin(confirmations, isInForce)
    .where(and(isBuyerOf(projectId), eq(users.id, userId)));
  if (!buyer) throw new ProblemError("not-found");
  return buyer;
}

/** A buyer's home in the catalogue version of the choices; null without a house type. */
export async function findBuyerHome(app: AppContext, live: LoadedProject, { user, row }: Buyer): Promise<Home | null> {
  const { project, house } = await seenWith(app, user, live, row);
  return house && { user, project, house };
}

/** The summary of a buyer for staff. */
export function staffBuyer(live: LoadedProject, { user, row, frozen }: Buyer, home: Home | null): StaffBuyer {
  const line = buyerSummary(live, { ...user, registered: user.passwordHash !== null }, row, frozen?.document ?? null);
  return { ...line, progress: home ? progressOf(home, row) : [] };
}
