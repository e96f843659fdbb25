import type { ProductChoice } from "../model/choices.ts";
import type { PageProduct, ProductGroup } from "../model/product.ts";
import type { Rule } from "../model/rule.ts";
import { meets, type Requirement } from "./requirements.ts";
import { hidesGroup, hidesProduct } from "./rule-effects.ts";
import type { RuleOutcome } from "./evaluate.ts";

/**
 * Why the rules block or require a product.
 * - `hidden`: the chosen `subjects` hide it; replacing them enables it.
 * - `not-shown`: it appears when one of `enabledBy` (page product or variant ids) is chosen.
 * - `displaced`: `subjects` require one of `options` in the same single-choice group, and it is none of them.
 * - `required`: `subjects` require it.
 */
export type RuleExplanation =
  | { readonly kind: "hidden"; readonly rule: Rule; readonly subjects: readonly ProductChoice[] }
  | { readonly kind: "not-shown"; readonly rules: readonly Rule[]; readonly enabledBy: readonly number[] }
  | {
      readonly kind: "displaced";
      readonly rule: Rule;
      readonly subjects: readonly ProductChoice[];
      readonly options: readonly number[];
    }
  | { readonly kind: "required"; readonly rule: Rule; readonly subjects: readonly ProductChoice[] };

/** Whether rules hide a page product: directly, through its group, or through all of its variants. */
export function isProductHidden(outcome: RuleOutcome, pageProduct: PageProduct): boolean {
  const { index, effects } = outcome;
  const groupId = index.groupOf(pageProduct.id);
  if (hidesProduct(index, effects, pageProduct.id) || (groupId !== null && hidesGroup(index, effects, groupId)))
    return true;
  return (
    pageProduct.variants.length > 0 && pageProduct.variants.every((variant) => hidesProduct(index, effects, variant.id))
  );
}

export function isGroupHidden(outcome: RuleOutcome, groupId: number): boolean {
  return hidesGroup(outcome.index, outcome.effects, groupId);
}

/** The requirement that keeps a product of a single-choice group from being chosen, if any. */
export function displacedBy(outcome: RuleOutcome, group: ProductGroup, pageProduct: PageProduct): Requirement | null {
  if (!group.singleChoice) return null;
  return (
    outcome.requirements.find(
      (requirement) => requirement.groupId === group.id && !canMeet(outcome, requirement, pageProduct),
    ) ?? null
  );
}

/** Whether some variant of the product meets a requirement. */
export function canMeet(outcome: RuleOutcome, requirement: Requirement, pageProduct: PageProduct): boolean {
  const ids = [pageProduct.id, ...pageProduct.variants.map((variant) => variant.id)];
  return ids.some((id) =>
    meets(outcome.index, requirement, { pageProductId: pageProduct.id, variantProjectProductId: id }),
  );
}

/** Every reason why the rules block or require a product, or one variant of it; empty when there is none. */
export function explainProduct(
  outcome: RuleOutcome,
  pageProduct: PageProduct,
  group: ProductGroup | null,
  variantId: number | null = null,
): readonly RuleExplanation[] {
  const { index, effects } = outcome;
  const own = variantId === null ? [pageProduct.id] : [pageProduct.id, variantId];
  const ids =
    isProductHidden(outcome, pageProduct) && variantId === null
      ? [...own, ...pageProduct.variants.map((variant) => variant.id)]
      : own;
  const hiddenIds = ids.filter((id) => hidesProduct(index, effects, id));
  const hiddenGroup = group && hidesGroup(index, effects, group.id) ? group.id : null;
  const touches = (rule: Rule) =>
    rule.affectedProducts.some((id) => hiddenIds.includes(id)) ||
    (hiddenGroup !== null && rule.productGroups.includes(hiddenGroup));

  const found: RuleExplanation[] = effects.active
    .filter((rule) => rule.type === "hide" && touches(rule))
    .map((rule) => ({ kind: "hidden", rule, subjects: chosenSubjects(outcome, rule) }));
  // Most products are visible: then no rule needs to be compared.
  const closed =
    hiddenIds.length > 0 || hiddenGroup !== null
      ? index.rules.filter((rule) => rule.type === "show" && touches(rule) && !effects.active.includes(rule))
      : [];
  if (closed.length > 0)
    found.push({
      kind: "not-shown",
      rules: closed,
      enabledBy: [...new Set(closed.flatMap((rule) => rule.subjectProducts))],
    });
  const displacing = group ? displacedBy(outcome, group, pageProduct) : null;
  if (displacing)
    found.push({
      kind: "displaced",
      rule: displacing.rule,
      subjects: chosenSubjects(outcome, displacing.rule),
      options: displacing.options,
    });
  for (const requirement of outcome.requirements) {
    if (requirement.options.length > 0 && canMeet(outcome, requirement, pageProduct))
      found.push({ kind: "required", rule: requirement.rule, subjects: chosenSubjects(outcome, requirement.rule) });
  }
  return found;
}

function chosenSubjects(outcome: RuleOutcome, rule: Rule): readonly ProductChoice[] {
  const isSubject = (choice: ProductChoice) =>
    rule.subjectProducts.includes(choice.pageProductId) ||
    rule.subjectProducts.includes(choice.variantProjectProductId);
  return outcome.effective.map((placed) => placed.choice).filter(isSubject);
}
