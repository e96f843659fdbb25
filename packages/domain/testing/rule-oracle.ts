/**
 * A second, independent evaluation of the rules of one product group, for tests. It checks one choice at a time, is
 * slow, and shares no code with `src/rules`. Only for rules whose subjects are not affected by rules.
 */
import type { ProductChoice } from "../src/model/choices.ts";
import type { ProductGroup } from "../src/model/product.ts";
import type { Rule } from "../src/model/rule.ts";

type Choices = readonly ProductChoice[];

const idsOf = ({ pageProductId, variantProjectProductId }: ProductChoice) => [pageProductId, variantProjectProductId];

export const isSame = (a: ProductChoice, b: ProductChoice): boolean =>
  a.pageProductId === b.pageProductId && a.variantProjectProductId === b.variantProjectProductId;

/** The rules that chosen products activate. */
export function activeRules(rules: readonly Rule[], chosen: Choices): readonly Rule[] {
  return rules.filter(({ subjectProducts }) => chosen.flatMap(idsOf).some((id) => subjectProducts.includes(id)));
}

/**
 * Whether a choice is hidden. Hide overrides show and require overrides hide, separately for the product, its variant
 * and its group.
 */
export function isHidden(
  rules: readonly Rule[],
  active: readonly Rule[],
  group: ProductGroup,
  choice: ProductChoice,
): boolean {
  const variantsOfProduct =
    group.products.find(({ id }) => id === choice.pageProductId)?.variants.map(({ id }) => id) ?? [];
  const inGroup = group.products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
  const states = (names: (rule: Rule) => boolean, keepsInSight: (rule: Rule) => boolean): boolean => {
    if (active.some((rule) => rule.type === "require" && (names(rule) || keepsInSight(rule)))) return false;
    if (active.some((rule) => rule.type === "hide" && names(rule))) return true;
    const showing = rules.filter((rule) => rule.type === "show" && names(rule));
    return showing.length > 0 && !showing.some((rule) => active.includes(rule));
  };
  const productHidden = states(
    ({ affectedProducts }) => affectedProducts.includes(choice.pageProductId),
    ({ affectedProducts }) => affectedProducts.some((id) => variantsOfProduct.includes(id)),
  );
  const variantHidden = states(
    ({ affectedProducts }) => affectedProducts.includes(choice.variantProjectProductId),
    () => false,
  );
  const groupHidden = states(
    ({ productGroups }) => productGroups.includes(group.id),
    ({ affectedProducts }) => affectedProducts.some((id) => inGroup.includes(id)),
  );
  const isOwnVariant = choice.variantProjectProductId === choice.pageProductId;
  return productHidden || (!isOwnVariant && variantHidden) || groupHidden;
}

/**
 * Whether the group's choices meet a `require` rule: with one of its products or, if it names none, any product of the
 * group.
 */
export function isMet({ affectedProducts }: Rule, choices: Choices): boolean {
  return affectedProducts.length === 0
    ? choices.length > 0
    : choices.some((choice) => idsOf(choice).some((id) => affectedProducts.includes(id)));
}

/** Every choice that a group offers. */
export function offers(group: ProductGroup): Choices {
  return group.products.flatMap(({ id, variants }) =>
    (variants.length > 0 ? variants.map((variant) => variant.id) : [id]).map((variant) => ({
      pageProductId: id,
      variantProjectProductId: variant,
    })),
  );
}

/** The group's choices after one more, which replaces all others (single choice) or those of the same product. */
export function withChoice(group: ProductGroup, choices: Choices, choice: ProductChoice): Choices {
  const kept = choices.filter((other) => !group.singleChoice && other.pageProductId !== choice.pageProductId);
  return [...kept, choice];
}
