import { eq } from "drizzle-orm";
import { EMPTY_FLOOR_OFFER, type FloorOffer } from "@showroom/domain/selection/floors";
import type { AppContext } from "../app/context.ts";
import { houseTypes } from "../database/schema/catalogue.ts";

/** The living floors on offer for a house type; none where the project has no floors. */
export async function floorsOfHouseType(app: AppContext, houseTypeId: number): Promise<FloorOffer> {
  const [found] = await app.db.select({ projectId: houseTypes.projectId }).from(houseTypes).where(eq(houseTypes.id, houseTypeId));
  if (!found) return EMPTY_FLOOR_OFFER;
  const project = await app.catalogue.project(found.projectId);
  return project.document.hasFloors ? (project.houseTypes.get(houseTypeId)?.floors ?? EMPTY_FLOOR_OFFER) : EMPTY_FLOOR_OFFER;
}
