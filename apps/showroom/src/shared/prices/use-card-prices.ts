import { createContext, use } from "react";
import type { CardPrice, CardPrices } from "@showroom/domain/pricing/card-price";
import type { RoomAction } from "../choices/choices-store.ts";

export const NO_PRICES: CardPrices = () => null;

export const CardPricesContext = createContext<CardPrices>(NO_PRICES);

/**
 * The prices of the page's cards; null while they are loading. They follow after the choice itself is shown, so that a click responds at
 * once. Right after a choice they still belong to the choices before it, so the action of a card only adds: a toggle would show the price
 * of removing it for a moment.
 */
export function useCardPrices(): CardPrices {
  return use(CardPricesContext);
}

/** A choice that a card offers. */
export interface Alternative {
  /** Identifies the action within its page. */
  readonly name: string;
  readonly action: RoomAction;
  /** Changes the standard room first, for a part of something that the standard does not have. */
  readonly start?: RoomAction | undefined;
}

/** The price of the alternative with the least extra cost; `from` says that they differ. Null while it is not known. */
export function useLeastPrice(
  alternatives: readonly Alternative[],
): (CardPrice & { readonly from: boolean; readonly of: Alternative }) | null {
  const prices = useCardPrices();
  const known = alternatives.flatMap((of) => {
    const price = prices(of.name, of.action, of.start);
    return price === null ? [] : [{ ...price, of }];
  });
  const least = known.toSorted((a, b) => a.extra - b.extra)[0];
  return least === undefined ? null : { ...least, from: known.some(({ extra }) => extra !== least.extra) };
}
