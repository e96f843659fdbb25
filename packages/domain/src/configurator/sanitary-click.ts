import type { RoomChoice } from "../model/choices.ts";
import type { PageProduct, ProductGroup } from "../model/product.ts";
import type { RuleOutcome } from "../rules/evaluate.ts";
import { sanitaryBehaviour } from "./group-behaviour.ts";
import { isRequiredNow } from "./product-state.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { chosenOfProduct, deselectSanitary, selectSanitary } from "../selection/sanitary.ts";
import { mainVariant } from "../selection/variants.ts";

export const SANITARY_DECISIONS = ["ignored", "open-variant-modal", "select", "deselect"] as const;
export type SanitaryDecision = (typeof SANITARY_DECISIONS)[number];

export interface SanitaryClick {
  readonly group: ProductGroup;
  readonly pageProduct: PageProduct;
  /** `open`: the card's button for colours and sizes. `card`: a click anywhere else on the card. */
  readonly on: "card" | "open";
  /** From `productState`. */
  readonly disabled: boolean;
}

/** Decides what a click on a card of sanitary ware does. */
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

/** Applies `select` and `deselect`. The variant dialog calls `selectSanitary` itself when it is saved. */
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
