import type { RoomChoice } from "../model/choices.ts";
import type { PageProduct, ProductGroup } from "../model/product.ts";
import type { RuleOutcome } from "../rules/evaluate.ts";
import { sanitaryBehaviour } from "./group-behaviour.ts";
import { isRequiredNow } from "./product-state.ts";
import type { RoomContext } from "../selection/room-context.ts";
import {
  chosenInGroup,
  chosenOfProduct,
  deselectSanitary,
  selectSanitary,
  setGroup,
  standardOfGroup,
} from "../selection/sanitary.ts";
import { mainVariant, sameChoice } from "../selection/variants.ts";

export const SANITARY_DECISIONS = ["ignored", "open-variant-modal", "select", "deselect"] as const;
export type SanitaryDecision = (typeof SANITARY_DECISIONS)[number];

export interface SanitaryClick {
  readonly group: ProductGroup;
  readonly pageProduct: PageProduct;
  /** `open` is the card's own action for colours and sizes; `card` is a click anywhere else on it. */
  readonly on: "card" | "open";
  /** From `productState`. */
  readonly disabled: boolean;
}

/** What a click on a card of sanitary ware does. */
export function decideSanitaryClick(
  context: RoomContext,
  room: RoomChoice,
  outcome: RuleOutcome,
  { group, pageProduct, on, disabled }: SanitaryClick,
): SanitaryDecision {
  if (context.locked || disabled) return "ignored";
  const selected = chosenOfProduct(room, group.id, pageProduct.id) !== null;
  const severalVariants = pageProduct.variants.length > 1;
  if (selected && isRequiredNow(outcome, room, group, pageProduct.id))
    return severalVariants && on === "open" ? "open-variant-modal" : "ignored";
  const optional = sanitaryBehaviour(outcome, room, group) === "optional-product";
  if (severalVariants && (!optional || (selected ? on === "open" : on === "card"))) return "open-variant-modal";
  if (!selected) return "select";
  return optional || !group.singleChoice ? "deselect" : "ignored";
}

/** Carries out `select` and `deselect`; the variant modal ends in `selectSanitary` with what was picked there. */
export function applySanitaryDecision(
  context: RoomContext,
  room: RoomChoice,
  { group, pageProduct }: Pick<SanitaryClick, "group" | "pageProduct">,
  decision: SanitaryDecision,
): RoomChoice {
  if (decision === "deselect") return deselectSanitary(context, room, group.id, pageProduct.id);
  if (decision !== "select") return room;
  return selectSanitary(context, room, group.id, {
    pageProductId: pageProduct.id,
    variantProjectProductId: mainVariant(pageProduct).id,
  });
}

/**
 * Puts a group back to its standard. Groups that the rules of its present choices affect are cleared first; those with a
 * standard of their own get it back, so that a reset leaves nothing of the choice behind.
 */
export function resetSanitaryGroup(context: RoomContext, room: RoomChoice, group: ProductGroup): RoomChoice {
  const standards = standardOfGroup(group);
  const chosen = chosenInGroup(room, group.id);
  const asIs =
    chosen.length === standards.length && chosen.every((choice, at) => sameChoice(choice, standards[at] ?? null));
  if (context.locked || standards.length === 0 || asIs) return room;
  const leaving = chosen.filter((choice) => !standards.some((standard) => sameChoice(standard, choice)));
  let next = room;
  for (const affected of affectedGroups(context, leaving))
    if (affected.id !== group.id) next = setGroup(next, affected, standardOfGroup(affected));
  return setGroup(next, group, standards);
}

function affectedGroups(
  { catalogue }: RoomContext,
  choices: readonly { readonly pageProductId: number; readonly variantProjectProductId: number }[],
): readonly ProductGroup[] {
  const subjects = new Set(choices.flatMap((choice) => [choice.pageProductId, choice.variantProjectProductId]));
  const rules = catalogue.rules.filter((rule) => rule.subjectProducts.some((id) => subjects.has(id)));
  const productGroup = (id: number) => catalogue.groupOfProduct.get(catalogue.variants.get(id)?.pageProduct.id ?? id);
  const found = rules.flatMap((rule) => [
    ...rule.productGroups.map((id) => catalogue.groups.get(id)),
    ...rule.affectedProducts.map(productGroup),
  ]);
  return [...new Set(found)].filter((group) => group !== undefined).filter((group) => group.type === "standard");
}
