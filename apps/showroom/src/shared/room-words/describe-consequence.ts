/** Describes the consequences of a choice in words. */
import { formatDifference } from "@showroom/domain/format/money";
import { cents, ZERO } from "@showroom/domain/money/cents";
import type { Cents } from "@showroom/domain/money/cents";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { costBase, isIndicativeDifference, priceDifference } from "@showroom/domain/pricing/price-difference";
import type { Consequence } from "@showroom/domain/rules/consequence";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { choiceWords } from "@showroom/domain/words/product-words";
import { kindWords, showroomTitles } from "@showroom/domain/words/slot-words";
import type { ConsequenceNotice } from "../choices/choices-state.ts";
import { choiceTexts } from "./choice-texts.ts";

export interface DescribedConsequence {
  readonly id: string;
  readonly subject: string;
  readonly from: string;
  readonly to?: string;
  readonly reason: string;
  /** The formatted change of the total; left out when the total does not change. */
  readonly difference?: string;
  /** Whether the change of the total comes from an indicative price. */
  readonly indicative?: boolean;
}

/** The names of the products that would show a hidden choice again. */
function enabledBy(
  { catalogue }: Pick<RoomContext, "catalogue">,
  { ruleIds }: Pick<Consequence, "ruleIds">,
): readonly string[] {
  const subjects = catalogue.rules.filter(({ id }) => ruleIds.includes(id)).flatMap((rule) => rule.subjectProducts);
  const names = subjects.flatMap(
    (id) => (catalogue.products.get(id) ?? catalogue.variants.get(id)?.pageProduct)?.product.name ?? [],
  );
  return [...new Set(names)];
}

function describeConsequence(
  context: Pick<RoomContext, "catalogue">,
  { slot, before, after, cause, reason, byOption, ...consequence }: Consequence,
): Omit<DescribedConsequence, "id" | "difference" | "indicative"> {
  const { catalogue } = context;
  const to = choiceWords(catalogue, after);
  const titles = showroomTitles(catalogue);
  const because = byOption === undefined ? choiceWords(catalogue, cause) : titles.option(byOption).toLowerCase();
  // An option without tiles of its own is chosen or not.
  const isWhole = slot.kind === "option" && after === null;
  return {
    subject: kindWords(slot, titles),
    from: choiceWords(catalogue, before) ?? (isWhole ? choiceTexts.option : choiceTexts.nothing),
    ...(to === null ? {} : { to }),
    reason:
      catalogue.rules.find((rule) => rule.reason && consequence.ruleIds.includes(rule.id))?.reason ??
      choiceTexts.consequence[reason](because, enabledBy(context, consequence)),
  };
}

interface PricedConsequence {
  readonly id: string;
  readonly consequence: Consequence;
  /** The change of the total by its step. Only the first consequence of a step has it; the others have zero. */
  readonly amount: Cents;
  readonly indicative: boolean;
}

/** Merges the removal of a product and its replacement in a later step into one change. */
function withReplacements(steps: readonly PricedConsequence[]): readonly PricedConsequence[] {
  return steps.reduce<readonly PricedConsequence[]>((told, step) => {
    const { slot, before, after } = step.consequence;
    const left = told.findIndex(
      (earlier) =>
        before === null &&
        after !== null &&
        earlier.consequence.after === null &&
        JSON.stringify(earlier.consequence.slot) === JSON.stringify(slot),
    );
    const replaced = told[left];
    if (replaced === undefined) return [...told, step];
    return told.with(left, {
      id: replaced.id,
      consequence: { ...step.consequence, before: replaced.consequence.before },
      amount: cents(replaced.amount + step.amount),
      indicative: replaced.indicative || step.indicative,
    });
  }, []);
}

/**
 * The consequences of a choice, step by step, each with its own change of the total, discount included. Together with the
 * price difference of the choice itself they add up to the change of the total. `input` is null while prices are
 * loading.
 */
export function describeConsequences(
  context: Pick<RoomContext, "catalogue">,
  { pageId, chosen, stages }: ConsequenceNotice,
  input: CostInput | null,
): readonly DescribedConsequence[] {
  const base = input && costBase({ ...input, choices: { ...input.choices, [pageId]: chosen } });
  let previousTotal = ZERO;
  const steps = stages.flatMap(({ room, consequences }, step) => {
    const total = base ? priceDifference(base, pageId, room) : ZERO;
    const difference = cents(total - previousTotal);
    previousTotal = total;
    const indicative = base !== null && isIndicativeDifference(base, pageId, room);
    return consequences.map((consequence, index): PricedConsequence => ({
      id: `${step}-${index}`,
      consequence,
      amount: index === 0 ? difference : ZERO,
      indicative,
    }));
  });
  return withReplacements(steps).map(({ id, consequence, amount, indicative }) => ({
    id,
    ...describeConsequence(context, consequence),
    ...(amount === 0 ? {} : { difference: formatDifference(amount), indicative }),
  }));
}
