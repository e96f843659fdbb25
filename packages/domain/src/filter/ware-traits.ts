/** Sanitary ware filtered by what it looks like. */
import type { RoomChoice } from "../model/choices.ts";
import type { PageProduct } from "../model/product.ts";
import { chosenOfProduct } from "../selection/sanitary.ts";
import { variantsOf } from "../selection/variants.ts";
import type { FoundGroup } from "./product-search.ts";
import { asksTraits, traitBits, wantedMasks, type TraitBits, type WantedTraits } from "./traits.ts";

const bitsOf = (product: PageProduct): readonly TraitBits[] =>
  variantsOf(product).map((variant) => traitBits(variant.product));

/** What each variant of the groups' products looks like. */
export const wareBits = (groups: readonly FoundGroup[]): readonly TraitBits[] =>
  groups.flatMap(({ products }) => products.flatMap(bitsOf));

/**
 * The groups with what comes in some variant that is asked for. What is chosen stays, so that it can be seen and changed. Groups of which
 * nothing is left are left out.
 */
export function wareByTraits(
  found: readonly FoundGroup[],
  wanted: WantedTraits,
  room: RoomChoice,
): readonly FoundGroup[] {
  if (!asksTraits(wanted)) return found;
  const masks = wantedMasks(wanted);
  return found.flatMap(({ group, products }) => {
    const fitting = products.filter((product) =>
      bitsOf(product).some((bits) => masks.every((mask) => (bits & mask) !== 0)),
    );
    if (fitting.length === 0) return [];
    const left = products.filter(
      (product) => fitting.includes(product) || chosenOfProduct(room, group.id, product.id) !== null,
    );
    return [{ group, products: left }];
  });
}
