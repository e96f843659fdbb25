import { Suspense, useEffect, useRef, useState } from "react";
import { useLoaderData, useParams } from "react-router";
import type { SharedView } from "@showroom/api-contract/entities/share-link";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import type { PageCost } from "@showroom/domain/model/cost";
import type { PageOutline } from "@showroom/domain/model/page";
import { changedLines, summaryParts } from "@showroom/domain/summary/summary";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { formatDay } from "@showroom/domain/format/moment";
import { roomPictureWords, tileWords } from "@showroom/domain/words/picture-words";
import { SummaryList } from "../../shared/summary/summary-list.tsx";
import { listLines, listNoFloor } from "../../shared/summary/summary-rows.ts";
import { summaryTexts } from "../../shared/summary/texts.ts";
import { TotalAside } from "../../shared/summary/total-aside.tsx";
import { Totals } from "../../shared/summary/totals.tsx";
import type { RoomPicture } from "../../shared/summary/use-room-pictures.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { sharedPageTexts as texts } from "./shared-page-texts.ts";
import styles from "./share.module.css";

const { Lazy: SharedRoom } = lazyPart(async () => (await import("./shared-room.tsx")).SharedRoom);

/** The page behind a share link: the choices and their price, to read and to print. */
export function SharedPage() {
  const view = useLoaderData<SharedView | null>();
  return (
    <>
      <meta name="robots" content="noindex" />
      {view === null ? (
        <MessagePage title={texts.goneTitle} text={texts.gone} actions={<Button href="/">{texts.home}</Button>} />
      ) : (
        <div className={styles["page"]}>
          <Choices view={view} />
        </div>
      )}
    </>
  );
}

/** The picture of a room; undefined when none was made of these choices. */
function pictureOf({ pictures }: SharedView, page: PageOutline, cost: PageCost): RoomPicture | undefined {
  const files = pictures?.find(({ pageId }) => pageId === page.id);
  const { wallTile, floorTile } = cost;
  // A room without tiles is not drawn.
  if (!files || !wallTile || !floorTile) return undefined;
  return {
    src: files.url,
    srcSet: files.srcSet ?? undefined,
    alt: roomPictureWords(page.title, tileWords(wallTile), tileWords(floorTile)),
    upright: page.configuratorType === "toilet",
  };
}

function Choices({ view }: { readonly view: SharedView }) {
  const images = useImages();
  const { token = "" } = useParams();
  const { project, cost, pages } = view;
  // What somebody chose is what the link is opened for; the standard is one press away.
  const [onlyChanged, setOnlyChanged] = useState(true);
  const box = useRef<HTMLInputElement>(null);
  // The box may have been pressed before the page could answer.
  useEffect(() => setOnlyChanged(box.current?.checked ?? true), []);
  // What can be pressed follows the page that the server has rendered.
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  const indicative = hasIndicativeLines(cost.pageCosts);
  const confirmed = new Set(view.confirmedPageIds);
  const costs = new Map(cost.pageCosts.map((pageCost) => [pageCost.id, pageCost]));
  const sections = pages
    .filter((page) => !page.hideFromSummary && (page.type === "configurator" || page.type === "floors"))
    .toSorted((a, b) => a.order - b.order)
    .flatMap((page) => {
      const own = costs.get(page.id);
      if (!own) return [];
      const all = summaryParts(own);
      const shown = onlyChanged ? all.flatMap((part) => changedLines(part) ?? []) : all;
      const picture = pictureOf(view, page, own);
      const isFloorEmpty = page.type === "floors" && own.items.length === 0;
      return [
        {
          pageId: page.id,
          title: page.title,
          completed: confirmed.has(page.id),
          total: own.totalPrice,
          picture,
          layer: isShown && picture?.src && (
            <Suspense>
              <SharedRoom token={token} pageId={page.id} title={page.title} still={picture.src} alt={picture.alt} />
            </Suspense>
          ),
          // Without a floor nothing is delivered, so 'Inbegrepen' would be wrong.
          instead: isFloorEmpty && !confirmed.has(page.id) ? summaryTexts.floorOpen : undefined,
          note: all.length > 0 && shown.length === 0 ? texts.standard : undefined,
          // A floor page can only be confirmed with an answer, so a confirmed page without items means no floor.
          parts: isFloorEmpty && confirmed.has(page.id) ? listNoFloor() : listLines(shown, images),
        },
      ];
    });
  return (
    <>
      <PageHeader
        kicker={
          <span className={styles["kicker"]}>
            <span>{project.name}</span> <StatusBadge variant="locked">{texts.readOnly}</StatusBadge>
          </span>
        }
        title={texts.title}
        intro={
          <>
            <p>{texts.intro(project.name, view.houseTypeName)}</p>
            <p>
              {`${view.submitType === null ? texts.open : texts.submitted} ${texts.moment(formatDay(view.updatedAt), formatDay(view.expiresAt))}`}
            </p>
          </>
        }
        aside={<TotalAside sums={cost} indicative={indicative} />}
      />
      <div data-print="hide">
        <Checkbox
          ref={box}
          label={texts.onlyChanged}
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.target.checked)}
        />
      </div>
      <SummaryList sections={sections} />
      <Totals sums={cost} indicative={indicative} />
    </>
  );
}
