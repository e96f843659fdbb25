import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { StaffConfiguration } from "@showroom/api-contract/entities/staff";
import { formatDifference } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { amountsOfCost } from "@showroom/domain/summary/summary-amounts";
import { Facts } from "@showroom/ui/layout/facts/facts";
import { DeviationTable } from "@showroom/ui/staff/deviation-table/deviation-table";
import { keepMeasures } from "../../../shared/words/keep-together.ts";
import { changesSince } from "./since-submission.ts";
import { submissionTexts as texts } from "./texts.ts";

export interface SubmissionChangesProps {
  readonly submission: Confirmation;
  readonly configuration: StaffConfiguration;
}

/** What changed since the last submission: every product, and both totals. */
export function SubmissionChanges({ submission, configuration }: SubmissionChangesProps) {
  const { cost } = configuration;
  const { euro } = amountsOfCost(cost);
  const pages = changesSince(submission, configuration);
  const difference = cents(cost.totalPrice - submission.totalPrice);
  return (
    <>
      {pages.length === 0 && <p>{texts.unchanged(submission.reference)}</p>}
      {pages.map(({ pageId, title, changes }) => (
        <DeviationTable
          key={pageId}
          title={title}
          against="submission"
          rows={changes.map(({ before, after, difference: price, ...row }) => ({
            ...row,
            standard: keepMeasures(before),
            chosen: keepMeasures(after),
            price: price === 0 ? undefined : formatDifference(price),
          }))}
        />
      ))}
      <Facts
        facts={[
          [texts.totalBefore(submission.reference), euro(submission.totalPrice)],
          [texts.totalNow, euro(cost.totalPrice)],
          ...(difference === 0 ? [] : [[texts.totalDifference, formatDifference(difference)] as const]),
        ]}
        line="both"
      />
    </>
  );
}
