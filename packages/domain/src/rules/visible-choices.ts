import type { ProductChoice } from "../model/choices.ts";
import type { SlotChoice } from "../selection/room-slots.ts";
import { hidesGroup, hidesProduct, type RuleEffects } from "./rule-effects.ts";
import { influenceAmong, type Influence } from "./influence.ts";
import type { RuleIndex } from "./rule-index.ts";

/** Whether a chosen product is hidden: by its own id, its variant's id, or its group. */
export function isHiddenChoice(index: RuleIndex, effects: RuleEffects, choice: ProductChoice): boolean {
  if (hidesProduct(index, effects, choice.pageProductId)) return true;
  if (
    choice.variantProjectProductId !== choice.pageProductId &&
    hidesProduct(index, effects, choice.variantProjectProductId)
  )
    return true;
  const group = index.groupOf(choice.pageProductId);
  return group !== null && hidesGroup(index, effects, group);
}

/**
 * The chosen products that stay visible, when the rules of hidden products do not count.
 * Two bounds are computed in turns until they are equal: the certainly visible and the possibly visible products (an
 * alternating fixed point). They stay different where products hide one another. Then one of these is kept visible,
 * `favoured` ids first and then the lowest variant id, and the bounds are computed again.
 */
export function visibleChoices(
  index: RuleIndex,
  chosen: readonly SlotChoice[],
  favoured: ReadonlySet<number>,
): readonly SlotChoice[] {
  const influence = influenceAmong(
    index,
    chosen.map(({ choice }) => choice),
  );
  const settled = new Uint8Array(chosen.length);
  for (;;) {
    let possible = new Uint8Array(chosen.length).fill(1);
    let certain = possible;
    for (;;) {
      certain = visibleUnder(influence, possible, settled);
      const next = visibleUnder(influence, certain, settled);
      if (next.every((flag, at) => flag === possible[at])) break;
      possible = next;
    }
    const open = [...chosen.keys()].filter((at) => possible[at] === 1 && certain[at] === 0);
    if (open.length === 0) return chosen.filter((_, at) => certain[at] === 1);
    settled[firstToStand(influence, open, (at) => rankOf((chosen[at] as SlotChoice).choice, favoured))] = 1;
  }
}

/**
 * The largest set without a hidden product, where products in `hiding` hide, and products in the set itself show and
 * require.
 */
function visibleUnder(
  { governed, targetsOf, hides, shows, requires }: Influence,
  hiding: Uint8Array,
  settled: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const hidden = mark(governed.length, hides, hiding);
  const set = new Uint8Array(hiding.length).fill(1);
  for (let changed = true; changed;) {
    changed = false;
    const shown = mark(governed.length, shows, set);
    const required = mark(governed.length, requires, set);
    const isHidden = (target: number) =>
      required[target] === 0 && (hidden[target] === 1 || (governed[target] === 1 && shown[target] === 0));
    for (let at = 0; at < set.length; at += 1) {
      if (set[at] === 0 || settled[at] === 1 || !targetsOf[at]?.some(isHidden)) continue;
      set[at] = 0;
      changed = true;
    }
  }
  return set;
}

function mark(size: number, reached: Influence["hides"], by: Uint8Array): Uint8Array {
  const marks = new Uint8Array(size);
  for (let at = 0; at < by.length; at += 1) if (by[at] === 1) for (const target of reached[at] ?? []) marks[target] = 1;
  return marks;
}

/**
 * The next undecided product to keep. Products that depend on no other undecided product come first; of these the best
 * `rank`.
 */
function firstToStand(
  { targetsOf, hides, shows, requires }: Influence,
  open: readonly number[],
  rank: (at: number) => readonly [number, number],
): number {
  const reach = new Map(
    open.map((from) => {
      const touched = new Set([...(hides[from] ?? []), ...(shows[from] ?? []), ...(requires[from] ?? [])]);
      return [from, open.filter((to) => targetsOf[to]?.some((target) => touched.has(target)))];
    }),
  );
  const closure = new Map(open.map((from) => [from, reachable(reach, from)]));
  const sources = open.filter((at) =>
    open.every((other) => !closure.get(other)?.has(at) || closure.get(at)?.has(other)),
  );
  return sources.reduce((best, at) => {
    const [[favour, id], [bestFavour, bestId]] = [rank(at), rank(best)];
    return (favour - bestFavour || id - bestId) < 0 ? at : best;
  });
}

function reachable(reach: ReadonlyMap<number, readonly number[]>, from: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const queue = [from];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const next of reach.get(at) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

function rankOf(
  { pageProductId, variantProjectProductId }: ProductChoice,
  favoured: ReadonlySet<number>,
): readonly [number, number] {
  const isFavoured = favoured.has(variantProjectProductId) || favoured.has(pageProductId);
  return [isFavoured ? 0 : 1, variantProjectProductId];
}
