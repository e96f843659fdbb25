import { useEffect, useRef, useState } from "react";
import { useLoaderData } from "react-router";
import type { SharedView } from "@showroom/api-contract/entities/share-link";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { MessagePage } from "@showroom/ui/layout/message-page/message-page";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { changedLines, summaryParts } from "@showroom/domain/summary/summary";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { formatDay } from "@showroom/domain/format/moment";
import { SummaryList } from "../../shared/summary/summary-list.tsx";
import { listLines, listNoFloor } from "../../shared/summary/summary-rows.ts";
import { TotalAside } from "../../shared/summary/total-aside.tsx";
import { Totals } from "../../shared/summary/totals.tsx";
import { shareTexts } from "./texts.ts";
import styles from "./share.module.css";

const { page: texts } = shareTexts;

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

function Choices({ view }: { readonly view: SharedView }) {
  const images = useImages();
  const { project, cost, pages } = view;
  // What somebody chose is what the link is opened for; the standard is one press away.
  const [onlyChanged, setOnlyChanged] = useState(true);
  const box = useRef<HTMLInputElement>(null);
  // The box may have been pressed before the page could answer.
  useEffect(() => setOnlyChanged(box.current?.checked ?? true), []);
  const indicative = hasIndicativeLines(cost.pageCosts);
  const confirmed = new Set(view.confirmedPageIds);
  const costs = new Map(cost.pageCosts.map((pageCost) => [pageCost.id, pageCost]));
  const sections = pages
    .filter((page) => !page.hideFromSummary && (page.type === "configurator" || page.type === "floors"))
    .toSorted((a, b) => a.order - b.order)
    .flatMap((page) => {
      const own = costs.get(page.id);
      return own
        ? [
            {
              pageId: page.id,
              title: page.title,
              completed: confirmed.has(page.id),
              total: own.totalPrice,
              // A floor page can only be confirmed with an answer, so a confirmed page without items means no floor.
              parts:
                page.type === "floors" && confirmed.has(page.id) && own.items.length === 0
                  ? listNoFloor()
                  : listLines(
                      onlyChanged ? summaryParts(own).flatMap((part) => changedLines(part) ?? []) : summaryParts(own),
                      images,
                    ),
            },
          ]
        : [];
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
