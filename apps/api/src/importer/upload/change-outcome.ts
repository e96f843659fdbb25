import type { CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import type { CatalogueDetail } from "@showroom/domain/catalogue-change/catalogue-detail";
import type { CatalogueDifference } from "@showroom/domain/catalogue-change/catalogue-difference";
import { ProblemError } from "../../kernel/problem.ts";
import { ApprovalNeeded } from "../change/approval.ts";
import { BundleError } from "../findings/bundle-error.ts";
import type { ImportSummary } from "../change/import-summary.ts";
import { VersionError } from "../publish/revert-catalogue.ts";

export interface ChangeOutcome {
  readonly findings: CatalogueFinding[];
  readonly difference: CatalogueDifference | null;
  readonly published: boolean;
}

const plainDetail = ({ sheet, entry, field, from, to }: CatalogueDetail): CatalogueDetail => ({
  sheet,
  entry,
  field,
  from,
  to,
});

/** A summary as the contract has it. */
function differenceOf(summary: ImportSummary): CatalogueDifference {
  const { outcome, added, removals, changed, details, undoes, buyers, submissions, agreements, offers, questions } =
    summary;
  return {
    outcome,
    added,
    removals,
    changed,
    details: details && details.map(plainDetail),
    undoes: undoes && { ...undoes, details: undoes.details && undoes.details.map(plainDetail) },
    buyers,
    submissions,
    agreements,
    offers,
    questions,
  };
}

/** Carries out a change of a catalogue; errors and questions are part of the answer. */
export async function changeOutcome(dryRun: boolean, change: () => Promise<ImportSummary>): Promise<ChangeOutcome> {
  try {
    const summary = await change();
    return { findings: [...summary.warnings], difference: differenceOf(summary), published: !dryRun };
  } catch (error) {
    if (error instanceof BundleError) return { findings: [...error.findings], difference: null, published: false };
    if (error instanceof VersionError) throw new ProblemError("not-found");
    if (!(error instanceof ApprovalNeeded)) throw error;
    const { summary } = error;
    return { findings: [...summary.warnings], difference: differenceOf(summary), published: false };
  }
}
