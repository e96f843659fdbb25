import { useQuery } from "@tanstack/react-query";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { floorOfferQuery } from "../../shared/choices/showroom-data.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";

/** The living floors on offer; undefined while they are fetched. */
export function useFloorOffer(): FloorOffer | undefined {
  const { project, houseType } = useShowroom();
  return useQuery(floorOfferQuery(project, houseType.id)).data;
}
