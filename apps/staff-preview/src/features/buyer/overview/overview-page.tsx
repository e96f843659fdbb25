import { useMemo } from "react";
import { formatEuro } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import { RoomPicture, RoomPictures } from "../../../shared/render/room-picture.tsx";
import { useBuyer } from "../use-buyer.ts";
import type { BuyerView } from "../use-buyer.ts";
import { ChoiceSections } from "./choice-sections.tsx";
import { DeviationTable } from "./deviation-table.tsx";
import { floorDeviations, roomDeviations } from "./differences.ts";
import { OpenItems } from "./open-items-list.tsx";
import styles from "./overview.module.css";
import { overviewTexts as texts } from "./texts.ts";

function Pictures({ roomViews, project, houseType, rooms, pages }: BuyerView) {
  if (pages === null || houseType === null) return <Skeleton variant="block" height="24rem" />;
  return (
    <RoomPictures>
      {roomViews.map(({ page, room }) => (
        <RoomPicture
          key={page.id}
          page={page}
          room={room}
          project={project}
          houseType={houseType}
          note={rooms[page.id] === undefined ? texts.standardPicture : undefined}
        />
      ))}
    </RoomPictures>
  );
}

function Differences({ configuration, project, pages, roomViews }: BuyerView) {
  const { pageCosts } = configuration.cost;
  const perPage = useMemo(() => {
    const costOf = (pageId: number) => pageCosts.find(({ id }) => id === pageId);
    return (pages ?? [])
      .map((page) => {
        const view = roomViews.find((candidate) => candidate.page.id === page.id);
        return {
          page,
          deviations: view
            ? roomDeviations(page, project, view.room, costOf(page.id))
            : floorDeviations(costOf(page.id)),
        };
      })
      .filter(({ deviations }) => deviations.length > 0);
  }, [pages, roomViews, project, pageCosts]);
  if (pages === null) return <Skeleton lines={4} />;
  if (perPage.length === 0) return <p>{texts.noDifferences}</p>;
  return perPage.map(({ page, deviations }) => (
    <DeviationTable key={page.id} title={page.title} deviations={deviations} />
  ));
}

/** What a buyer chose, how it looks, what it costs and what is still open. */
export function OverviewPage() {
  const view = useBuyer();
  const { cost, project } = view.configuration;
  return (
    <div className={styles["overview"]}>
      <section className={styles["section"]} aria-labelledby="open">
        <h2 id="open">{texts.open}</h2>
        <OpenItems {...view} />
      </section>
      <section className={styles["section"]} aria-labelledby="beeld">
        <h2 id="beeld">{texts.pictures}</h2>
        <Pictures {...view} />
      </section>
      <section className={styles["section"]} aria-labelledby="afwijkingen">
        <h2 id="afwijkingen">{texts.differences}</h2>
        <Differences {...view} />
      </section>
      <section className={styles["section"]} aria-labelledby="keuzes">
        <h2 id="keuzes">{texts.choices}</h2>
        <ChoiceSections {...view} />
        <TotalBlock
          subtotal={formatEuro(cost.subTotalPrice)}
          discount={cost.discount > 0 ? formatEuro(cents(-cost.discount)) : undefined}
          total={formatEuro(cost.totalPrice)}
          indicative={!project.hasHardPrices}
          note={project.hasHardPrices ? undefined : texts.indicative}
        />
      </section>
    </div>
  );
}
