import { Suspense, useCallback, useState } from "react";
import type { ReactNode } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { TileOptionKind } from "@showroom/domain/model/tile-option";
import { cents, type Cents } from "@showroom/domain/money/cents";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { optionField } from "@showroom/domain/selection/room-fields";
import type { RoomAction } from "../../../shared/choices/choices-store.ts";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import { useCardPrices } from "../../../shared/prices/use-card-prices.ts";
import { useRoomActions } from "../../../shared/step-view/use-room.ts";
import { useShowroom } from "../../../shared/step-view/use-showroom.ts";
import { isOptionIndicative } from "./indicative-option.ts";

const { Lazy: IndicativePriceDialog, useEarly: useDialogEarly } = lazyPart(
  async () => (await import("./indicative-price-dialog.tsx")).IndicativePriceDialog,
);

/** Ids of projects whose indicative prices were explained since the page was loaded. */
const explained = new Set<number>();

/** A tile option to choose. */
export interface Wish {
  readonly kind: TileOptionKind;
  /** Identifies the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
  /** Called after the choice, and after the dialog if there is one. */
  readonly afterwards?: (() => void) | undefined;
}

export interface IndicativeInfo {
  /**
   * Applies a choice. The first time that a new option costs more and its line is indicative, a dialog explains that.
   */
  readonly choose: (wish: Wish, isNew: boolean) => void;
  readonly dialog: ReactNode;
}

export function useIndicativeInfo(): IndicativeInfo {
  const { project, houseType, page, store } = useShowroom();
  const { context, change } = useRoomActions();
  const prices = useCardPrices();
  const [told, setTold] = useState<{ readonly price: Cents; readonly afterwards: Wish["afterwards"] } | null>(null);
  useDialogEarly();
  const choose = useCallback(
    ({ kind, name, action, afterwards }: Wish, isNew: boolean) => {
      if (!isNew) {
        change(action, [optionField(kind)]);
        return afterwards?.();
      }
      const room = store.room(page);
      const costOf = (of: RoomChoice) => calculatePageCost({ project, houseType, floors: EMPTY_FLOOR_OFFER }, page, of);
      const after = costOf(action(context, room));
      // The amount of the card is not known until every room is loaded; the price of this room is.
      const price = prices(name, action)?.extra ?? cents(after.totalPrice - costOf(room).totalPrice);
      change(action, [optionField(kind)]);
      if (price <= 0 || explained.has(project.id) || !isOptionIndicative(after, kind)) return afterwards?.();
      explained.add(project.id);
      setTold({ price, afterwards });
    },
    [prices, change, context, store, project, houseType, page],
  );
  const dialog = told && (
    <Suspense fallback={null}>
      <IndicativePriceDialog
        price={told.price}
        onClose={() => {
          setTold(null);
          told.afterwards?.();
        }}
      />
    </Suspense>
  );
  return { choose, dialog };
}
