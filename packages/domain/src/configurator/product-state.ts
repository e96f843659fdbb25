import type { RoomChoice } from "../model/choices.ts";
import type { PageProduct, ProductGroup } from "../model/product.ts";
import type { RuleOutcome } from "../rules/evaluate.ts";
import { displacedBy, explainProduct, isProductHidden, type RuleExplanation } from "../rules/explain.ts";
import { meets } from "../rules/requirements.ts";
import { hidesProduct } from "../rules/rule-effects.ts";
import { chosenInGroup } from "../selection/sanitary.ts";
import { variantsOf } from "../selection/variants.ts";

export type DisabledReason =
  | { readonly kind: "locked" }
  | { readonly kind: "filter" }
  | { readonly kind: "rule"; readonly explanation: RuleExplanation };

export interface ProductState {
  /**
   * True when rules hide it, or require another product of its single-choice group. Such products are listed
   * separately, with the reason.
   */
  readonly hidden: boolean;
  readonly disabled: boolean;
  /** Why it cannot be chosen; empty when it can. */
  readonly reasons: readonly DisabledReason[];
}

export interface ProductStateInput {
  readonly outcome: RuleOutcome;
  readonly locked: boolean;
  /** Page product and variant ids that a filter leaves out. */
  readonly filteredIds: ReadonlySet<number>;
}

/** Whether a product can be chosen, and if not, why. `group` is null for tiles and accessories. */
export function productState(
  { outcome, locked, filteredIds }: ProductStateInput,
  pageProduct: PageProduct,
  group: ProductGroup | null,
): ProductState {
  const ruledOut = isRuledOut(outcome, pageProduct, group);
  const filtered = isFilteredOut(filteredIds, pageProduct);
  const reasons: DisabledReason[] = [];
  if (locked) reasons.push({ kind: "locked" });
  if (ruledOut) {
    for (const explanation of explainProduct(outcome, pageProduct, group))
      if (explanation.kind !== "required") reasons.push({ kind: "rule", explanation });
  }
  if (filtered) reasons.push({ kind: "filter" });
  return { hidden: ruledOut, disabled: locked || ruledOut || filtered, reasons };
}

/** Whether rules hide a product, or require another one of its single-choice group. */
export function isRuledOut(outcome: RuleOutcome, pageProduct: PageProduct, group: ProductGroup | null): boolean {
  return isProductHidden(outcome, pageProduct) || (group !== null && displacedBy(outcome, group, pageProduct) !== null);
}

/** Whether a filter leaves out a product with all of its variants. */
export function isFilteredOut(filteredIds: ReadonlySet<number>, pageProduct: PageProduct): boolean {
  return (
    filteredIds.size > 0 &&
    filteredIds.has(pageProduct.id) &&
    pageProduct.variants.every((variant) => filteredIds.has(variant.id))
  );
}

/** Sorts enabled products first and keeps the order otherwise. */
export function enabledFirst<Item extends { readonly disabled: boolean }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => Number(a.disabled) - Number(b.disabled));
}

/** Ids of the variants that can be chosen: only the required ones where a rule requires a variant, never hidden or filtered ones. */
export function enabledVariantIds(
  { outcome, filteredIds }: Pick<ProductStateInput, "outcome" | "filteredIds">,
  pageProduct: PageProduct,
): ReadonlySet<number> {
  const variants = variantsOf(pageProduct).map((variant) => variant.id);
  const asked = outcome.requirements.filter((requirement) =>
    requirement.options.some((id) => id !== pageProduct.id && variants.includes(id)),
  );
  const required = new Set(
    asked.flatMap((requirement) => (requirement.options.includes(pageProduct.id) ? variants : requirement.options)),
  );
  const enabled = variants.filter(
    (id) =>
      (required.size === 0 || required.has(id)) &&
      !hidesProduct(outcome.index, outcome.effects, id) &&
      !filteredIds.has(id),
  );
  return new Set(enabled);
}

/** Whether removing this product would break a requirement, because no other choice meets it. */
export function isRequiredNow(
  outcome: RuleOutcome,
  room: RoomChoice,
  group: ProductGroup,
  pageProductId: number,
): boolean {
  const chosen = chosenInGroup(room, group.id);
  const own = chosen.filter((choice) => choice.pageProductId === pageProductId);
  return outcome.requirements.some((requirement) => {
    if (requirement.groupId !== group.id || !own.some((choice) => meets(outcome.index, requirement, choice)))
      return false;
    if (group.singleChoice && offersAnother(requirement.options, group, pageProductId)) return false;
    return !chosen.some(
      (choice) => choice.pageProductId !== pageProductId && meets(outcome.index, requirement, choice),
    );
  });
}

function offersAnother(options: readonly number[], group: ProductGroup, pageProductId: number): boolean {
  return group.products.some(
    (item) =>
      item.id !== pageProductId &&
      (options.length === 0 ||
        [item.id, ...item.variants.map((variant) => variant.id)].some((id) => options.includes(id))),
  );
}
