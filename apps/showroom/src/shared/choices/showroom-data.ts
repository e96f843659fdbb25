/** The queries for the data of a buyer's showroom. */
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { selectedHouseType } from "@showroom/domain/model/project";
import type { HouseType, Project } from "@showroom/domain/model/project";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { api } from "../api/api.ts";
import { queryOptions } from "@tanstack/react-query";

const FOREVER = Number.POSITIVE_INFINITY;

/** The house type that is configured. @throws Error without house types */
export function configuredHouseType(project: Project): HouseType {
  const houseType = selectedHouseType(project);
  if (houseType === undefined) throw new Error(`Project ${project.slug} has no house types`);
  return houseType;
}

/** A page with everything it offers. */
export const pageQuery = (houseTypeId: number, pageId: number) =>
  queryOptions({
    queryKey: ["page", houseTypeId, pageId],
    queryFn: (): Promise<Page> => api.call(getPage, { params: { houseTypeId, pageId } }),
    staleTime: FOREVER,
  });

/** The choices on the server. The store keeps them after they are loaded. */
export const choicesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["choices", projectId],
    queryFn: (): Promise<ProjectChoices> => api.call(getChoices, { params: { projectId } }),
    staleTime: 0,
  });

/** The floors on offer. `incomplete`: a list could not be loaded and is empty. */
export interface LoadedFloors extends FloorOffer {
  readonly incomplete: boolean;
}

const FETCH_AGAIN_AFTER = 4_000;
const FETCH_AGAIN_LATEST = 64_000;

/** Milliseconds until floors are fetched again while they are shown, longer after each fetch; false for complete lists. */
export const fetchAgainAfter = (offer: LoadedFloors | undefined, fetches = 1): number | false =>
  offer?.incomplete === true && Math.min(FETCH_AGAIN_AFTER * 2 ** (fetches - 1), FETCH_AGAIN_LATEST);

/** The living floors of a house type. A list that fails to load is empty and fetched again; the floor step reports it. */
export const floorOfferQuery = (project: Project, houseTypeId: number) =>
  queryOptions({
    queryKey: ["floors", houseTypeId],
    queryFn: async (): Promise<LoadedFloors> => {
      if (!project.hasFloors || houseTypeId <= 0) return { ...EMPTY_FLOOR_OFFER, incomplete: false };
      const query = { houseType: houseTypeId };
      let incomplete = false;
      const orNone = async <T>(list: Promise<readonly T[]>): Promise<readonly T[]> =>
        list.catch(() => {
          incomplete = true;
          return [];
        });
      const [materials, floors, baseboards] = await Promise.all([
        orNone(api.call(listFloorMaterials, { query })),
        orNone(api.call(listFloors, { query })),
        orNone(api.call(listBaseboards, { query })),
      ]);
      return { materials, floors, baseboards, incomplete };
    },
    staleTime: ({ state }) => (fetchAgainAfter(state.data) === false ? FOREVER : 0),
    refetchInterval: ({ state }) => fetchAgainAfter(state.data, state.dataUpdateCount),
  });
