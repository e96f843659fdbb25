import { Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { PrintHead } from "@showroom/ui/layout/print-sheet/print-sheet";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { discountReasons } from "../../shared/prices/discount-words.ts";
import { TotalPlaceholder } from "../../shared/summary/summary-placeholders.tsx";
import { formatDay } from "@showroom/domain/format/moment";
import { SummaryList } from "../../shared/summary/summary-list.tsx";
import { SummarySections } from "../../shared/summary/summary-sections.tsx";
import { useRoomPictures } from "../../shared/summary/use-room-pictures.ts";
import { WideHeader } from "../../shared/step-view/wide-header.tsx";
import { PrintConditions } from "./print-conditions.tsx";
import { SummaryBar } from "../../shared/summary/summary-bar.tsx";
import { TotalAside } from "../../shared/summary/total-aside.tsx";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { Totals } from "../../shared/summary/totals.tsx";
import { ToSubmission } from "./to-submission.tsx";
import { overviewTexts as texts } from "./texts.ts";
import styles from "./overview-page.module.css";

// Below a long list, so its code follows.
const { Lazy: Submission } = lazyPart(async () => (await import("./submission.tsx")).Submission);

export interface OpenSummaryProps {
  readonly onSubmitted: () => void;
  readonly children: ReactNode;
}

/** The summary of choices that were not submitted yet, with the ways to submit them. */
export function OpenSummary({ onSubmitted, children }: OpenSummaryProps) {
  const { page, project, houseType, store } = useShowroom();
  const cost = useCostView();
  const pictures = useRoomPictures();
  const server = useChoices(store, (state) => state.server);
  const [today] = useState(() => formatDay(new Date()));
  const readOnly = useChoices(store, (state) => state.readOnly);
  const indicative = cost ? hasIndicativeLines(cost.cost.pageCosts) : !project.hasHardPrices;
  const [onlyChanged, setOnlyChanged] = useState(false);
  // Paper has every line, because it can be signed.
  useEffect(() => {
    const showAll = (): void => flushSync(() => setOnlyChanged(false));
    window.addEventListener("beforeprint", showAll);
    return () => window.removeEventListener("beforeprint", showAll);
  }, []);
  const { print } = texts;
  return (
    <>
      <PrintHead
        title={print.quote}
        facts={[
          [print.buyer, server.name],
          [print.buildNumber, server.buildNumber],
          [print.project, project.name],
          [print.houseType, houseType.name],
          [print.date, today],
        ]}
      />
      <WideHeader
        page={page}
        projectName={project.name}
        aside={cost ? <TotalAside sums={cost.cost} indicative={indicative} /> : <TotalPlaceholder />}
      />
      <div className={styles["options"]} data-print="hide">
        {page.introText && <HtmlContent html={page.introText} />}
        <Checkbox
          label={texts.onlyChanged}
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.target.checked)}
        />
      </div>
      <SummarySections
        as={SummaryList}
        toResults
        pictures={onlyChanged ? undefined : pictures}
        onlyChanged={onlyChanged}
      />
      {cost && (
        <SummaryBar sums={cost.cost} indicative={indicative}>
          {!readOnly && <ToSubmission />}
        </SummaryBar>
      )}
      {cost && (
        <Totals
          sums={cost.cost}
          discountReason={discountReasons(project, cost.cost).join(" ")}
          indicative={indicative}
        />
      )}
      <PrintConditions draft indicative />
      {!readOnly && (
        <div data-print="hide">
          <Suspense>
            <Submission onSubmitted={onSubmitted} />
          </Suspense>
        </div>
      )}
      <div data-print="hide">{children}</div>
    </>
  );
}
