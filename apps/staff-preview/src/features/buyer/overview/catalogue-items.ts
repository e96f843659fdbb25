import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import { formatDifference } from "@showroom/domain/format/money";
import { overviewTexts } from "./texts.ts";

const texts = overviewTexts.waiting;

function describe({ pageTitle, part, label, kind, was, now }: ChangedChoice): string {
  if (now === null) return part === null ? texts.goneRoom(pageTitle) : texts.gone(pageTitle, label, was.name);
  if (kind === "renamed") return texts.renamed(pageTitle, label, was.name, now.name);
  return texts.repriced(pageTitle, label, formatDifference(was.price), formatDifference(now.price));
}

/** One sentence for each choice that an import changed and that the buyer has not answered yet. */
export const catalogueItems = (changes: readonly ChangedChoice[]): readonly string[] => changes.map(describe);
