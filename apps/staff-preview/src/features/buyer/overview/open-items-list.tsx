import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { RoomProgress } from "@showroom/ui/staff/room-progress/room-progress";
import type { BuyerView } from "../use-buyer.ts";
import { catalogueItems } from "./catalogue-items.ts";
import { openItems } from "./open-items.ts";
import { overviewTexts as texts } from "./texts.ts";

/** What the buyer still has to do before submitting the choices. */
export function OpenItems({ configuration, pages, project, rooms }: BuyerView) {
  const { status, progress } = configuration.buyer;
  if (status === "submitted") return <p>{texts.submitted}</p>;
  if (pages === null) return <Skeleton lines={2} />;
  const { catalogueChanges = [], isPrepared = false } = configuration.choices ?? {};
  const items = [
    ...(isPrepared ? [texts.prepared] : []),
    ...catalogueItems(catalogueChanges),
    ...openItems(pages, project, rooms),
  ];
  return (
    <>
      <RoomProgress rooms={progress.map(({ pageId, title, confirmed }) => ({ id: pageId, title, confirmed }))} />
      {items.length === 0 ? (
        <p>{texts.nothingOpen}</p>
      ) : (
        <BulletList
          marker="attention"
          items={items.map((item, index) => ({ key: `${index}/${item}`, content: item }))}
        />
      )}
    </>
  );
}
