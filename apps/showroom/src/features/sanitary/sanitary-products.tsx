import { useCallback } from "react";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { Text } from "@showroom/ui/layout/text/text";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import type { PageProduct, ProductGroup } from "@showroom/domain/model/product";
import { evaluateRules } from "@showroom/domain/rules/evaluate";
import { explainProduct } from "@showroom/domain/rules/explain";
import { enabledFirst, isRequiredNow, isRuledOut, productState } from "@showroom/domain/configurator/product-state";
import type { ProductState } from "@showroom/domain/configurator/product-state";
import { chosenOfProduct } from "@showroom/domain/selection/sanitary";
import { applySanitaryDecision, decideSanitaryClick } from "@showroom/domain/configurator/sanitary-click";
import { groupField } from "@showroom/domain/selection/room-fields";
import { useCardsInSight } from "../../shared/choice-cards/use-cards-in-sight.ts";
import { useFirstOf } from "../../timeline/first-of.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ruleWords } from "./rule-words.ts";
import { SanitaryCard } from "./sanitary-card.tsx";
import { sanitaryTexts } from "./texts.ts";

const NOTHING_FILTERED: ReadonlySet<number> = new Set();

export interface SanitaryProductsProps {
  readonly group: ProductGroup;
  /** Products of the group that the buyer's choices do not exclude. */
  readonly products: readonly PageProduct[];
  /** The group is the first of the page. */
  readonly first: boolean;
  /** Opens the colours and sizes of a product. */
  readonly onPick: (product: PageProduct) => void;
}

/** The product cards of a group. A line below them expands to explain which products the buyer's choices exclude. */
export function SanitaryProducts({ group, products, first, onPick }: SanitaryProductsProps) {
  const { store, page } = useShowroom();
  const { context, room, outcome, locked, change } = useRoom();

  const click = useCallback(
    (pageProduct: PageProduct, on: "card" | "open"): void => {
      const present = store.room(page);
      const rules = evaluateRules(context.catalogue, present);
      const { disabled } = productState(
        { outcome: rules, locked: context.locked, filteredIds: NOTHING_FILTERED },
        pageProduct,
        group,
      );
      const decision = decideSanitaryClick(context, present, rules, { group, pageProduct, on, disabled });
      if (decision === "open-variant-modal") onPick(pageProduct);
      else if (decision !== "ignored")
        change(
          (own, before) => applySanitaryDecision(own, before, { group, pageProduct }, decision),
          [groupField(group.id)],
        );
    },
    [store, page, context, group, change, onPick],
  );

  const stateOf = (product: PageProduct): ProductState =>
    productState({ outcome, locked, filteredIds: NOTHING_FILTERED }, product, group);
  const states = products.map((product) => {
    const state = stateOf(product);
    return { product, state, disabled: state.disabled };
  });
  const why = ({ reasons }: ProductState): string | undefined =>
    reasons.flatMap((reason) =>
      reason.kind === "rule"
        ? ruleWords(context.catalogue, reason.explanation)
        : reason.kind === "locked"
          ? sanitaryTexts.locked
          : [],
    )[0];
  const requiredWords = (product: PageProduct): string | undefined => {
    if (!isRequiredNow(outcome, room, group, product.id)) return undefined;
    const explanation = explainProduct(outcome, product, group).find((reason) => reason.kind === "required");
    return explanation && ruleWords(context.catalogue, explanation);
  };
  const missing = group.products.filter((product) => isRuledOut(outcome, product, group));
  const inSight = useCardsInSight(2);
  const { shown, showMore } = useFirstOf(enabledFirst(states), 3 * inSight);
  return (
    <>
      <TileGrid
        label={group.title}
        name={`group-${group.id}`}
        columns="two"
        inSight={first ? inSight : 0}
        emptyText={sanitaryTexts.empty}
        onNearEnd={showMore}
      >
        {shown.map(({ product, state }) => {
          const chosen = chosenOfProduct(room, group.id, product.id);
          return (
            <SanitaryCard
              key={product.id}
              group={group}
              pageProduct={product}
              chosenVariant={chosen?.variantProjectProductId ?? null}
              locked={locked}
              disabledReason={state.disabled ? why(state) : undefined}
              requiredReason={chosen === null ? undefined : requiredWords(product)}
              onClick={click}
            />
          );
        })}
      </TileGrid>
      {missing.length > 0 && (
        <Disclosure showLabel={sanitaryTexts.showMissing(missing.length)} hideLabel={sanitaryTexts.hideMissing}>
          {[...new Set(missing.map((product) => why(stateOf(product))))].map((reason) => (
            <Text key={reason} tone="muted">
              {reason}
            </Text>
          ))}
        </Disclosure>
      )}
    </>
  );
}
