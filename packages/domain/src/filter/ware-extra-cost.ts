/** Sanitary ware filtered and sorted by the amounts on its cards, within its groups. */
import type { RoomChoice } from "../model/choices.ts";
import { chosenOfProduct } from "../selection/sanitary.ts";
import { cardAmount, inOrder, type ExtraOf, type TileOrder } from "./extra-cost.ts";
import type { FoundGroup } from "./product-search.ts";

export interface WareWish {
  /** Only what costs nothing extra in some colour or size. What is chosen stays, so that it can be seen and changed. */
  readonly without: boolean;
  readonly order: TileOrder;
}

/** The groups with what is left of them, in the order that is asked for. Groups of which nothing is left are left out. */
export function wareByExtra(
  found: readonly FoundGroup[],
  { without, order }: WareWish,
  room: RoomChoice,
  extraIn: (groupId: number) => ExtraOf,
): readonly FoundGroup[] {
  return found.flatMap(({ group, products }) => {
    const extraOf = extraIn(group.id);
    const cards = products.map((product) => {
      const chosen = chosenOfProduct(room, group.id, product.id);
      return { product, isChosen: chosen !== null, amount: cardAmount(product, chosen, extraOf) };
    });
    const left = without ? cards.filter(({ isChosen, amount }) => isChosen || (amount !== null && amount <= 0)) : cards;
    if (without && left.length === 0) return [];
    return [{ group, products: inOrder(left, order, ({ amount }) => amount).map(({ product }) => product) }];
  });
}
