import type { CatalogueQuestion } from "@showroom/domain/catalogue-change/catalogue-difference";
import { describeQuestions } from "@showroom/domain/catalogue-change/describe-difference";
import type { ImportSummary } from "./import-summary.ts";

/** Thrown when an import needs approval; nothing was changed. */
export class ApprovalNeeded extends Error {
  override readonly name = "ApprovalNeeded";
  readonly questions: readonly CatalogueQuestion[];
  /** The changes that the import would make. */
  readonly summary: ImportSummary;

  constructor(summary: ImportSummary) {
    super(describeQuestions(summary).join("\n"));
    this.questions = summary.questions;
    this.summary = summary;
  }
}
