import type { ProductGroup } from "../model/product.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { findChoice, type CatalogueVariant, type PageCatalogue } from "../selection/page-catalogue.ts";
import type { RoomSettings } from "../selection/room-context.ts";
import { slotChoices } from "../selection/room-slots.ts";
import type { RoomSlot } from "../model/room-slot.ts";

export interface StandardProduct {
  readonly slot: RoomSlot;
  readonly variant: CatalogueVariant;
  /** Null for tiles and their accessories. */
  readonly group: ProductGroup | null;
}

/**
 * The products on the start tab: the standard tiles, their accessories, and sanitary ware in the order of its groups;
 * no tile options.
 */
export function standardProducts(catalogue: PageCatalogue, settings: RoomSettings): readonly StandardProduct[] {
  const place = ({ group }: StandardProduct): number => (group === null ? -1 : catalogue.sanitaryGroups.indexOf(group));
  return slotChoices(standardRoomChoice(catalogue, settings))
    .flatMap(({ slot, choice }) => {
      const variant = findChoice(catalogue, choice);
      const group = slot.kind === "sanitary" ? (catalogue.groups.get(slot.groupId) ?? null) : null;
      return variant?.pageProduct.standardOption ? [{ slot, variant, group }] : [];
    })
    .toSorted((a, b) => place(a) - place(b));
}
