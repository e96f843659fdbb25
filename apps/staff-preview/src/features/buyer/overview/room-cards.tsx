import { linesOf } from "@showroom/domain/model/cost";
import { amountsOfCost } from "@showroom/domain/summary/summary-amounts";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { Link } from "@showroom/ui/controls/link/link";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";
import { FloorPicture } from "../../../shared/pictures/floor-picture.tsx";
import { PictureCards } from "../../../shared/pictures/picture-card.tsx";
import { RoomPicture } from "../../../shared/pictures/room-picture.tsx";
import type { BuyerView } from "../use-buyer.ts";
import { deviationsId } from "./deviation-table.tsx";
import { overviewTexts as texts } from "./texts.ts";
import type { PageDeviations } from "./use-deviations.ts";

export interface RoomCardsProps {
  readonly view: BuyerView;
  /** Null while the catalogue is loading. */
  readonly perPage: readonly PageDeviations[] | null;
}

/** A card per room: picture, price and number of deviations from the standard. */
export function RoomCards({ view, perPage }: RoomCardsProps) {
  const { configuration, project, houseType, rooms, roomViews } = view;
  if (perPage === null || houseType === null) return <Skeleton variant="block" height="24rem" />;
  const { euro } = amountsOfCost(configuration.cost);
  return (
    <PictureCards>
      {perPage.map(({ page, deviations }) => {
        const cost = configuration.cost.pageCosts.find(({ id }) => id === page.id);
        const total = cost?.totalPrice ?? 0;
        const words = {
          amount: <PriceTag amount={total === 0 ? undefined : euro(total)} size="inherit" />,
          note:
            deviations.length > 0 ? (
              <Link href={`#${deviationsId(page.id)}`}>
                <span>{texts.differenceCount(deviations.length)}</span>
                <VisuallyHidden>{` ${texts.differencesOf(page.title)}`}</VisuallyHidden>
              </Link>
            ) : (
              texts.standardPicture
            ),
        };
        const roomView = roomViews.find((candidate) => candidate.page.id === page.id);
        if (roomView)
          return (
            <RoomPicture
              key={page.id}
              {...roomView}
              project={project}
              houseType={houseType}
              buyerId={configuration.buyer.userId}
              {...(cost && { lines: linesOf(cost) })}
              {...words}
            />
          );
        return (
          <FloorPicture
            key={page.id}
            title={page.title}
            room={rooms[page.id]}
            houseType={houseType}
            amount={words.amount}
            note={deviations.length > 0 ? words.note : undefined}
          />
        );
      })}
    </PictureCards>
  );
}
