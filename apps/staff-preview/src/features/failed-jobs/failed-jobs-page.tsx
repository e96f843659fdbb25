import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { FailedJob } from "@showroom/api-contract/entities/failed-job";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmptyState } from "@showroom/ui/feedback/empty-state/empty-state";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { formatMoment } from "@showroom/domain/format/moment";
import { StaffPage } from "../../shared/page/staff-page.tsx";
import { failedJobsQuery } from "./failed-jobs-queries.ts";
import styles from "./failed-jobs.module.css";
import { failedJobsTexts as texts } from "./texts.ts";
import { useFailedJobs } from "./use-failed-jobs.ts";

const nameOf = ({ queue }: FailedJob): string => texts.queues[queue] ?? queue;

interface JobActionsProps {
  job: FailedJob;
  busy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function JobActions({ job, busy, onRetry, onDiscard }: JobActionsProps) {
  return (
    <div className={styles["actions"]}>
      <Button size="small" disabled={busy} onClick={onRetry}>
        <span aria-hidden="true">{texts.retry}</span>
        <VisuallyHidden>{texts.retryOf(nameOf(job))}</VisuallyHidden>
      </Button>
      <Button size="small" variant="quiet" disabled={busy} onClick={onDiscard}>
        <span aria-hidden="true">{texts.discard}</span>
        <VisuallyHidden>{texts.discardOf(nameOf(job))}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Background jobs that failed for good; an admin repeats or deletes each. */
export function FailedJobsPage() {
  const { data: jobs } = useSuspenseQuery(failedJobsQuery);
  const { retry, discard } = useFailedJobs();
  const [leaving, setLeaving] = useState<FailedJob | null>(null);
  const busy = retry.isPending || discard.isPending;
  return (
    <StaffPage dense>
      <PageHeader size="small" title={texts.title} intro={<p>{texts.intro}</p>} />
      {retry.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {retry.isSuccess && (
        <Alert variant="success" announce="polite">
          {texts.retried}
        </Alert>
      )}
      {discard.isSuccess && (
        <Alert variant="success" announce="polite">
          {texts.discarded}
        </Alert>
      )}
      {jobs.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyExplained}</EmptyState>
      ) : (
        <RuledList as="ol" label={texts.list}>
          {jobs.map((job) => (
            <RuledItem
              key={job.id}
              aside={
                <JobActions
                  job={job}
                  busy={busy}
                  onRetry={() => {
                    discard.reset();
                    retry.mutate(job.id);
                  }}
                  onDiscard={() => {
                    retry.reset();
                    discard.reset();
                    setLeaving(job);
                  }}
                />
              }
            >
              <strong>{nameOf(job)}</strong>,{" "}
              <time dateTime={job.failedAt}>{texts.failedAt(formatMoment(job.failedAt))}</time>
              <p>{job.reason}</p>
            </RuledItem>
          ))}
        </RuledList>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={texts.discardTitle}
        confirmLabel={texts.discardConfirm}
        cancelLabel={texts.discardCancel}
        danger
        busy={discard.isPending}
        error={discard.isError ? texts.failed : undefined}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && discard.mutate(leaving.id, { onSuccess: () => setLeaving(null) })}
      >
        <p>{texts.discardBody}</p>
      </ConfirmDialog>
    </StaffPage>
  );
}
