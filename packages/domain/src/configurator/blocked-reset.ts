import type { RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import { evaluateRules } from "../rules/evaluate.ts";
import { explainProduct, type RuleExplanation } from "../rules/explain.ts";
import { settle } from "../rules/settle.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { standardOfGroup } from "../selection/sanitary.ts";
import { sanitaryBehaviour } from "./group-behaviour.ts";
import { resetGroups } from "./sanitary-reset.ts";

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
  const reasons = standardOfGroup(group).flatMap(({ pageProductId }) => {
    const product = catalogue.products.get(pageProductId);
    return product ? explainProduct(outcome, product, group).filter(isBlocking) : [];
  });
  const causes = reasons
    .flatMap((reason) => ("subjects" in reason ? reason.subjects : []))
    .flatMap(({ pageProductId }) => catalogue.groupOfProduct.get(pageProductId) ?? []);
  return { reasons, together: causes.find((cause) => gives(cause, group)) ?? null };
}

const isBlocking = ({ kind }: RuleExplanation): boolean => kind !== "required";
