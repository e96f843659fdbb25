import { createInterface } from "node:readline/promises";
import { ApprovalNeeded } from "../importer/change/approval.ts";
import type { ImportOptions } from "../importer/change/change-catalogue.ts";
import type { ImportSummary } from "../importer/change/import-summary.ts";
import { summaryTexts as texts } from "../importer/change/texts.ts";
import { writeSummary } from "../importer/change/write-summary.ts";
import { UsageError } from "./usage-error.ts";

async function saysYes(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // "y" too: the terminal of an operator may speak English.
    return /^(j|ja|y|yes)$/i.test((await terminal.question(texts.goOn)).trim());
  } finally {
    terminal.close();
  }
}

/** Runs a change of a catalogue. Its questions are answered on the terminal, or by --yes. Returns the summary. */
export async function withApproval(
  options: ImportOptions,
  change: (options: ImportOptions) => Promise<ImportSummary>,
): Promise<string> {
  try {
    return writeSummary(await change(options), options.dryRun);
  } catch (error) {
    if (!(error instanceof ApprovalNeeded)) throw error;
    const told = writeSummary(error.summary, true);
    if (!process.stdin.isTTY) throw new UsageError(`${texts.notImported}.\n${told}\n${texts.agreeByOption}`);
    process.stderr.write(`${told}\n`);
    if (!(await saysYes())) return texts.notImported;
    return writeSummary(await change({ ...options, approved: true }), false);
  }
}
