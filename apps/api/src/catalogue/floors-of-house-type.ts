import { EMPTY_FLOOR_OFFER, type FloorOffer } from "@showroom/domain/selection/floors";
import type { AppContext } from "../kernel/context.ts";

/** The living floors on offer for a house type; none where the project has no floors. */
export async function floorsOfHouseType(app: AppContext, houseTypeId: number): Promise<FloorOffer> {
  const project = await app.catalogue.projectOfHouseType(houseTypeId);
  return project.document.hasFloors
    ? (project.houseTypes.get(houseTypeId)?.floors ?? EMPTY_FLOOR_OFFER)
    : EMPTY_FLOOR_OFFER;
}
