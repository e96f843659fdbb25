/** What the buyer can let go, in words. */
import { NO_FLOOR_TEXT } from "@showroom/domain/words/room-texts";
import { differingParts } from "@showroom/domain/closing-date/refused-parts";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { TILE_OPTIONS } from "@showroom/domain/model/tile-option";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { lettingGo, type LettingGo } from "@showroom/domain/pricing/letting-go";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { slotChoices, slotKey } from "@showroom/domain/selection/room-slots";
import { choiceWords } from "@showroom/domain/words/product-words";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import { describeConsequences } from "../../shared/room-words/describe-consequence.ts";
import { budgetTexts } from "./texts.ts";

const { letGo: texts } = budgetTexts;

export interface LettingGoRow extends LettingGo {
  readonly label: string;
  readonly name: string;
  /** What it becomes. */
  readonly becomes: string;
  /** What changes elsewhere, a sentence each. */
  readonly along: readonly string[];
}

function becomes({ line, page, chosen }: LettingGo): string {
  if (line === null) return texts.dropped;
  if (line.slot.kind === "floor") return texts.becomes(NO_FLOOR_TEXT);
  const key = slotKey(line.slot);
  const catalogue = pageCatalogue(page);
  const names = slotChoices(chosen)
    .filter(({ slot }) => slotKey(slot) === key)
    .flatMap(({ choice }) => choiceWords(catalogue, choice) ?? []);
  return names.length > 0 ? texts.becomes(names.join(", ")) : texts.dropped;
}

/** The surcharges that can be let go, the dearest first. What would change a closed part is left out. */
export function lettingGoRows(input: CostInput, closed: readonly Part[]): readonly LettingGoRow[] {
  return lettingGo(input).flatMap((one): readonly LettingGoRow[] => {
    const { page, line, before, chosen, stages } = one;
    const touched = differingParts(before, stages.at(-1)?.room ?? chosen);
    if (closed.some((part) => touched.has(part))) return [];
    const context = { catalogue: pageCatalogue(page) };
    return [
      {
        ...one,
        label: texts.label(
          page.subtitle || page.title,
          line === null ? TILE_OPTIONS.CeilingHigh.title : lineWords(line),
        ),
        name: line === null ? TILE_OPTIONS.CeilingHigh.title : countedName(line),
        becomes: becomes(one),
        along: describeConsequences(context, { pageId: page.id, chosen, stages }, null).map(({ subject, from, to }) =>
          texts.along(subject, from, to),
        ),
      },
    ];
  });
}
