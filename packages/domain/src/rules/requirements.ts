import type { ProductChoice } from "../model/choices.ts";
import type { Rule } from "../model/rule.ts";
import type { PlacedChoice } from "../selection/room-slots.ts";
import type { RuleEffects } from "./rule-effects.ts";
import type { RuleIndex } from "./rule-index.ts";

/** One of `options` must be chosen while the rule's subject is; any product of the group when `options` is empty. */
export interface Requirement {
  readonly rule: Rule;
  /** Null where the options are tiles or accessories outside any group. */
  readonly groupId: number | null;
  /** Page product or variant ids, in the rule's order. */
  readonly options: readonly number[];
  readonly satisfied: boolean;
}

/** A rule asks one product of every group that it affects. */
export function requirementsOf(
  index: RuleIndex,
  effects: RuleEffects,
  effective: readonly PlacedChoice[],
): readonly Requirement[] {
  const found: Requirement[] = [];
  for (const rule of effects.active) {
    if (rule.type !== "require") continue;
    const byGroup = new Map<number | null, number[]>(rule.productGroups.map((id) => [id, []]));
    for (const id of rule.affectedProducts) {
      const group = index.groupOf(id);
      const options = byGroup.get(group);
      if (options) options.push(id);
      else byGroup.set(group, [id]);
    }
    for (const [groupId, options] of byGroup)
      found.push({
        rule,
        groupId,
        options,
        satisfied: effective.some((placed) => meets(index, { groupId, options }, placed.choice)),
      });
  }
  return found;
}

/** Whether a choice is what a requirement asks. */
export function meets(
  index: RuleIndex,
  { groupId, options }: Pick<Requirement, "groupId" | "options">,
  choice: ProductChoice,
): boolean {
  if (options.length > 0)
    return options.includes(choice.pageProductId) || options.includes(choice.variantProjectProductId);
  return groupId !== null && index.groupOf(choice.pageProductId) === groupId;
}
