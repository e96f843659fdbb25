import { EMPTY_FLOOR_OFFER, type FloorOffer } from "@showroom/domain/selection/floors";
import type { Asker } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { projectSeenBy } from "./home.ts";

/** The living floors that the user sees for a house type; empty in a project without floors. */
export async function floorsOfHouseType(app: AppContext, asker: Asker, houseTypeId: number): Promise<FloorOffer> {
  const live = await app.catalogue.projectOfHouseType(houseTypeId);
  const seen = await projectSeenBy(app, asker, live);
  const project = seen.houseTypes.has(houseTypeId) ? seen : live;
  return project.document.hasFloors
    ? (project.houseTypes.get(houseTypeId)?.floors ?? EMPTY_FLOOR_OFFER)
    : EMPTY_FLOOR_OFFER;
}
