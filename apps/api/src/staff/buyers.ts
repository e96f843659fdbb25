import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { notWithdrawnIn, type CoBuyer } from "../accounts/home-buyers.ts";
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

/** A set of choices of a home, with the buyer who has it. */
export interface Buyer {
  readonly user: UserRow;
  readonly coBuyers: readonly CoBuyer[];
  readonly row: ChoicesRow | null;
  /** The confirmation in force; null while the choices are open. */
  readonly frozen: typeof confirmations.$inferSelect | null;
}

export const isBuyerOf = (projectId: number) => and(eq(users.projectId, projectId), eq(users.role, "projectuser"));
/** Of the buyers of a project: those who have choices, one in each home. */
export const hasOwnChoices = (projectId: number) => and(isBuyerOf(projectId), isNull(users.sharesChoicesOf));
/** Joins choices to the buyer who has them. Archived ones are of a home that was left. */
export const ownChoices = (projectId: number) =>
  and(eq(projectChoices.userId, users.id), eq(projectChoices.projectId, projectId), isNull(projectChoices.archivedAt));

/** A column: who shares the choices of a buyer and was not withdrawn. */
export const coBuyersOf = sql<CoBuyer[]>`(
  select coalesce(json_agg(json_build_object('id', co.id, 'firstName', co.first_name, 'lastName', co.last_name, 'email', co.email)
    order by co.id), '[]')
  from users co where co.shares_choices_of = ${users.id} and ${notWithdrawnIn(alias(users, "co"))}
)`;

const BUYER = { user: users, coBuyers: coBuyersOf, row: projectChoices, frozen: confirmations };

/** A buyer who handed in, with the request in force. What is ordered and paid for it is left out: it is most of a row. */
export interface HandedIn extends Pick<Buyer, "user" | "coBuyers"> {
  readonly request: Pick<typeof confirmations.$inferSelect, "id" | "document">;
  /** False for old submissions. */
  readonly hasOrderLines: boolean;
}

/** The buyers of a project who handed in. */
export async function findHandedIn(app: { readonly db: Queries }, projectId: number): Promise<HandedIn[]> {
  return await app.db
    .select({
      user: users,
      coBuyers: coBuyersOf,
      request: { id: confirmations.id, document: confirmations.document },
      hasOrderLines: sql<boolean>`${confirmations.orderLines} is not null`,
    })
    .from(users)
    .innerJoin(projectChoices, ownChoices(projectId))
    .innerJoin(confirmations, isInForce)
    .where(hasOwnChoices(projectId));
}

/** The buyers of a project with their choices: all, or those for whom `which` holds. Their rooms and documents are large. */
export async function findBuyers(app: { readonly db: Queries }, projectId: number, which?: SQL): Promise<Buyer[]> {
  return await app.db
    .select(BUYER)
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .leftJoin(confirmations, isInForce)
    .where(and(hasOwnChoices(projectId), which));
}

/**
 * A buyer by the id of anybody who has the choices.
 * @throws ProblemError `not-found` for a user who is not a buyer of the project
 */
export async function findBuyer(app: { readonly db: Queries }, projectId: number, userId: number): Promise<Buyer> {
  const [buyer] = await app.db
    .select(BUYER)
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .leftJoin(confirmations, isInForce)
    .where(
      and(
        hasOwnChoices(projectId),
        sql`${users.id} = (select coalesce(asked.shares_choices_of, asked.id) from users asked where asked.id = ${userId})`,
      ),
    );
  if (!buyer) throw new ProblemError("not-found");
  return buyer;
}

/** A buyer's home in the catalogue version of the choices; null without a house type. */
export async function findBuyerHome(app: AppContext, live: LoadedProject, { user, row }: Buyer): Promise<Home | null> {
  const { project, house } = await seenWith(app, user, live, row);
  return house && { user, project, house };
}

/** The summary of a buyer for staff. */
export function staffBuyer(live: LoadedProject, buyer: Buyer, home: Home | null): StaffBuyer {
  const { user, coBuyers, row, frozen } = buyer;
  const facts = { ...user, coBuyers, registered: user.passwordHash !== null };
  const line = buyerSummary(live, facts, row, frozen?.document ?? null);
  return { ...line, progress: home ? progressOf(home, row) : [] };
}
