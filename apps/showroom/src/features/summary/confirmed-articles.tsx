import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { keptPictureSource } from "@showroom/web-app/pictures/kept-picture";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { showroomPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ZERO } from "@showroom/domain/money/cents";
import { confirmedSections } from "./confirmed-sections.ts";
import { LazyAsk } from "../../shared/questions/lazy-ask.tsx";
import { SummaryList } from "../../shared/summary/summary-list.tsx";
import { listConfirmed, listNoFloor } from "../../shared/summary/summary-rows.ts";
import { summaryTexts } from "../../shared/summary/texts.ts";
import type { RoomPictures } from "../../shared/summary/use-room-pictures.ts";

export interface ConfirmedArticlesProps {
  readonly confirmation: Confirmation;
  readonly pictures: RoomPictures;
}

/** The sections of a confirmation, with the articles of each room. */
export function ConfirmedArticles({ confirmation, pictures }: ConfirmedArticlesProps) {
  const { project, steps } = useShowroom();
  const images = useImages();
  return (
    <SummaryList
      sections={confirmedSections(confirmation).map(({ pageId, title, page }) => {
        const kept = confirmation.pictures?.find((one) => one.pageId === pageId)?.picture;
        const step = steps.find((candidate) => candidate.page.id === pageId);
        return {
          pageId,
          title,
          completed: true,
          total: page?.totalPrice ?? ZERO,
          stepHref:
            step && !step.active
              ? step.page.type === "configurator"
                ? showroomPaths.part(project.slug, step.stepNumber, "result")
                : showroomPaths.step(project.slug, step.stepNumber)
              : undefined,
          picture: kept
            ? { ...keptPictureSource(kept, images), alt: summaryTexts.picture(title) }
            : pictures.get(pageId),
          parts: page === null ? [] : page.lines.length === 0 ? listNoFloor() : listConfirmed(page, images),
          action: <LazyAsk pageId={pageId} about={title} />,
        };
      })}
    />
  );
}
