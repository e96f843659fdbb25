import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Link } from "@showroom/ui/controls/link/link";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { PrintHead } from "@showroom/ui/layout/print-sheet/print-sheet";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { formatDay } from "@showroom/domain/format/moment";
import { useQuery } from "@tanstack/react-query";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { showroomPaths } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { SectionsPlaceholder, TotalPlaceholder } from "../../shared/summary/summary-placeholders.tsx";
import { TotalAside } from "../../shared/summary/total-aside.tsx";
import { Totals } from "../../shared/summary/totals.tsx";
import type { RoomPictures } from "../../shared/summary/use-room-pictures.ts";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import { ConfirmedArticles } from "./confirmed-articles.tsx";
import { confirmationQuery } from "./confirmation-query.ts";
import { LazyRequestDownload } from "./lazy-request-download.tsx";
import { earlierTexts as earlier } from "./earlier-texts.ts";
import { overviewTexts } from "./texts.ts";

const { print } = overviewTexts;

/** The present pictures show the present choices. */
const NO_PICTURES: RoomPictures = new Map();

/** A confirmation that is no longer in force, as it was sent. `version` is null for the newest. */
export function EarlierConfirmation({ version }: { readonly version: number | null }) {
  const { page, project, store } = useShowroom();
  const server = useChoices(store, (state) => state.server);
  const { data: confirmation, isError: failed, refetch } = useQuery(confirmationQuery(server, version));
  const indicative = confirmation?.pages.some(({ lines }) => lines.some((line) => line.indicative)) ?? false;
  return (
    <>
      {confirmation && (
        <PrintHead
          title={print.confirmation}
          facts={[
            [print.buyer, confirmation.buyerName],
            [print.buildNumber, confirmation.buildNumber],
            [print.project, confirmation.projectName],
            [print.houseType, confirmation.houseTypeName],
            [print.submittedAt, formatDay(confirmation.submittedAt)],
            [print.reference, confirmation.reference],
            [print.catalogue, confirmation.catalogueVersion],
          ]}
        />
      )}
      <PageHeader
        kicker={project.name}
        title={earlier.title}
        aside={confirmation ? <TotalAside sums={confirmation} indicative={indicative} /> : <TotalPlaceholder />}
      />
      <Alert variant="info">
        {confirmation && (
          <span>{`${earlier.facts(confirmation.reference, formatDay(confirmation.submittedAt))} `}</span>
        )}
        <Link href={showroomPaths.step(project.slug, stepNumberOf(page))}>{earlier.back}</Link>
      </Alert>
      {failed && (
        <RetryAlert announce="polite" onRetry={() => void refetch()}>
          {earlier.failed}
        </RetryAlert>
      )}
      {confirmation ? (
        <>
          <ConfirmedArticles confirmation={confirmation} pictures={NO_PICTURES} />
          <Totals sums={confirmation} indicative={indicative} />
          <LazyRequestDownload projectId={project.id} version={confirmation.version} />
        </>
      ) : (
        !failed && <SectionsPlaceholder />
      )}
    </>
  );
}
