import type { ArticleFacts, ChangedChoice } from "@showroom/domain/model/changed-choice";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import type { HistoryChange } from "../../database/schema/choices.ts";
import { HISTORY_WORDING } from "@showroom/domain/words/difference-words";

const write = ({ name, price }: ArticleFacts): string => `${name} (${formatEuroDecimal(price)})`;

/** The catalogue's changes as history entries. */
export const historyOfChanges = (changes: readonly ChangedChoice[]): HistoryChange[] =>
  changes.map(({ pageId, pageTitle, part, label, was, now }) => ({
    pageId,
    pageTitle,
    part,
    label,
    before: write(was),
    after: now ? write(now) : HISTORY_WORDING.gone,
  }));
