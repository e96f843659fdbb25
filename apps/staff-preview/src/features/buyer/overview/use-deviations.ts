import { useMemo } from "react";
import type { Page } from "@showroom/domain/model/page";
import type { BuyerView } from "../use-buyer.ts";
import { floorDeviations, roomDeviations } from "./differences.ts";
import type { Deviation } from "./differences.ts";

export interface PageDeviations {
  readonly page: Page;
  readonly deviations: readonly Deviation[];
}

/** The deviations of every page with choices, in the order of the showroom; null while the catalogue is loading. */
export function useDeviations({
  configuration,
  project,
  pages,
  roomViews,
}: BuyerView): readonly PageDeviations[] | null {
  const { pageCosts } = configuration.cost;
  return useMemo(() => {
    if (pages === null) return null;
    return pages
      .filter(({ type }) => type === "configurator" || (type === "floors" && project.hasFloors))
      .map((page) => {
        const cost = pageCosts.find(({ id }) => id === page.id);
        const view = roomViews.find((candidate) => candidate.page.id === page.id);
        return { page, deviations: view ? roomDeviations(page, project, view.room, cost) : floorDeviations(cost) };
      });
  }, [pages, roomViews, project, pageCosts]);
}
