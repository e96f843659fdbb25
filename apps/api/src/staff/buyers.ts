import { and, eq } from "drizzle-orm";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import type { ChoicesRow } from "../choices/read/choices-entity.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { buyerLine } from "./buyer-line.ts";
import { progressOf } from "./progress.ts";

export interface Buyer {
  readonly user: UserRow;
  readonly row: ChoicesRow | null;
}

export const isBuyerOf = (projectId: number) => and(eq(users.projectId, projectId), eq(users.role, "projectuser"));
export const ownChoices = (projectId: number) =>
  and(eq(projectChoices.userId, users.id), eq(projectChoices.projectId, projectId));

/** The buyers of a project with all they chose. */
export async function findBuyers(app: AppContext, projectId: number): Promise<Buyer[]> {
  return await app.db
    .select({ user: users, row: projectChoices })
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .where(isBuyerOf(projectId));
}

/** @throws ProblemError `not-found` for somebody who is no buyer of the project */
export async function findBuyer(app: AppContext, projectId: number, userId: number): Promise<Buyer> {
  const [buyer] = await app.db
    .select({ user: users, row: projectChoices })
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .where(and(isBuyerOf(projectId), eq(users.id, userId)));
  if (!buyer) throw new ProblemError("not-found");
  return buyer;
}

/** A buyer as staff see them in short. */
export function staffBuyer(project: LoadedProject, { user, row }: Buyer): StaffBuyer {
  const line = buyerLine(project, { ...user, registered: user.passwordHash !== null }, row);
  return { ...line, progress: progressOf(project, user.houseTypeId, row) };
}
