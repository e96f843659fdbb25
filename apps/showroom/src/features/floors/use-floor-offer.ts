import type { FloorOffer } from "@showroom/domain/selection/floors";
import { useQuery } from "@tanstack/react-query";
import { floorOfferQuery } from "../../shared/choices/showroom-data.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";

export interface FloorOfferView {
  /** The living floors on offer; undefined while they are fetched. A list that failed to load is empty. */
  readonly offer: FloorOffer | undefined;
  /** Fetches the lists again. */
  readonly retry: () => void;
  readonly fetching: boolean;
}

export function useFloorOffer(): FloorOfferView {
  const { project, houseType } = useShowroom();
  const { data, refetch, isFetching } = useQuery(floorOfferQuery(project, houseType.id));
  return { offer: data, retry: () => void refetch(), fetching: isFetching };
}
