import { memo, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { ProductGroup } from "@showroom/ui/showroom/product-group/product-group";
import type { PageProduct, ProductGroup as Group } from "@showroom/domain/model/product";
import { sanitaryBehaviour } from "@showroom/domain/configurator/group-behaviour";
import { chosenInGroup } from "@showroom/domain/selection/sanitary";
import { blockedReset } from "@showroom/domain/configurator/blocked-reset";
import type { BlockedReset } from "@showroom/domain/configurator/blocked-reset";
import { resetSanitaryGroup } from "@showroom/domain/configurator/sanitary-reset";
import { piecesIn } from "@showroom/domain/selection/pieces";
import { choiceWords } from "@showroom/domain/words/product-words";
import { countedName } from "@showroom/domain/words/slot-words";
import { groupField } from "@showroom/domain/selection/room-fields";
import { groupStatus } from "../../shared/choice-cards/group-status.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { SanitaryProducts } from "./sanitary-products.tsx";

const { Lazy: VariantDialog, useEarly: useVariantDialogEarly } = lazyPart(
  async () => (await import("./variant-dialog.tsx")).VariantDialog,
);

const { Lazy: BlockedResetDialog } = lazyPart(
  async () => (await import("./blocked-reset-dialog.tsx")).BlockedResetDialog,
);

const SCROLL_DELAY = 10;

export interface SanitaryGroupProps {
  readonly group: Group;
  /** The products of the group that match the search. */
  readonly products: readonly PageProduct[];
  readonly open: boolean;
  /** The first group of the page, whose first cards are in sight when it opens. */
  readonly first: boolean;
  /** The address asks for this group, so it comes into view. */
  readonly asked: boolean;
  readonly onOpenChange: (groupId: number, title: string, open: boolean) => void;
}

/** A group of sanitary ware: the choices, the alternatives and the reasons why some cannot be combined. */
export const SanitaryGroup = memo(function SanitaryGroup({
  group,
  products,
  open,
  first,
  asked,
  onOpenChange,
}: SanitaryGroupProps) {
  const { context, room, outcome, locked, change } = useRoom();
  const [blocked, setBlocked] = useState<BlockedReset | null>(null);
  const [picking, setPicking] = useState<PageProduct | null>(null);
  useVariantDialogEarly();
  const section = useRef<HTMLElement>(null);
  const pick = useCallback((product: PageProduct) => {
    // A transition keeps the press responsive. There is no Suspense fallback: React would show it for at least 300 ms, even with the code loaded.
    startTransition(() => setPicking(product));
  }, []);

  useEffect(() => {
    if (!asked) return undefined;
    // After the sidebar has scrolled to its top for the new part.
    const timer = setTimeout(() => section.current?.scrollIntoView({ block: "start" }), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [asked]);

  const toggle = (next: boolean): void => {
    onOpenChange(group.id, group.title, next);
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
    if (next) setTimeout(() => section.current?.scrollIntoView({ behavior, block: "start" }), SCROLL_DELAY);
  };

  const reset = (): void => {
    const rules = blockedReset(context, room, group);
    if (rules === null) change((own, present) => resetSanitaryGroup(own, present, group), [groupField(group.id)]);
    else startTransition(() => setBlocked(rules));
  };

  const chosen = chosenInGroup(room, group.id).flatMap((choice) => {
    const name = choiceWords(context.catalogue, choice);
    return name === null ? [] : countedName({ name, pieces: piecesIn(context, room, choice) });
  });
  return (
    <ProductGroup
      ref={section}
      headingAs="h2"
      title={group.title}
      status={groupStatus(sanitaryBehaviour(outcome, room, group), locked)}
      onReset={locked ? undefined : reset}
      chosen={chosen.length > 0 ? chosen.join(" · ") : undefined}
      open={open}
      onOpenChange={toggle}
    >
      {open && <SanitaryProducts group={group} products={products} first={first} onPick={pick} />}
      {picking && <VariantDialog group={group} pageProduct={picking} onClose={() => setPicking(null)} />}
      {blocked && <BlockedResetDialog group={group} blocked={blocked} onClose={() => setBlocked(null)} />}
    </ProductGroup>
  );
});
