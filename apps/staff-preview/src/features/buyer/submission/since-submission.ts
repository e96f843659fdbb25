/** Lists what changed between the last submission and the present choices. */
import type { Confirmation, ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import type { StaffConfiguration } from "@showroom/api-contract/entities/staff";
import { changedLines } from "@showroom/domain/diff/changed-lines";
import type { ComparedLine } from "@showroom/domain/diff/changed-lines";
import { formatTileSize } from "@showroom/domain/format/measures";
import { linesOf } from "@showroom/domain/model/cost";
import type { LineItem } from "@showroom/domain/model/cost";
import type { Cents } from "@showroom/domain/money/cents";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import { submissionTexts as texts } from "./texts.ts";

interface NamedLine extends ComparedLine {
  readonly label: string;
  readonly words: string;
}

const wordsOf = (isDropped: boolean, ...facts: readonly (string | null)[]): string =>
  isDropped ? texts.nothing : facts.filter(Boolean).join(", ");

function submittedLine(line: ConfirmationLine): NamedLine {
  // A frozen line of a standard that is not delivered has no quantity.
  const isDropped = line.quantity === 0 && !line.isStandard;
  return {
    ...line,
    isDropped,
    label: lineWords(line),
    words: wordsOf(isDropped, countedName(line), line.colorName, line.size),
  };
}

function presentLine(line: LineItem): NamedLine {
  const isDropped = line.status === "dropped";
  const size = line.size ?? formatTileSize(line.width, line.length);
  return {
    ...line,
    isDropped,
    label: lineWords(line),
    words: wordsOf(isDropped, countedName(line), line.colorName, size),
  };
}

export interface PageChanges {
  readonly pageId: number;
  readonly title: string;
  readonly changes: readonly {
    readonly id: string;
    readonly part: string;
    readonly before: string;
    readonly after: string;
    readonly difference: Cents;
  }[];
}

/** The changes of each page since the submission, in the order of the pages; pages without changes are left out. */
export function changesSince(
  submission: Pick<Confirmation, "pages">,
  { pages, cost }: Pick<StaffConfiguration, "pages" | "cost">,
): readonly PageChanges[] {
  const present = pages.toSorted((a, b) => a.order - b.order).map(({ id, title }) => ({ pageId: id, title }));
  const gone = submission.pages.filter(({ pageId }) => present.every((page) => page.pageId !== pageId));
  return [...present, ...gone].flatMap(({ pageId, title }): readonly PageChanges[] => {
    const before = submission.pages.find((page) => page.pageId === pageId)?.lines ?? [];
    const pageCost = cost.pageCosts.find(({ id }) => id === pageId);
    const changes = changedLines(before.map(submittedLine), (pageCost ? linesOf(pageCost) : []).map(presentLine));
    if (changes.length === 0) return [];
    return [
      {
        pageId,
        title,
        changes: changes.map((change, at) => ({
          id: String(at),
          part: (change.after ?? change.before)?.label ?? "",
          before: change.before?.words ?? texts.nothing,
          after: change.after?.words ?? texts.nothing,
          difference: change.difference,
        })),
      },
    ];
  });
}
