import type { ProductChoice } from "../model/choices.ts";
import type { SlotChoice } from "../selection/room-slots.ts";
import type { RuleEffects } from "./rule-effects.ts";
import type { RuleDemand, RuleIndex } from "./rule-index.ts";

/** One of `options` must be chosen while the rule's subject is; any product of the group when `options` is empty. */
export interface Requirement extends RuleDemand {
  readonly satisfied: boolean;
}

/** The requirements of the active rules. */
export function requirementsOf(
  index: RuleIndex,
  effects: RuleEffects,
  effective: readonly SlotChoice[],
): readonly Requirement[] {
  const found: Requirement[] = [];
  for (const rule of effects.active)
    for (const demand of index.reachOf(rule).demands)
      found.push({ ...demand, satisfied: effective.some(({ choice }) => meets(index, demand, choice)) });
  return found;
}

/** Whether a choice meets a requirement. */
export function meets(
  index: RuleIndex,
  { groupId, options }: Pick<Requirement, "groupId" | "options">,
  choice: ProductChoice,
): boolean {
  if (options.length > 0)
    return options.includes(choice.pageProductId) || options.includes(choice.variantProjectProductId);
  return groupId !== null && index.groupOf(choice.pageProductId) === groupId;
}
