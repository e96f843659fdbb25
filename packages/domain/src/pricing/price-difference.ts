import type { RoomChoice } from "../model/choices.ts";
import { costGroupsOf } from "../model/offered-parts.ts";
import { cents, ZERO, type Cents } from "../money/cents.ts";
import type { FloorOffer } from "../selection/floors.ts";
import type { CostInput } from "./calculate-cost.ts";
import { addTotals, calculateDiscount, NO_TOTALS, subTotal, subtractTotals, type GroupTotals } from "./discount.ts";
import { linesOfGroup, pageLines, sanitaryLines } from "./page-lines.ts";
import { pagePricing, type PagePricing } from "./page-pricing.ts";
import { totalsOf, type PricedLine } from "./priced-line.ts";
import { mayBeIndicative } from "./tile-amounts.ts";

/** The present configuration, with which alternatives are compared. Make one per change and use it for every card. */
export interface CostBase {
  readonly input: CostInput;
  readonly totals: GroupTotals;
  readonly totalPrice: Cents;
}

export function costBase(input: CostInput): CostBase {
  const perPage = input.pages.map((page) => {
    const pricing = pagePricing(input.project, input.houseType, page);
    return totalsOf(pageLines(pricing, input.floors, input.choices[page.id] ?? pricing.standard));
  });
  const totals = perPage.reduce(addTotals, NO_TOTALS);
  return { input, totals, totalPrice: payable(input, totals) };
}

/**
 * The difference in cents of the whole configuration, discount included, when a room's choices are replaced by `alternative`. Only the
 * parts that differ from the present room are calculated again.
 */
export function priceDifference(base: CostBase, pageId: number, alternative: RoomChoice): Cents {
  const { input } = base;
  const page = input.pages.find((item) => item.id === pageId);
  if (!page) return ZERO;
  const pricing = pagePricing(input.project, input.houseType, page);
  const present = input.choices[pageId] ?? pricing.standard;
  if (present === alternative) return ZERO;
  const change = subtractTotals(
    totalsOf(linesApart(pricing, input.floors, alternative, present)),
    totalsOf(linesApart(pricing, input.floors, present, alternative)),
  );
  return cents(payable(input, addTotals(base.totals, change)) - base.totalPrice);
}

/**
 * For an alternative with the same price as the present room: whether its differing choices have no extra cost over the
 * standard. If false, the present choice has an extra cost too.
 */
export function isIncluded(base: CostBase, pageId: number, alternative: RoomChoice): boolean {
  const { input } = base;
  const page = input.pages.find((item) => item.id === pageId);
  if (!page) return false;
  const pricing = pagePricing(input.project, input.houseType, page);
  const present = input.choices[pageId] ?? pricing.standard;
  return newLines(pricing, input.floors, present, alternative).every(({ amounts }) => amounts.totalPrice === 0);
}

/** Whether a line that differs between the present room and `alternative` has an indicative price, in either of them. */
export function isIndicativeDifference(base: CostBase, pageId: number, alternative: RoomChoice): boolean {
  const { input } = base;
  const page = input.pages.find((item) => item.id === pageId);
  if (!page || costGroupsOf(page, input.project).every((group) => !mayBeIndicative(page, input.project, group)))
    return false;
  const pricing = pagePricing(input.project, input.houseType, page);
  const present = input.choices[pageId] ?? pricing.standard;
  if (!input.project.hasHardPrices) return present !== alternative;
  return [
    ...newLines(pricing, input.floors, present, alternative),
    ...newLines(pricing, input.floors, alternative, present),
  ].some(({ indicative }) => indicative);
}

/** The lines of `after` that `before` does not have, or has with another price. */
function newLines(
  pricing: PagePricing,
  offer: FloorOffer,
  before: RoomChoice,
  after: RoomChoice,
): readonly PricedLine[] {
  const known = new Set(linesApart(pricing, offer, before, after).map(lineKey));
  return linesApart(pricing, offer, after, before).filter((line) => !known.has(lineKey(line)));
}

/** A key that is equal for lines with the same slot, product and price. */
function lineKey({ slot, item, amounts }: PricedLine): string {
  const id = item.kind === "product" ? item.variant.id : item.kind === "floor" ? item.floor.id : item.baseboard.id;
  return JSON.stringify([slot, item.kind, id, amounts.totalPrice]);
}

/** The lines of a room, without the lines of choices that another room has too. */
function linesApart(
  pricing: PagePricing,
  offer: FloorOffer,
  room: RoomChoice,
  other: RoomChoice,
): readonly PricedLine[] {
  return costGroupsOf(pricing.page, pricing.project).flatMap((group) => {
    switch (group) {
      case "tiles":
        return sameTiles(room, other) ? [] : linesOfGroup(pricing, offer, room, group);
      case "sanitary":
        return pricing.catalogue.sanitaryGroups.flatMap((own) =>
          room.products[own.id] === other.products[own.id] ? [] : sanitaryLines(pricing, room, own),
        );
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

function payable(input: CostInput, totals: GroupTotals): Cents {
  return cents(subTotal(totals) - calculateDiscount(input.project, totals));
}
