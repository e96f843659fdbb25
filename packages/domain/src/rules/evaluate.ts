import type { RoomChoice, RoomRules } from "../model/choices.ts";
import { memoryPer } from "../model/memory-per.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { slotChoices, type SlotChoice } from "../selection/room-slots.ts";
import { effectsOf, type RuleEffects } from "./rule-effects.ts";
import { ruleIndex, type RuleIndex } from "./rule-index.ts";
import { isHiddenBy, isRequiredBy, targetIds } from "./rule-targets.ts";
import { requirementsOf, type Requirement } from "./requirements.ts";
import { isHiddenChoice, visibleChoices } from "./visible-choices.ts";

/** The outcome of the rules for a room, once evaluation has reached a fixed point. */
export interface RuleOutcome {
  readonly index: RuleIndex;
  readonly effects: RuleEffects;
  /** Chosen products that the rules do not hide. */
  readonly effective: readonly SlotChoice[];
  readonly ineffective: readonly SlotChoice[];
  readonly requirements: readonly Requirement[];
}

/**
 * Evaluates a page's rules to a fixed point: a chosen product that is hidden no longer triggers its own rules. Of products that hide one
 * another, those in `favoured` win (page product or variant ids, usually the newest choice), then the lowest variant id.
 */
export function evaluateRules(
  catalogue: PageCatalogue,
  room: RoomChoice,
  favoured: ReadonlySet<number> = NOTHING,
): RuleOutcome {
  if (favoured.size > 0) return evaluateChosen(ruleIndex(catalogue), slotChoices(room), favoured);
  const known = outcomes(catalogue);
  const before = known.get(room);
  if (before) return before;
  const outcome = evaluateChosen(ruleIndex(catalogue), slotChoices(room));
  known.set(room, outcome);
  return outcome;
}

const NOTHING: ReadonlySet<number> = new Set();

/** Cache: every card needs the outcome of the present room. It ends with the catalogue or the room. */
const outcomes = memoryPer<PageCatalogue, RoomChoice, RuleOutcome>();

export function evaluateChosen(
  index: RuleIndex,
  chosen: readonly SlotChoice[],
  favoured: ReadonlySet<number> = NOTHING,
): RuleOutcome {
  let effects = effectsOf(
    index,
    chosen.map((placed) => placed.choice),
  );
  let effective = chosen;
  let ineffective: readonly SlotChoice[] = [];
  if (chosen.some(({ choice }) => isHiddenChoice(index, effects, choice))) {
    effective = visibleChoices(index, chosen, favoured);
    ineffective = chosen.filter((placed) => !effective.includes(placed));
    effects = effectsOf(
      index,
      effective.map((placed) => placed.choice),
    );
  }
  return { index, effects, effective, ineffective, requirements: requirementsOf(index, effects, effective) };
}

const listed = new WeakMap<RuleOutcome, RoomRules>();

/** A room's rule outcome as the API stores and sends it; ids ascending. Cached per outcome. */
export function roomRules(outcome: RuleOutcome): RoomRules {
  const before = listed.get(outcome);
  if (before) return before;
  const { index, effects } = outcome;
  const rules: RoomRules = {
    requiredProductIds: targetIds(index.products, effects.products, isRequiredBy),
    hiddenProductIds: targetIds(index.products, effects.products, isHiddenBy),
    requiredProductGroupIds: targetIds(index.groups, effects.groups, isRequiredBy),
    hiddenProductGroupIds: targetIds(index.groups, effects.groups, isHiddenBy),
  };
  listed.set(outcome, rules);
  return rules;
}
