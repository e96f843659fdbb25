/** The price lines in which two versions of a room differ. */
import type { RoomChoice } from "../model/choices.ts";
import { costGroupsOf } from "../model/offered-parts.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { basinsIn, countsBasins } from "../selection/pieces.ts";
import { linesOfGroup, sanitaryLines } from "./page-lines.ts";
import type { PagePricing } from "./page-pricing.ts";
import { subtractTotals, type GroupTotals } from "./discount.ts";
import { totalsOf, type PricedItem, type PricedLine } from "./priced-line.ts";

/** The lines of `after` that `before` does not have, or has with another price. */
export function newLines(
  pricing: PagePricing,
  offer: FloorOffer,
  before: RoomChoice,
  after: RoomChoice,
): readonly PricedLine[] {
  const known = new Set(linesApart(pricing, offer, before, after).map(lineKey));
  return linesApart(pricing, offer, after, before).filter((line) => !known.has(lineKey(line)));
}

/** A key that is equal for lines with the same slot, product, number and price. */
function lineKey({ slot, item, pieces, amounts }: PricedLine): string {
  return JSON.stringify([slot, itemKey(item), pieces, amounts.totalPrice]);
}

/** A key that is equal for the same product, floor or baseboard. */
export function itemKey(item: PricedItem): string {
  const id = item.kind === "product" ? item.variant.id : item.kind === "floor" ? item.floor.id : item.baseboard.id;
  return `${item.kind} ${id}`;
}

/** By how much the totals of a room change from `before` to `after`. */
export function changeOfTotals(
  pricing: PagePricing,
  offer: FloorOffer,
  before: RoomChoice,
  after: RoomChoice,
): GroupTotals {
  return subtractTotals(
    totalsOf(linesApart(pricing, offer, after, before)),
    totalsOf(linesApart(pricing, offer, before, after)),
  );
}

/** The lines of a room, without the lines of choices that another room has too. */
export function linesApart(
  pricing: PagePricing,
  offer: FloorOffer,
  room: RoomChoice,
  other: RoomChoice,
): readonly PricedLine[] {
  return costGroupsOf(pricing.page, pricing.project).flatMap((group) => {
    switch (group) {
      case "tiles":
        return sameTiles(room, other) ? [] : linesOfGroup(pricing, offer, room, group);
      case "sanitary": {
        const recounted = basinsIn(pricing, room) !== basinsIn(pricing, other);
        return pricing.catalogue.sanitaryGroups.flatMap((own) =>
          room.products[own.id] === other.products[own.id] && !(recounted && countsBasins(pricing, room, own.id))
            ? []
            : sanitaryLines(pricing, room, own),
        );
      }
      case "floors":
        return linesOfGroup(pricing, offer, room, group);
    }
  });
}

function sameTiles(a: RoomChoice, b: RoomChoice): boolean {
  return (
    a.wallTileProduct === b.wallTileProduct &&
    a.floorTileProduct === b.floorTileProduct &&
    a.wallGroutColorProduct === b.wallGroutColorProduct &&
    a.wallFinishingProfileProduct === b.wallFinishingProfileProduct &&
    a.floorGroutColorProduct === b.floorGroutColorProduct &&
    a.tileOptions === b.tileOptions
  );
}
