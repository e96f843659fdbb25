import CircleAlert from "lucide-react/icons/circle-alert";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { Icon } from "@showroom/ui/layout/icon/icon";
import { RoomProgress } from "@showroom/ui/staff/room-progress/room-progress";
import type { BuyerView } from "../use-buyer.ts";
import { openItems } from "./open-items.ts";
import styles from "./overview.module.css";
import { overviewTexts as texts } from "./texts.ts";

/** What is left to do before the buyer can hand in. */
export function OpenItems({ configuration, pages, project, rooms }: BuyerView) {
  const { status, progress } = configuration.buyer;
  if (status === "submitted") return <p>{texts.submitted}</p>;
  if (pages === null) return <Skeleton lines={2} />;
  const items = openItems(pages, project, rooms);
  return (
    <>
      <RoomProgress rooms={progress.map(({ pageId, title, confirmed }) => ({ id: pageId, title, confirmed }))} />
      {items.length === 0 ? (
        <p>{texts.nothingOpen}</p>
      ) : (
        <ul className={styles["open"]}>
          {items.map((item, index) => (
            <li key={`${index}/${item}`}>
              <Icon of={CircleAlert} size="small" />
              {item}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
