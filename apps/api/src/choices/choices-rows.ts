import { and, eq } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { projectChoices } from "../database/schema/choices.ts";
import type { ChoicesRow } from "./choices-entity.ts";
import type { Home } from "./home.ts";

const ownedBy = ({ user, project }: Home) =>
  and(eq(projectChoices.userId, user.id), eq(projectChoices.projectId, project.id));

export async function findChoices(db: Queries, home: Home): Promise<ChoicesRow | null> {
  const [row] = await db.select().from(projectChoices).where(ownedBy(home));
  return row ?? null;
}

/** The row, locked until the transaction ends; made empty (version 0) when there was none. */
export async function lockChoices(tx: Queries, home: Home): Promise<ChoicesRow> {
  await tx
    .insert(projectChoices)
    .values({
      userId: home.user.id,
      projectId: home.project.id,
      houseTypeId: home.house.houseType.id,
      version: 0,
      rooms: {},
    })
    .onConflictDoNothing();
  const [row] = await tx.select().from(projectChoices).where(ownedBy(home)).for("update");
  if (!row) throw new Error("The choices vanished while they were locked");
  return row;
}
