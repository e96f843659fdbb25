import type { CatalogueQuestion } from "@showroom/api-contract/entities/catalogue";
import { writeQuestion } from "./write-question.ts";
import type { ImportSummary } from "./import-summary.ts";

/** Thrown when an import needs approval; nothing was changed. */
export class ApprovalNeeded extends Error {
  override readonly name = "ApprovalNeeded";
  readonly questions: readonly CatalogueQuestion[];
  /** The changes that the import would make. */
  readonly summary: ImportSummary;

  constructor(summary: ImportSummary) {
    super(summary.questions.map(writeQuestion).join("\n"));
    this.questions = summary.questions;
    this.summary = summary;
  }
}
