/** The buyers of a home with their choices, for what happens to them. */
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { cents } from "@showroom/domain/money/cents";
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { now } from "@showroom/service/clock";
import { isWithdrawn } from "../accounts/home-buyers.ts";
import { hasBuildNumber, lockKeptProject } from "../accounts/project-homes.ts";
import { statusOf } from "../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { homes } from "../database/schema/homes.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { ProblemError } from "../kernel/problem.ts";

type HomeRow = typeof homes.$inferSelect;

export interface Household {
  readonly home: HomeRow;
  /** Without whose invitation was withdrawn. */
  readonly buyers: readonly UserRow[];
  /** Invitations that were withdrawn; their accounts still have the building number. */
  readonly withdrawn: readonly UserRow[];
  /** Who has the choices; null without buyers. */
  readonly owner: UserRow | null;
  /** Null when nothing was ever saved. */
  readonly row: ChoicesRow | null;
}

/** @throws ProblemError `not-found` for a home of another project */
export async function findHome(tx: Queries, projectId: number, homeId: number): Promise<HomeRow> {
  const [home] = await tx
    .select()
    .from(homes)
    .where(and(eq(homes.projectId, projectId), eq(homes.id, homeId)));
  if (!home) throw new ProblemError("not-found");
  return home;
}

/**
 * Locks the project, then the buyers of a home, then their choices: whoever saves at the same moment is either seen here, or sees what
 * happened.
 * @throws ProblemError `not-found` for a home of another project, `project-closed` for an archived one
 */
export async function lockHousehold(tx: Queries, projectId: number, homeId: number): Promise<Household> {
  await lockKeptProject(tx, projectId);
  const home = await findHome(tx, projectId, homeId);
  const accounts = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.projectId, projectId),
        eq(users.role, "projectuser"),
        hasBuildNumber(users.buildNumber, home.buildNumber),
      ),
    )
    .orderBy(asc(users.id))
    // A save that has the choices stores who made it, and must not wait here for this lock.
    .for("no key update");
  const buyers = accounts.filter((one) => !isWithdrawn(one));
  const owners = new Set(buyers.map(choicesOwner));
  const owner = accounts.find(({ id }) => owners.has(id)) ?? null;
  const [row] =
    owner === null
      ? []
      : await tx
          .select()
          .from(projectChoices)
          .where(
            and(
              inArray(projectChoices.userId, [...owners]),
              eq(projectChoices.projectId, projectId),
              isNull(projectChoices.archivedAt),
            ),
          )
          .for("update");
  return { home, buyers, withdrawn: accounts.filter(isWithdrawn), owner, row: row ?? null };
}

/** Tells open pages, after the transaction, that the buyers of a home are others now. The stream of who left ends. */
export function announceBuyers({ live }: Pick<AppContext, "live">, { home, owner, row }: Household): void {
  if (owner === null) return;
  const { version = 0, addedCost = 0 } = row ?? {};
  const facts = { version, totalPrice: cents(addedCost), status: statusOf(row), at: now().toISOString() };
  live.announce({ projectId: home.projectId, userId: owner.id, ...facts });
}

/** Whether something was chosen. Who moved took choices along, which have not been saved again. */
export const hasChoices = ({ row }: Household): boolean => row !== null && (row.version > 0 || row.movedFrom !== null);

/** The choices of a household; empty ones are stored where nothing was saved, so that there is a history. Null without a house type. */
export async function storedRow(
  tx: Queries,
  { row, owner, home }: Household,
  live: LoadedProject,
): Promise<ChoicesRow | null> {
  const houseTypeId = owner?.houseTypeId ?? home.houseTypeId;
  if (row || owner === null || houseTypeId === null) return row;
  const [stored] = await tx
    .insert(projectChoices)
    .values({ userId: owner.id, projectId: live.id, houseTypeId, version: 0, revision: live.revision, rooms: {} })
    .returning();
  return stored ?? null;
}
