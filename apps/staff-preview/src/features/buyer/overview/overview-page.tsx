import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { cents } from "@showroom/domain/money/cents";
import { amountsOfCost } from "@showroom/domain/summary/summary-amounts";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { TotalBlock } from "@showroom/ui/showroom/total-block/total-block";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { useBuyer } from "../use-buyer.ts";
import { ChoiceSections } from "./choice-sections.tsx";
import { DeviationTable } from "./deviation-table.tsx";
import { OpenItems } from "./open-items-list.tsx";
import styles from "./overview.module.css";
import { RoomCards } from "./room-cards.tsx";
import { overviewTexts as texts } from "./texts.ts";
import { useDeviations } from "./use-deviations.ts";
import type { PageDeviations } from "./use-deviations.ts";

function Differences({ perPage }: { perPage: readonly PageDeviations[] | null }) {
  if (perPage === null) return <Skeleton lines={4} />;
  const deviating = perPage.filter(({ deviations }) => deviations.length > 0);
  if (deviating.length === 0) return <p>{texts.noDifferences}</p>;
  return deviating.map(({ page, deviations }) => (
    <DeviationTable key={page.id} pageId={page.id} title={page.title} deviations={deviations} />
  ));
}

/** A buyer's choices with pictures, prices and open items. */
export function OverviewPage() {
  const view = useBuyer();
  const { cost } = view.configuration;
  const indicative = hasIndicativeLines(cost.pageCosts);
  const { euro } = amountsOfCost(cost);
  const perPage = useDeviations(view);
  return (
    <div className={styles["overview"]}>
      <section className={styles["section"]} aria-labelledby="open">
        <Heading as="h2" size={28} id="open">
          {texts.open}
        </Heading>
        <OpenItems {...view} />
      </section>
      <section className={styles["section"]} aria-labelledby="beeld">
        <Heading as="h2" size={28} id="beeld">
          {texts.pictures}
        </Heading>
        <RoomCards view={view} perPage={perPage} />
      </section>
      <section className={styles["section"]} aria-labelledby="afwijkingen">
        <Heading as="h2" size={28} id="afwijkingen">
          {texts.differences}
        </Heading>
        <Differences perPage={perPage} />
      </section>
      <section className={styles["section"]} aria-labelledby="keuzes">
        <Heading as="h2" size={28} id="keuzes">
          {texts.choices}
        </Heading>
        <ChoiceSections {...view} />
        <TotalBlock
          subtotal={euro(cost.subTotalPrice)}
          discount={cost.discount > 0 ? euro(cents(-cost.discount)) : undefined}
          total={euro(cost.totalPrice)}
          indicative={indicative}
          note={indicative ? texts.indicative : undefined}
        />
      </section>
    </div>
  );
}
