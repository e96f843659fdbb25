import { useMemo } from "react";
import type { FoundGroup } from "@showroom/domain/filter/product-search";
import { groupSearchIndex, searchGroups } from "@showroom/domain/filter/product-search";
import { listedGroups } from "@showroom/domain/configurator/found-products";
import { wareByExtra } from "@showroom/domain/filter/ware-extra-cost";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import { useAddressWriter } from "../../shared/browser/use-address-writer.ts";
import { useAskedExtra } from "../../shared/extra-cost/use-asked-extra.ts";
import type { AskedExtra } from "../../shared/extra-cost/use-asked-extra.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { wareAlternative } from "./ware-alternative.ts";

export interface Narrowed {
  readonly asked: AskedExtra;
  /** What is left of the groups; null while the amounts are not known. */
  readonly left: readonly FoundGroup[] | null;
}

/** The groups of sanitary ware that a search finds, filtered and sorted by the amounts on the cards as the address says. */
export function useNarrowed(query: string): Narrowed {
  const { page } = useShowroom();
  const { context, room, outcome } = useRoom();
  const index = useMemo(() => groupSearchIndex(context.catalogue.sanitaryGroups), [context.catalogue]);
  const found = useMemo(() => listedGroups(searchGroups(index, query), outcome, query !== ""), [index, query, outcome]);
  const input = useCostInput();
  const asked = useAskedExtra(useAddressWriter());
  const { without, order } = asked;
  const isAsked = without || order !== "recommended";
  const prices = useMemo(() => (input && isAsked ? cardPrices(input, page, false) : null), [input, page, isAsked]);
  const left = useMemo(() => {
    if (!isAsked) return found;
    if (prices === null) return null;
    return wareByExtra(found, { without, order }, room, (groupId) => (choice) => {
      const { name, action } = wareAlternative(groupId, choice);
      return prices(name, action)?.extra ?? null;
    });
  }, [found, prices, room, isAsked, without, order]);
  return { asked, left };
}
