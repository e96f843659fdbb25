/** The queries for the data of a buyer's showroom. */
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { api } from "../api/api.ts";
import { queryOptions } from "@tanstack/react-query";

const FOREVER = Number.POSITIVE_INFINITY;

/** The house type being configured: the user's own, or the first one for staff who selected none. */
export function configuredHouseType(project: Project): HouseType {
  const selected = project.houseTypes.find((houseType) => houseType.id === project.selectedProjectHouseType?.id);
  const houseType = selected ?? project.houseTypes[0];
  if (houseType === undefined) throw new Error(`Project ${project.slug} has no house types`);
  return houseType;
}

/** A page with everything it offers. */
export const pageQuery = (houseTypeId: number, pageId: number) =>
  queryOptions({
    queryKey: ["page", houseTypeId, pageId],
    queryFn: (): Promise<Page> => api.call(getPage, { params: { houseTypeId, pageId } }),
    staleTime: FOREVER,
    // A step that was visited opens without a connection too.
    gcTime: FOREVER,
  });

/** The choices on the server. The store keeps them after they are loaded. */
export const choicesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["choices", projectId],
    queryFn: (): Promise<ProjectChoices> => api.call(getChoices, { params: { projectId } }),
    staleTime: 0,
  });

const orNone = async <T>(list: Promise<readonly T[]>): Promise<readonly T[]> => list.catch(() => []);

/** The living floors of a house type. A list that fails to load is empty; the floor step reports it. */
export const floorOfferQuery = (project: Project, houseTypeId: number) =>
  queryOptions({
    queryKey: ["floors", houseTypeId],
    queryFn: async (): Promise<FloorOffer> => {
      if (!project.hasFloors || houseTypeId <= 0) return EMPTY_FLOOR_OFFER;
      const query = { houseType: houseTypeId };
      const [materials, floors, baseboards] = await Promise.all([
        orNone(api.call(listFloorMaterials, { query })),
        orNone(api.call(listFloors, { query })),
        orNone(api.call(listBaseboards, { query })),
      ]);
      return { materials, floors, baseboards };
    },
    staleTime: FOREVER,
  });
