import type { ComponentType } from "react";
import { floorStatus } from "@showroom/domain/selection/floors";
import { changedLines, summarySections } from "@showroom/domain/summary/summary";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useChoices } from "../choices/use-choices.ts";
import { showroomPaths } from "../../pages/links.ts";
import { useCostInput, useCostView, useShowroom } from "../step-view/use-showroom.ts";
import { LazyAsk } from "../questions/lazy-ask.tsx";
import { SectionsPlaceholder } from "./summary-placeholders.tsx";
import type { SummaryListProps } from "./summary-list.tsx";
import { quantitiesIn } from "./quantities-in.ts";
import { summaryTexts as texts } from "./texts.ts";
import { listLines, listNoFloor } from "./summary-rows.ts";
import type { RoomPictures } from "./use-room-pictures.ts";

export interface SummarySectionsProps {
  /** How the pages are shown: `SummaryList` lists their choices, `ProgressTable` only progress and prices. */
  readonly as: ComponentType<SummaryListProps>;
  /** Links to the results of rooms, instead of their first part. */
  readonly toResults?: boolean;
  readonly pictures?: RoomPictures | undefined;
  /** Leaves out the lines of the standard that cost nothing extra. */
  readonly onlyChanged?: boolean;
}

/** The present choices with their prices. */
export function SummarySections({ as: Pages, toResults = false, pictures, onlyChanged = false }: SummarySectionsProps) {
  const { project, houseType, store, steps } = useShowroom();
  const cost = useCostView();
  const images = useImages();
  const rooms = useChoices(store, (state) => state.rooms);
  const input = useCostInput();
  if (cost === null) return <SectionsPlaceholder />;
  const sections = summarySections({
    pages: houseType.pages,
    choices: rooms,
    cost: cost.cost,
    hideOverviewFromSummary: project.hideOverviewFromSummary,
  }).map((section) => {
    const { page } = section;
    const step = steps.find((candidate) => candidate.page.id === page.id);
    const room = rooms[page.id];
    const shown = onlyChanged ? section.parts.flatMap((part) => changedLines(part) ?? []) : section.parts;
    const floor = page.type === "floors" ? (room === undefined ? "open" : floorStatus(room)) : null;
    return {
      pageId: page.id,
      title: page.title,
      completed: section.status === "saved",
      total: section.totalPrice,
      // Without a floor nothing is delivered, so 'Inbegrepen' would be wrong.
      instead: floor === "open" ? texts.floorOpen : undefined,
      stepHref:
        step && step.status !== "locked" && !step.active
          ? toResults && page.type === "configurator"
            ? showroomPaths.part(project.slug, section.stepNumber, "result")
            : showroomPaths.step(project.slug, section.stepNumber)
          : undefined,
      picture: pictures?.get(page.id),
      parts:
        floor === "none" ? listNoFloor() : listLines(shown, images, input ? quantitiesIn(input, page.id) : undefined),
      action: <LazyAsk pageId={page.id} about={page.title} />,
    };
  });
  return <Pages sections={sections} />;
}
