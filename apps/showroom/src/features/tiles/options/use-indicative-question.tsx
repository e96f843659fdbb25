import { lazy, startTransition, useCallback, useState } from "react";
import type { ReactNode } from "react";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { useDifferences } from "../../../shared/prices/use-differences.ts";
import { useShowroom } from "../../../shared/step-view/use-showroom.ts";
import { useWarmUp } from "../../../shared/browser/use-warm-up.ts";

const loadDialog = () => import("./indicative-price-dialog.tsx");
const IndicativePriceDialog = lazy(async () => ({ default: (await loadDialog()).IndicativePriceDialog }));

/** A request to choose a tile option. */
export interface Wish {
  /** Identifies the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
  /** Applies the choice. */
  readonly fulfil: () => void;
}

/** Ids of projects whose indicative prices the buyer has accepted since the page was loaded. */
const accepted = new Set<number>();

export interface IndicativeQuestion {
  /** Applies a choice, or first asks about its indicative price. The function is the same until a price changes. */
  readonly choose: (wish: Wish, isNew: boolean) => void;
  readonly dialog: ReactNode;
}

/**
 * In a project without hard prices, asks for confirmation before a priced option is chosen, but not when it is removed or gets another
 * tile. A price that is not loaded yet also causes the question. Once it is answered it is not asked for other options.
 */
export function useIndicativeQuestion(): IndicativeQuestion {
  const { project } = useShowroom();
  const differences = useDifferences();
  const [asked, setAsked] = useState<Wish | null>(null);
  useWarmUp(loadDialog);
  const choose = useCallback(
    (wish: Wish, isNew: boolean) => {
      const price = differences(wish.name, wish.action);
      if (!project.hasHardPrices && !accepted.has(project.id) && isNew && (price === null || price.amount > 0))
        startTransition(() => setAsked(wish));
      else wish.fulfil();
    },
    [differences, project],
  );
  const dialog = asked && (
    <IndicativePriceDialog
      price={differences(asked.name, asked.action)?.amount ?? null}
      onConfirm={() => {
        accepted.add(project.id);
        asked.fulfil();
        setAsked(null);
      }}
      onCancel={() => setAsked(null)}
    />
  );
  return { choose, dialog };
}
