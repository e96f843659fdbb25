import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { showroomPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { amountsOfConfirmation } from "@showroom/domain/summary/summary-amounts";
import { SummaryList } from "../../shared/summary/summary-list.tsx";
import { listConfirmed, listNoFloor } from "../../shared/summary/summary-rows.ts";
import type { RoomPictures } from "../../shared/summary/use-room-pictures.ts";

export interface ConfirmedArticlesProps {
  readonly confirmation: Confirmation;
  readonly pictures: RoomPictures;
}

/** The articles of a confirmation, per room. */
export function ConfirmedArticles({ confirmation, pictures }: ConfirmedArticlesProps) {
  const { project } = useShowroom();
  const images = useImages();
  const amounts = amountsOfConfirmation(confirmation);
  return (
    <SummaryList
      amounts={amounts}
      sections={confirmation.pages
        .toSorted((a, b) => a.order - b.order)
        .map((page) => ({
          pageId: page.pageId,
          title: page.title,
          completed: true,
          total: page.totalPrice,
          stepHref: showroomPaths.step(project.slug, page.order + 1),
          picture: pictures.get(page.pageId),
          parts: page.lines.length === 0 ? listNoFloor() : listConfirmed(page, images, amounts),
        }))}
    />
  );
}
