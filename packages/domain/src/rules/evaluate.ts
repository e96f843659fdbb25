import type { RoomChoice, RoomRules } from "../model/choices.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { placedChoices, type PlacedChoice } from "../selection/room-slots.ts";
import { effectsOf, hidesGroup, hidesProduct, type RuleEffects } from "./rule-effects.ts";
import { ruleIndex, type RuleIndex } from "./rule-index.ts";
import { requirementsOf, type Requirement } from "./requirements.ts";

/** What the rules say of a room at rest. */
export interface RuleOutcome {
  readonly index: RuleIndex;
  readonly effects: RuleEffects;
  /** Chosen products that the rules let stand; the others are hidden. */
  readonly effective: readonly PlacedChoice[];
  readonly ineffective: readonly PlacedChoice[];
  readonly requirements: readonly Requirement[];
}

/**
 * Evaluates a page's rules to a fixed point: a chosen product that is hidden no longer sets off rules of its own.
 * Products that hide one another cannot both stand; then those in `favoured` (page product or variant ids, usually what
 * was chosen last) win, and after them the lowest variant id.
 */
export function evaluateRules(catalogue: PageCatalogue, room: RoomChoice, favoured: ReadonlySet<number> = NOTHING): RuleOutcome {
  return evaluateChosen(ruleIndex(catalogue), placedChoices(room), favoured);
}

const NOTHING: ReadonlySet<number> = new Set();

export function evaluateChosen(index: RuleIndex, chosen: readonly PlacedChoice[], favoured: ReadonlySet<number> = NOTHING): RuleOutcome {
  let effects = effectsOf(index, chosen.map((placed) => placed.choice));
  let effective = chosen;
  let ineffective: readonly PlacedChoice[] = [];
  if (chosen.some((placed) => isHiddenChoice(index, effects, placed))) {
    effective = standing(index, chosen, favoured);
    ineffective = chosen.filter((placed) => !effective.includes(placed));
    effects = effectsOf(index, effective.map((placed) => placed.choice));
  }
  return { index, effects, effective, ineffective, requirements: requirementsOf(index, effects, effective) };
}

/** Whether a chosen product is hidden: itself, its colour and size, or its group. */
export function isHiddenChoice(index: RuleIndex, effects: RuleEffects, { choice }: PlacedChoice): boolean {
  return targets(index, choice).some((target) => hides(index, effects, target));
}

/** What the API stores and sends as a room's rules; ids ascending. */
export function roomRules(outcome: RuleOutcome): RoomRules {
  const { index, effects } = outcome;
  const required = effects.active.filter((rule) => rule.type === "require");
  const hiddenProducts = new Set([...effects.hiddenProducts, ...index.governedProducts]);
  const hiddenGroups = new Set([...effects.hiddenGroups, ...index.governedGroups]);
  return {
    requiredProductIds: ascending(required.flatMap((rule) => rule.affectedProducts)),
    hiddenProductIds: ascending([...hiddenProducts].filter((id) => hidesProduct(index, effects, id))),
    requiredProductGroupIds: ascending(effects.requiredGroups),
    hiddenProductGroupIds: ascending([...hiddenGroups].filter((id) => hidesGroup(index, effects, id))),
  };
}

interface Target {
  readonly id: number;
  readonly isGroup: boolean;
}

function targets(index: RuleIndex, choice: PlacedChoice["choice"]): readonly Target[] {
  const ids = [...new Set([choice.pageProductId, choice.variantProjectProductId])].map((id) => ({ id, isGroup: false }));
  const group = index.groupOf(choice.pageProductId);
  return group === null ? ids : [...ids, { id: group, isGroup: true }];
}

function hides(index: RuleIndex, effects: RuleEffects, { id, isGroup }: Target): boolean {
  return isGroup ? hidesGroup(index, effects, id) : hidesProduct(index, effects, id);
}

/**
 * The largest set that certainly stands. Effects are bounded from below by what is certain and from above by what is
 * possible; where rules hide one another and the bounds do not meet, one undecided product is let stand and the rest follows.
 */
function standing(index: RuleIndex, chosen: readonly PlacedChoice[], favoured: ReadonlySet<number>): readonly PlacedChoice[] {
  const stands = new Set<PlacedChoice>();
  let undecided = [...chosen];
  while (undecided.length > 0) {
    const certain = effectsOf(index, [...stands].map((placed) => placed.choice));
    const possible = effectsOf(index, [...stands, ...undecided].map((placed) => placed.choice));
    const maybeHidden = bounded(index, certain, possible);
    const surelyHidden = bounded(index, possible, certain);
    const left: PlacedChoice[] = [];
    for (const placed of undecided) {
      const own = targets(index, placed.choice);
      if (own.some(surelyHidden)) continue;
      if (own.some(maybeHidden)) left.push(placed);
      else stands.add(placed);
    }
    if (left.length === undecided.length) stands.add(left.splice(firstOf(left, favoured), 1)[0] as PlacedChoice);
    undecided = left;
  }
  return chosen.filter((placed) => stands.has(placed));
}

/** Whether a target is hidden when `keeping` says what keeps it visible and `hiding` what hides it. */
function bounded(index: RuleIndex, keeping: RuleEffects, hiding: RuleEffects) {
  return ({ id, isGroup }: Target): boolean => {
    const required = isGroup ? keeping.requiredGroups : keeping.requiredProducts;
    const hidden = isGroup ? hiding.hiddenGroups : hiding.hiddenProducts;
    const governed = isGroup ? index.governedGroups : index.governedProducts;
    const shown = isGroup ? keeping.shownGroups : keeping.shownProducts;
    return !required.has(id) && (hidden.has(id) || (governed.has(id) && !shown.has(id)));
  };
}

function firstOf(left: readonly PlacedChoice[], favoured: ReadonlySet<number>): number {
  const rank = ({ choice }: PlacedChoice) => (favoured.has(choice.variantProjectProductId) || favoured.has(choice.pageProductId) ? 0 : 1);
  let best = 0;
  for (const [place, placed] of left.entries()) {
    const other = left[best] as PlacedChoice;
    const order = rank(placed) - rank(other) || placed.choice.variantProjectProductId - other.choice.variantProjectProductId;
    if (order < 0) best = place;
  }
  return best;
}

function ascending(ids: Iterable<number>): readonly number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}
