import { Suspense, useDeferredValue } from "react";
import type { ReactNode } from "react";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { HtmlContent } from "@showroom/ui/layout/html-content/html-content";
import { PrintHead } from "@showroom/ui/layout/print-sheet/print-sheet";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { enteredByText } from "@showroom/domain/words/entered-by";
import { NEXT_STEPS } from "@showroom/domain/words/next-steps";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { useQuery } from "@tanstack/react-query";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { WideHeader } from "../../shared/step-view/wide-header.tsx";
import { formatDay } from "@showroom/domain/format/moment";
import { SectionsPlaceholder, TotalPlaceholder } from "../../shared/summary/summary-placeholders.tsx";
import { SummaryList } from "../../shared/summary/summary-list.tsx";
import { SummarySections } from "../../shared/summary/summary-sections.tsx";
import { useRoomPictures } from "../../shared/summary/use-room-pictures.ts";
import { ConfirmedArticles } from "./confirmed-articles.tsx";
import { confirmationQuery } from "./confirmation-query.ts";
import { EarlierLink } from "./earlier-link.tsx";
import { NextSteps } from "./next-steps.tsx";
import { LazyRequestDownload } from "./lazy-request-download.tsx";
import { PrintConditions } from "./print-conditions.tsx";
import { SummaryBar } from "../../shared/summary/summary-bar.tsx";
import { TotalAside } from "../../shared/summary/total-aside.tsx";
import { Totals } from "../../shared/summary/totals.tsx";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { overviewTexts as texts } from "./texts.ts";
import styles from "./overview-page.module.css";

const { Lazy: SubmittedDialog } = lazyPart(async () => (await import("./submitted-dialog.tsx")).SubmittedDialog);

export interface ConfirmedSummaryProps {
  readonly submitType: SubmitType;
  /** The choices were submitted just now, which is announced once. */
  readonly announced: boolean;
  readonly onAnnounced: () => void;
  readonly children: ReactNode;
}

/** The summary of the submitted choices, as stored in the confirmation. */
export function ConfirmedSummary({ submitType, announced, onAnnounced, children }: ConfirmedSummaryProps) {
  const { page, project, houseType, store } = useShowroom();
  const cost = useCostView();
  const pictures = useRoomPictures();
  const server = useChoices(store, (state) => state.server);
  const { data, isError: failed, refetch } = useQuery(confirmationQuery(server));
  // All articles are rendered in small pieces, between which the browser can respond.
  const confirmation = useDeferredValue(data);
  const sums = confirmation ?? (failed ? cost?.cost : undefined);
  const indicative = confirmation
    ? confirmation.pages.some(({ lines }) => lines.some((line) => line.indicative))
    : cost !== null && hasIndicativeLines(cost.cost.pageCosts);
  const content =
    confirmation?.confirmationContent ??
    project.submitOptions.find((option) => option.type === submitType)?.confirmationContent ??
    "";
  const { print } = texts;
  return (
    <>
      <PrintHead
        title={print.confirmation}
        facts={[
          [print.buyer, confirmation?.buyerName ?? server.name],
          [print.buildNumber, confirmation?.buildNumber ?? server.buildNumber],
          [print.project, confirmation?.projectName ?? project.name],
          [print.houseType, confirmation?.houseTypeName ?? houseType.name],
          [print.submittedAt, formatDay(confirmation?.submittedAt ?? server.submittedAt ?? "")],
          [print.reference, confirmation?.reference ?? null],
          [print.catalogue, confirmation?.catalogueVersion ?? null],
        ]}
      />
      <WideHeader
        page={page}
        projectName={project.name}
        aside={sums ? <TotalAside sums={sums} indicative={indicative} /> : <TotalPlaceholder />}
      />
      <div className={styles["submitted"]} data-print="hide">
        <Alert variant="warning">{texts.alreadyConfirmed}</Alert>
        <section className={styles["handed"]} aria-labelledby="doorgegeven">
          <h2 id="doorgegeven">{texts.submitted}</h2>
          <p>{texts.requested}</p>
          {confirmation && <p>{texts.reference(confirmation.reference)}</p>}
          {confirmation?.enteredBy !== undefined && <p>{enteredByText(confirmation.enteredBy)}</p>}
          {confirmation && confirmation.replaces !== null && (
            <p>
              <span>{texts.replaces(confirmation.replaces)}</span> <EarlierLink version={confirmation.version - 1} />
            </p>
          )}
          {confirmation && <LazyRequestDownload projectId={project.id} version={confirmation.version} />}
          <h3>{NEXT_STEPS.title}</h3>
          <NextSteps content={content} />
        </section>
        {page.introText && <HtmlContent html={page.introText} />}
      </div>
      {failed && (
        <RetryAlert announce="polite" onRetry={() => void refetch()}>
          {texts.confirmationFailed}
        </RetryAlert>
      )}
      {confirmation ? (
        <ConfirmedArticles confirmation={confirmation} pictures={pictures} />
      ) : failed ? (
        <SummarySections as={SummaryList} toResults pictures={pictures} />
      ) : (
        <SectionsPlaceholder />
      )}
      {sums && <SummaryBar sums={sums} indicative={indicative} />}
      {sums && <Totals sums={sums} indicative={indicative} />}
      <PrintConditions draft={false} indicative={indicative} />
      <div data-print="hide">{children}</div>
      <Suspense>
        {announced && (
          <SubmittedDialog content={content} reference={confirmation?.reference ?? null} onClose={onAnnounced} />
        )}
      </Suspense>
    </>
  );
}
