import type { ProductChoice } from "../model/choices.ts";
import type { PlacedChoice } from "../selection/room-slots.ts";
import { effectsOf, hidesGroup, hidesProduct, type RuleEffects } from "./rule-effects.ts";
import type { RuleIndex } from "./rule-index.ts";

interface Target {
  readonly id: number;
  readonly isGroup: boolean;
}

/** Whether a chosen product is hidden: itself, its colour and size, or its group. */
export function isHiddenChoice(index: RuleIndex, effects: RuleEffects, { choice }: PlacedChoice): boolean {
  return targets(index, choice).some(({ id, isGroup }) =>
    isGroup ? hidesGroup(index, effects, id) : hidesProduct(index, effects, id),
  );
}

/**
 * The chosen products that stand when every hidden one is left out, its rules included. What hides is bounded from below
 * by what certainly stands and from above by what possibly does, until the bounds meet. They do not where products hide one
 * another: then one of them is let stand, `favoured` ids first and then the lowest variant id, and the rest follows.
 */
export function standing(
  index: RuleIndex,
  chosen: readonly PlacedChoice[],
  favoured: ReadonlySet<number>,
): readonly PlacedChoice[] {
  const settled = new Set<PlacedChoice>();
  for (;;) {
    let possible: readonly PlacedChoice[] = chosen;
    let certain: readonly PlacedChoice[] = [];
    for (;;) {
      certain = visibleUnder(index, chosen, possible, settled);
      const next = visibleUnder(index, chosen, certain, settled);
      if (next.length === possible.length) break;
      possible = next;
    }
    const open = possible.filter((placed) => !certain.includes(placed));
    if (open.length === 0) return certain;
    settled.add(firstToStand(index, open, favoured));
  }
}

/** The largest set in which nothing is hidden, when the rules of `hiding` hide and those of the set itself show and require. */
function visibleUnder(
  index: RuleIndex,
  chosen: readonly PlacedChoice[],
  hiding: readonly PlacedChoice[],
  settled: ReadonlySet<PlacedChoice>,
): readonly PlacedChoice[] {
  const hides = effectsOf(index, choicesOf(hiding));
  let set = chosen;
  for (;;) {
    const keeps = effectsOf(index, choicesOf(set));
    const effects: RuleEffects = { ...keeps, hiddenProducts: hides.hiddenProducts, hiddenGroups: hides.hiddenGroups };
    const next = set.filter((placed) => settled.has(placed) || !isHiddenChoice(index, effects, placed));
    if (next.length === set.length) return set;
    set = next;
  }
}

/** Among the open products those that only influence one another come first: what hangs on them is not decided before them. */
function firstToStand(index: RuleIndex, open: readonly PlacedChoice[], favoured: ReadonlySet<number>): PlacedChoice {
  const influences = open.map((placed) => reach(index, effectsOf(index, [placed.choice]), open));
  const closure = open.map((_, start) => {
    const seen = new Set<number>();
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const next of influences[at] ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return seen;
  });
  const sources = open.filter((_, at) =>
    open.every((__, other) => !closure[other]?.has(at) || closure[at]?.has(other)),
  );
  const rank = ({ choice }: PlacedChoice) =>
    favoured.has(choice.variantProjectProductId) || favoured.has(choice.pageProductId) ? 0 : 1;
  const candidates = sources.length > 0 ? sources : open;
  return candidates.reduce((best, placed) =>
    (rank(placed) - rank(best) || placed.choice.variantProjectProductId - best.choice.variantProjectProductId) < 0
      ? placed
      : best,
  );
}

/** Places in `open` that the rules of one product touch. */
function reach(index: RuleIndex, effects: RuleEffects, open: readonly PlacedChoice[]): readonly number[] {
  const products = [effects.hiddenProducts, effects.shownProducts, effects.requiredProducts];
  const groups = [effects.hiddenGroups, effects.shownGroups, effects.requiredGroups];
  const touched = ({ choice }: PlacedChoice) =>
    targets(index, choice).some(({ id, isGroup }) => (isGroup ? groups : products).some((ids) => ids.has(id)));
  return [...open.keys()].filter((at) => touched(open[at] as PlacedChoice));
}

function targets(index: RuleIndex, choice: ProductChoice): readonly Target[] {
  const ids = [...new Set([choice.pageProductId, choice.variantProjectProductId])].map((id) => ({
    id,
    isGroup: false,
  }));
  const group = index.groupOf(choice.pageProductId);
  return group === null ? ids : [...ids, { id: group, isGroup: true }];
}

function choicesOf(placed: readonly PlacedChoice[]): readonly ProductChoice[] {
  return placed.map(({ choice }) => choice);
}
