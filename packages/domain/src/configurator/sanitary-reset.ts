import type { RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import { evaluateRules } from "../rules/evaluate.ts";
import { explainProduct, type RuleExplanation } from "../rules/explain.ts";
import { settle } from "../rules/settle.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { standardOfGroup } from "../selection/sanitary.ts";
import { sanitaryBehaviour } from "./group-behaviour.ts";
import { resetSanitaryGroup } from "./sanitary-click.ts";

/** Why the rules block the reset of a group. */
export interface BlockedReset {
  readonly reasons: readonly RuleExplanation[];
  /** The group that must be reset first; null when there is none. */
  readonly together: ProductGroup | null;
}

/** Whether rules block the reset of a group; null when they do not, or when the group has no reset. */
export function blockedReset(context: RoomContext, room: RoomChoice, group: ProductGroup): BlockedReset | null {
  const { catalogue } = context;
  const outcome = evaluateRules(catalogue, room);
  const gives = (...groups: readonly ProductGroup[]): boolean => {
    const { room: settled, outcome: rules } = settle(context, room, resetGroups(context, room, groups));
    return sanitaryBehaviour(rules, settled, group) === "standard-product";
  };
  if (sanitaryBehaviour(outcome, room, group) !== "reset-to-standard-product" || gives(group)) return null;
  // Stryker disable next-line MethodExpression: rules that require the standard do not block it
  const reasons = standardOfGroup(group)
    // Stryker disable next-line ArrayDeclaration: a standard is always offered
    .flatMap(({ pageProductId }) => catalogue.products.get(pageProductId) ?? [])
    .flatMap((product) => explainProduct(outcome, product, group))
    // Stryker disable next-line ConditionalExpression: rules that require the standard do not block it
    .filter(({ kind }) => kind !== "required");
  // Stryker disable next-line MethodExpression: saves work: the reset of the group alone did not help
  const causes = reasons
    // Stryker disable next-line ArrayDeclaration: an entry without a product has no group
    .flatMap((reason) => ("subjects" in reason ? reason.subjects : []))
    // Stryker disable next-line ArrayDeclaration: a subject that is no tile has a group
    .flatMap(({ pageProductId }) => catalogue.groupOfProduct.get(pageProductId) ?? [])
    // Stryker disable next-line ConditionalExpression: saves work: the reset of the group alone did not help
    .filter(({ id }) => id !== group.id);
  return { reasons, together: causes.find((cause) => gives(cause, group)) ?? null };
}

/** Resets several groups to their standard, in the given order. */
export function resetGroups(context: RoomContext, room: RoomChoice, groups: readonly ProductGroup[]): RoomChoice {
  return groups.reduce((before, group) => resetSanitaryGroup(context, before, group), room);
}
