import { Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Button } from "@showroom/ui/controls/button/button";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { floorStatus } from "@showroom/domain/selection/floors";
import { DiscountNote } from "../../shared/prices/discount-note.tsx";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { TRAIT_PARAMETERS } from "../../shared/traits/parameters.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { FloorList } from "./floor-list.tsx";
import { floorsTexts as texts } from "./texts.ts";
import { useFloorOffer } from "./use-floor-offer.ts";
import styles from "./floors.module.css";

const { Lazy: FloorFilter } = lazyPart(async () => (await import("./floor-filter.tsx")).FloorFilter);
const { Lazy: NarrowedFloors } = lazyPart(async () => (await import("./narrowed-floors.tsx")).NarrowedFloors);

/** The choice of a living floor: a card per material, and one for no floor. */
export function FloorsSidebar() {
  const { page } = useShowroom();
  const { room, locked } = useRoom();
  const { offer, retry, fetching } = useFloorOffer();
  const [parameters] = useSearchParams();
  const all = useMemo(() => (offer?.materials ?? []).map((material) => ({ material, fitting: [] })), [offer]);
  const status = floorStatus(room);
  // The notice keeps its space after the choice, so that the pressed card does not move.
  const [asked] = useState(status === "open");

  return (
    <div className={styles["tab"]}>
      {page.introText && <HtmlContent html={page.introText} />}
      {page.pageText && (
        <Disclosure showLabel={texts.more} hideLabel={texts.less}>
          <HtmlContent html={page.pageText} />
        </Disclosure>
      )}
      {asked && !locked && (
        <div className={styles["notice"]}>
          <Alert variant="info" className={status === "open" ? undefined : styles["unsaid"]}>
            {texts.chooseFirst}
          </Alert>
          <Alert variant="success" className={status === "open" ? styles["unsaid"] : undefined}>
            {texts.chosen}
          </Alert>
        </div>
      )}
      <DiscountNote group="floors" />
      {offer?.materials.length === 0 && (
        <EmptyState
          title={texts.unavailable}
          action={
            <Button size="small" loading={fetching} onClick={retry}>
              {texts.retry}
            </Button>
          }
        />
      )}
      <div className={styles["filter"]}>
        <Suspense>{offer && <FloorFilter offer={offer} />}</Suspense>
      </div>
      {offer && parameters.has(TRAIT_PARAMETERS.colorGroup) ? (
        <Suspense fallback={<Spinner patient />}>
          <NarrowedFloors offer={offer} />
        </Suspense>
      ) : (
        <FloorList offer={offer} materials={all} />
      )}
    </div>
  );
}
