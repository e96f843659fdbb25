import { useMemo } from "react";
import type { FoundGroup } from "@showroom/domain/filter/product-search";
import { groupSearchIndex, searchGroups } from "@showroom/domain/filter/product-search";
import { listedGroups } from "@showroom/domain/configurator/found-products";
import { traitsAmong, type WantedTraits } from "@showroom/domain/filter/traits";
import { wareBits, wareByTraits } from "@showroom/domain/filter/ware-traits";
import { wareByExtra } from "@showroom/domain/filter/ware-extra-cost";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import { useAddressWriter } from "../../shared/browser/use-address-writer.ts";
import { useAskedExtra } from "../../shared/extra-cost/use-asked-extra.ts";
import type { AskedExtra } from "../../shared/extra-cost/use-asked-extra.ts";
import { useAskedTraits, type AskedTraits } from "../../shared/traits/use-asked-traits.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { wareAlternative } from "../../shared/prices/ware-alternative.ts";

export interface Narrowed {
  readonly asked: AskedExtra;
  readonly traits: AskedTraits;
  /** The colours of what is on offer. */
  readonly offered: WantedTraits;
  /** What is left of the groups; null while the amounts are not known. */
  readonly left: readonly FoundGroup[] | null;
}

/** The groups of sanitary ware that a search finds, filtered by colour, and filtered and sorted by the amounts on the cards, as the address says. */
export function useNarrowed(query: string): Narrowed {
  const { page } = useShowroom();
  const { context, room, outcome } = useRoom();
  const index = useMemo(() => groupSearchIndex(context.catalogue.sanitaryGroups), [context.catalogue]);
  const write = useAddressWriter();
  const traits = useAskedTraits(write);
  const searched = useMemo(
    () => listedGroups(searchGroups(index, query), outcome, query !== ""),
    [index, query, outcome],
  );
  const offered = useMemo(
    () => traitsAmong(wareBits(index.groups.map(({ group }) => ({ group, products: group.products })))),
    [index],
  );
  const found = useMemo(() => wareByTraits(searched, traits.wanted, room), [searched, traits.wanted, room]);
  const input = useCostInput();
  const asked = useAskedExtra(write);
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
  return { asked, traits, offered, left };
}
