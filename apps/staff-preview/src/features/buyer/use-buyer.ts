import { useMemo } from "react";
import { useQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { StaffConfiguration } from "@showroom/api-contract/entities/staff";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { configurationQuery } from "../../shared/buyers/buyers.ts";
import { pageQuery, projectQuery, useStaffProject } from "../../shared/projects/projects.ts";

/** The buyer's data from the server. */
export function useConfiguration(): StaffConfiguration {
  const { userId } = useParams();
  return useSuspenseQuery(configurationQuery(useStaffProject().id, Number(userId))).data;
}

/** A room of the buyer with the full page of its catalogue. */
export interface RoomView {
  readonly page: Page;
  /** The buyer's room, or the standard room when nothing was chosen yet. */
  readonly room: RoomChoice;
}

export interface BuyerView {
  readonly configuration: StaffConfiguration;
  readonly project: Project;
  readonly houseType: HouseType | null;
  readonly rooms: Readonly<Record<string, RoomChoice>>;
  /** All pages of the showroom, in order; null while they are loading. */
  readonly pages: readonly Page[] | null;
  /** The rooms that have a picture. */
  readonly roomViews: readonly RoomView[];
}

const NO_ROOMS: BuyerView["rooms"] = {};

/** The buyer's data with the catalogue of the buyer's house type. */
export function useBuyer(): BuyerView {
  const { slug } = useStaffProject();
  const configuration = useConfiguration();
  const { data: project } = useSuspenseQuery(projectQuery(slug));
  const houseType = project.houseTypes.find(({ id }) => id === configuration.buyer.houseType?.id) ?? null;
  const rooms = configuration.choices?.projectRoomChoices ?? NO_ROOMS;
  const pages = useQueries({
    queries: houseType === null ? [] : configuration.pages.map(({ id }) => pageQuery(houseType.id, id)),
    combine: (results) =>
      results.length > 0 && results.every(({ data }) => data !== undefined)
        ? results.map(({ data }) => data as Page)
        : null,
  });
  const roomViews = useMemo(
    () =>
      (pages ?? [])
        .filter(({ type }) => type === "configurator")
        .map((page) => ({ page, room: rooms[page.id] ?? standardRoomChoice(pageCatalogue(page), project) })),
    [pages, rooms, project],
  );
  return { configuration, project, houseType, rooms, pages, roomViews };
}
