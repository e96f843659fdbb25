/** The buyers of a home with their choices, for what happens to all of them at once. */
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { isWithdrawn } from "../accounts/home-buyers.ts";
import { hasBuildNumber, lockKeptProject } from "../accounts/project-homes.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { homes } from "../database/schema/homes.ts";
import type { UserRow } from "../kernel/asker.ts";
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
    .for("update");
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
