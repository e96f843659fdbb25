import type { AskedExtra } from "./use-asked-extra.ts";
import { extraTexts } from "./texts.ts";

/** What is asked for, beside the filter's label; undefined when nothing is. */
export function extraSummary({ without, order }: Pick<AskedExtra, "without" | "order">): string | undefined {
  const { summaries } = extraTexts;
  const parts = [...(without ? [summaries.without] : []), ...(order === "recommended" ? [] : [summaries[order]])];
  return parts.length > 0 ? parts.join(", ") : undefined;
}
