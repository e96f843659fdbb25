import { and, eq } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import { hasBuildNumber } from "../accounts/project-homes.ts";
import { costOf } from "../choices/read/settle-rooms.ts";
import type { Queries } from "../database/database.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { homes } from "../database/schema/homes.ts";
import type { AppContext } from "../kernel/context.ts";
import { findStanding, roomsThatCount } from "./standing.ts";

interface NewBuyer {
  readonly projectId: number;
  readonly userId: number;
  readonly buildNumber: string;
}

/** Stores the choices with which the buyer of a home starts, where former buyers agreed something: that, and the standard. */
export async function startChoices(
  app: Pick<AppContext, "catalogue">,
  tx: Queries,
  { projectId, userId, buildNumber }: NewBuyer,
): Promise<void> {
  const [home] = await tx
    .select()
    .from(homes)
    .where(and(eq(homes.projectId, projectId), hasBuildNumber(homes.buildNumber, buildNumber)));
  if (home === undefined || home.houseTypeId === null) return;
  const project = await app.catalogue.project(projectId);
  const house = project.houseTypes.get(home.houseTypeId);
  if (!house) return;
  const present = { project, house };
  const rooms = roomsThatCount(present, await findStanding(app, tx, home.id, present));
  if (rooms === null) return;
  await tx
    .insert(projectChoices)
    .values({
      userId,
      projectId,
      houseTypeId: home.houseTypeId,
      version: 0,
      revision: project.revision,
      rooms,
      handedInRooms: rooms,
      addedCost: costOf(present, rooms).totalPrice,
      updatedAt: now(),
    })
    .onConflictDoNothing();
}
