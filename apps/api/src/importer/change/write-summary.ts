import {
  describeDifference,
  describeQuestions,
  describeUndoing,
  groupDetails,
} from "@showroom/domain/catalogue-change/describe-difference";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { writeFindings } from "../findings/write-findings.ts";
import { unchanged, type ImportSummary } from "./import-summary.ts";
import { summaryTexts as texts } from "./texts.ts";

const indented = (lines: readonly string[], by = "  "): string[] => lines.map((line) => by + line);

/** What each buyer is asked. */
function listChanges({ buyers }: ImportSummary): string[] {
  return buyers.flatMap(({ buildNumber, staff, changes }) =>
    changes.map(({ pageTitle, label, was, now }) => {
      const then = now ? `${now.name} ${formatEuroDecimal(now.price)}` : texts.gone;
      const who = staff ?? texts.buildNumber(buildNumber);
      return `${who}: ${pageTitle}, ${label}: ${was.name} ${formatEuroDecimal(was.price)} → ${then}`;
    }),
  );
}

/** The summary as text in Dutch, in the words of /admin. */
export function writeSummary(summary: ImportSummary, dryRun: boolean): string {
  const { slug, outcome, details, addedAccounts, movedBuyers, warnings } = summary;
  if (outcome === "unchanged") return `${slug}: ${texts.unchanged}`;
  const differences = describeDifference(summary);
  const isSame = differences.join() === describeDifference(unchanged(slug)).join();
  return [
    `${slug}: ${isSame ? texts.same(dryRun) : texts.outcome(outcome, dryRun)}`,
    ...indented(differences),
    ...indented(listChanges(summary), "    "),
    ...(outcome === "changed" && details === null ? indented([texts.notCompared]) : []),
    ...groupDetails(details ?? []).flatMap(({ sheet, lines }) => [`  ${sheet}`, ...indented(lines, "    ")]),
    ...(movedBuyers > 0 ? indented([texts.moved(movedBuyers)]) : []),
    ...(addedAccounts > 0 ? indented([texts.accounts(addedAccounts)]) : []),
    ...(warnings.length > 0 ? indented(writeFindings(warnings).split("\n")) : []),
    ...indented(describeUndoing(summary) ?? []),
    ...indented(describeQuestions(summary)),
  ].join("\n");
}
