import { writeQuestion, type ImportQuestion } from "./import-question.ts";
import type { ImportSummary } from "./import-summary.ts";

/** An import that waits for a yes; nothing was changed. */
export class ApprovalNeeded extends Error {
  override readonly name = "ApprovalNeeded";
  readonly questions: readonly ImportQuestion[];
  /** What the import would change. */
  readonly summary: ImportSummary;

  constructor(summary: ImportSummary) {
    super(summary.questions.map(writeQuestion).join("\n"));
    this.questions = summary.questions;
    this.summary = summary;
  }
}
