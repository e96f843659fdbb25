import { PrintFoot } from "@showroom/ui/layout/print-sheet/print-sheet";
import { overviewTexts } from "./texts.ts";

const { print: texts } = overviewTexts;

interface PrintConditionsProps {
  /** The choices were not submitted yet. */
  readonly draft: boolean;
  /** A price is not hard yet. */
  readonly indicative: boolean;
}

/** What the paper is worth, only in print. Nothing is signed on it: an offer is accepted on its own page. */
export function PrintConditions({ draft, indicative }: PrintConditionsProps) {
  return (
    <PrintFoot>
      <p>{indicative ? texts.disclaimer : texts.hard}</p>
      <p>{draft ? texts.draft : texts.request}</p>
    </PrintFoot>
  );
}
