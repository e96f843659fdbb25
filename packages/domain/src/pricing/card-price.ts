/** What a card says about money. The one source of the amounts on cards and of their breakdown. */
import { settle } from "../rules/settle.ts";
import type { RoomChoice } from "../model/choices.ts";
import { memoryPer } from "../model/memory-per.ts";
import type { Page } from "../model/page.ts";
import type { Cents } from "../money/cents.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { roomContext, type RoomContext } from "../selection/room-context.ts";
import { fieldNames, fieldsOf, roomOfFields } from "../selection/room-fields.ts";
import type { CostInput } from "./calculate-cost.ts";
import { subTotal } from "./discount.ts";
import { changeOfTotals, newLines } from "./lines-apart.ts";
import { pagePricing, type PagePricing } from "./page-pricing.ts";
import { costBase, priceDifference } from "./price-difference.ts";

/** The choice of a card: an action that only adds, and returns the same room when the room has the choice already. */
type Choose = (context: RoomContext, room: RoomChoice) => RoomChoice;

export interface CardPrice {
  /**
   * What the choice costs extra over the standard of this home: everything that comes along included, before any discount. It is the same
   * whatever else is chosen.
   */
  readonly extra: Cents;
  /** By how much the total changes when this is chosen now, discount included; null when it is the present choice. */
  readonly now: Cents | null;
  /** Whether a line of `extra` has an indicative price. */
  readonly indicative: boolean;
  /** The room before and after the choice, between which `extra` is the difference. */
  readonly step: RoomStep;
}

/** A choice made from the standard. */
export interface RoomStep {
  readonly before: RoomChoice;
  /** With the choice only. */
  readonly chosen: RoomChoice;
  /** With everything that comes along. */
  readonly after: RoomChoice;
}

/**
 * The price of a choice; null for a choice that is not possible. `name` identifies it within its page.
 * `start` changes the standard room before the choice, for a part of something that the standard does not have.
 */
export type CardPrices = (name: string, choose: Choose, start?: Choose) => CardPrice | null;

type Extra = Pick<CardPrice, "extra" | "indicative" | "step">;

/** Extra costs from the standard room, by the name of the choice. They stay while the catalogue is the same. */
const fromStandard = memoryPer<PagePricing, FloorOffer, Map<string, Extra | null>>();

/**
 * The prices of all cards of a page. Make one per change of the choices; each price is calculated once. Without `withNow` the difference
 * from the present choice is left out, which makes all amounts of a long list cheaper to calculate.
 */
export function cardPrices(input: CostInput, page: Page, withNow = true): CardPrices {
  const base = withNow ? costBase(input) : null;
  const pricing = pagePricing(input.project, input.houseType, page);
  const context = roomContext(page, input.project, null);
  const present = input.choices[page.id] ?? pricing.standard;
  const kept = extrasOf(pricing, input.floors);
  const known = new Map<string, CardPrice | null>();
  const lawful = (before: RoomChoice, chosen: RoomChoice): RoomChoice =>
    page.type === "configurator" ? settle(context, before, chosen).room : chosen;

  const stepFrom = (before: RoomChoice, choose: Choose): RoomStep | null => {
    const chosen = choose(context, before);
    const after = chosen === before ? before : lawful(before, chosen);
    return choose(context, after) === after ? { before, chosen, after } : null;
  };

  const standardExtra = (choose: Choose, start: Choose | undefined): Extra | null => {
    if (start === undefined) {
      const step = stepFrom(pricing.standard, choose);
      return step && extraOf(pricing, input.floors, step);
    }
    const before = start(context, pricing.standard);
    const after = choose(context, before);
    return extraOf(pricing, input.floors, { before, chosen: after, after });
  };

  /** For a choice that the standard room does not allow: the present room with this field at its standard. */
  const presentExtra = (choose: Choose): Extra | null => {
    const before = withStandard(pricing.standard, present, choose(context, pricing.standard));
    const step = stepFrom(lawful(before, before), choose);
    return step && extraOf(pricing, input.floors, step);
  };

  const priceOf = (name: string, choose: Choose, start: Choose | undefined): CardPrice | null => {
    let extra = kept.get(name);
    if (extra === undefined) {
      extra = standardExtra(choose, start);
      kept.set(name, extra);
    }
    const own = extra ?? presentExtra(choose);
    if (own === null) return null;
    const wanted = choose(context, present);
    const now = base === null || wanted === present ? null : priceDifference(base, page.id, lawful(present, wanted));
    return { ...own, now };
  };

  return (name, choose, start) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const price = priceOf(name, choose, start);
    known.set(name, price);
    return price;
  };
}

function extrasOf(pricing: PagePricing, floors: FloorOffer): Map<string, Extra | null> {
  const byOffer = fromStandard(pricing);
  const before = byOffer.get(floors);
  if (before) return before;
  const extras = new Map<string, Extra | null>();
  byOffer.set(floors, extras);
  return extras;
}

function extraOf(pricing: PagePricing, floors: FloorOffer, step: RoomStep): Extra {
  const { before, after } = step;
  const extra = subTotal(changeOfTotals(pricing, floors, before, after));
  const indicative =
    !pricing.project.hasHardPrices || newLines(pricing, floors, before, after).some((line) => line.indicative);
  return { extra, indicative, step };
}

/** The present room with the standard's value in every field in which `chosen` differs from the standard. */
function withStandard(standard: RoomChoice, present: RoomChoice, chosen: RoomChoice): RoomChoice {
  const usual = fieldsOf(standard);
  const wanted = fieldsOf(chosen);
  const fields = new Map(fieldsOf(present));
  for (const name of fieldNames(usual, wanted)) {
    const value = usual.get(name);
    if (value?.key === wanted.get(name)?.key) continue;
    if (value) fields.set(name, value);
    else fields.delete(name);
  }
  return roomOfFields(present, fields.values());
}
