import { useEffect, useRef, useState } from "react";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { ProductGroup } from "@showroom/ui/showroom/product-group/product-group";
import { ProductList } from "@showroom/ui/showroom/product-list/product-list";
import { ProductRow } from "@showroom/ui/showroom/product-list/product-row";
import { TileGrid } from "@showroom/ui/showroom/tile-grid/tile-grid";
import type { PageProduct, ProductGroup as Group } from "@showroom/domain/model/product";
import { sanitaryBehaviour } from "@showroom/domain/selection/group-behaviour";
import { enabledFirst, productState } from "@showroom/domain/selection/product-state";
import { chosenInGroup } from "@showroom/domain/selection/sanitary";
import { resetSanitaryGroup } from "@showroom/domain/selection/sanitary-click";
import { useImages } from "../../shared/api/image-url.ts";
import { nameOfChoice } from "../../shared/showroom/describe-consequence.ts";
import { groupStatus } from "../../shared/showroom/group-status.ts";
import type { Differences } from "../../shared/showroom/use-differences.ts";
import type { RoomView } from "../../shared/showroom/use-room.ts";
import { ruleWords } from "./rule-words.ts";
import { SanitaryCard } from "./sanitary-card.tsx";
import { sanitaryTexts } from "./texts.ts";
import { VariantDialog } from "./variant-dialog.tsx";

const NOTHING_FILTERED: ReadonlySet<number> = new Set();
const SCROLL_DELAY = 10;

export interface SanitaryGroupProps {
  readonly group: Group;
  /** Those of the group that the search lets through. */
  readonly products: readonly PageProduct[];
  readonly view: RoomView;
  readonly differences: Differences;
  readonly open: boolean;
  readonly onOpenChange: (groupId: number, title: string, open: boolean) => void;
}

/** One group of sanitary ware: what is chosen, what else there is, and why some things cannot be combined. */
export function SanitaryGroup({ group, products, view, differences, open, onOpenChange }: SanitaryGroupProps) {
  const { context, room, outcome, locked, change } = view;
  const [picking, setPicking] = useState<PageProduct | null>(null);
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const opened = open && !wasOpen.current;
    wasOpen.current = open;
    if (!opened) return undefined;
    const timer = setTimeout(() => section.current?.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth", block: "start" }), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [open]);

  const chosen = chosenInGroup(room, group.id).flatMap((choice) => nameOfChoice(context, choice) ?? []);
  return (
    <ProductGroup
      ref={section}
      title={group.title}
      status={groupStatus(sanitaryBehaviour(outcome, room, group))}
      onReset={() => change((own, present) => resetSanitaryGroup(own, present, group))}
      chosen={chosen.length > 0 ? chosen.join(" · ") : undefined}
      open={open}
      onOpenChange={(next) => onOpenChange(group.id, group.title, next)}
    >
      {open && <Products {...{ group, products, view, differences, locked }} onPick={setPicking} />}
      {picking && <VariantDialog group={group} pageProduct={picking} view={view} differences={differences} onClose={() => setPicking(null)} />}
    </ProductGroup>
  );
}

interface ProductsProps extends Pick<SanitaryGroupProps, "group" | "products" | "view" | "differences"> {
  readonly onPick: (product: PageProduct) => void;
}

function Products({ group, products, view, differences, onPick }: ProductsProps) {
  const images = useImages();
  const { context, outcome, locked } = view;
  const states = products.map((product) => {
    const state = productState({ outcome, locked, filteredIds: NOTHING_FILTERED }, product, group);
    return { product, state, disabled: state.disabled };
  });
  const shown = enabledFirst(states.filter(({ state }) => !state.hidden));
  const hidden = states.filter(({ state }) => state.hidden);
  const why = ({ reasons }: (typeof states)[number]["state"]) =>
    reasons.flatMap((reason) => (reason.kind === "rule" ? ruleWords(context.catalogue, reason.explanation) : reason.kind === "locked" ? sanitaryTexts.locked : []))[0];
  return (
    <>
      <TileGrid label={group.title} name={`group-${group.id}`} columns="two" emptyText={sanitaryTexts.empty}>
        {shown.map(({ product, state }) => (
          <SanitaryCard key={product.id} group={group} pageProduct={product} view={view} differences={differences} disabledReason={state.disabled ? why(state) : undefined} onPick={onPick} />
        ))}
      </TileGrid>
      {hidden.length > 0 && (
        <Disclosure showLabel={sanitaryTexts.showUnavailable(hidden.length)} hideLabel={sanitaryTexts.hideUnavailable}>
          <ProductList label={sanitaryTexts.unavailable} emptyText={sanitaryTexts.empty}>
            {hidden.map(({ product, state }) => {
              const picture = product.product.images[0];
              return (
                <ProductRow
                  key={product.id}
                  name={product.product.name}
                  imageUrl={picture && images.url(picture.public_id, { crop: "fit", width: 300 })}
                  colour={product.product.color ?? undefined}
                  fit="contain"
                  description={why(state)}
                />
              );
            })}
          </ProductList>
        </Disclosure>
      )}
    </>
  );
}
