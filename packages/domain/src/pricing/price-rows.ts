/** The breakdown of a card's amount, in rows that add up to it. */
import type { LineItem } from "../model/cost.ts";
import type { LineSlot } from "../model/room-slot.ts";
import type { RoomChoice } from "../model/choices.ts";
import { cents, type Cents } from "../money/cents.ts";
import type { FloorOffer } from "../selection/floors.ts";
import type { RoomStep } from "./card-price.ts";
import { exact, toCents } from "./exact.ts";
import { lineItem } from "./line-item.ts";
import { measureOf, type Measure } from "./line-measure.ts";
import { itemKey, linesApart, newLines } from "./lines-apart.ts";
import type { PagePricing } from "./page-pricing.ts";
import type { PricedLine } from "./priced-line.ts";

/** One row. All `amount`s of a breakdown add up to the card's amount. */
export type PriceRow =
  /** Quantity times the price per unit. */
  | { readonly kind: "quantity"; readonly part: LineItem["part"]; readonly measure: Measure; readonly amount: Cents }
  | { readonly kind: "cutting-loss"; readonly share: number; readonly amount: Cents }
  /** The price of a product, its added costs included. */
  | { readonly kind: "product"; readonly pieces: number; readonly amount: Cents }
  /** Costs that do not depend on the quantity. */
  | { readonly kind: "added"; readonly amount: Cents }
  /** The value of the standard that is replaced. */
  | { readonly kind: "returned"; readonly amount: Cents }
  | { readonly kind: "labour"; readonly amount: Cents }
  /** Something else that changes because of the choice. */
  | { readonly kind: "along"; readonly change: Change; readonly line: LineItem; readonly amount: Cents };

/**
 * `added` and `dropped`: a product more or less; `replaced`: another product; `counted`: another number of pieces; `changed`: the same
 * product at another price.
 */
export type Change = "added" | "dropped" | "replaced" | "counted" | "changed";

/** The rows of a choice: first of what is chosen, then of what comes along. */
export function priceRows(pricing: PagePricing, floors: FloorOffer, step: RoomStep): readonly PriceRow[] {
  const { before, chosen, after } = step;
  const known = linesBySlot(newLines(pricing, floors, after, before));
  const now = linesBySlot(newLines(pricing, floors, before, after));
  const own = ownSlots(pricing, floors, before, chosen);
  const slots = [...new Set([...now.keys(), ...known.keys()])];
  return [
    ...slots
      .filter((slot) => own.has(slot))
      .flatMap((slot) => (now.get(slot) ?? []).flatMap((line) => ownRows(pricing, after, line))),
    ...slots.flatMap((slot) => alongRows(pricing, slot, own, known.get(slot) ?? [], now.get(slot) ?? [])),
  ];
}

function ownRows(pricing: PagePricing, room: RoomChoice, line: PricedLine): readonly PriceRow[] {
  if (line.status === "dropped") return [alongRow(pricing, line, "dropped", line.amounts.totalPrice)];
  const { grossPrice, returnPrice, labourPrice } = line.amounts;
  const measure = measureOf(pricing, room, line);
  const gross: readonly PriceRow[] =
    measure === null
      ? [{ kind: "product", pieces: line.pieces, amount: grossPrice }]
      : measuredRows(lineItem(pricing, line).part, measure, grossPrice);
  const always = measure === null;
  return [
    ...gross,
    ...(always || returnPrice !== 0 ? [{ kind: "returned", amount: returnPrice } as const] : []),
    ...(always || labourPrice !== 0 ? [{ kind: "labour", amount: labourPrice } as const] : []),
  ];
}

function measuredRows(part: LineItem["part"], measure: Measure, grossPrice: Cents): readonly PriceRow[] {
  // A standard tile at its standard height has no amounts.
  if (grossPrice === 0) return [];
  const amount = toCents(exact(measure.price, measure.quantity));
  const loss = cents(grossPrice - measure.added - amount);
  return [
    { kind: "quantity", part, measure, amount },
    ...(loss === 0 ? [] : [{ kind: "cutting-loss", share: measure.cuttingLoss, amount: loss } as const]),
    ...(measure.added === 0 ? [] : [{ kind: "added", amount: measure.added } as const]),
  ];
}

function alongRows(
  pricing: PagePricing,
  slot: string,
  own: ReadonlySet<string>,
  before: readonly PricedLine[],
  after: readonly PricedLine[],
): readonly PriceRow[] {
  const paid = total(before);
  const first = before[0];
  if (own.has(slot)) return first && paid !== 0 ? [alongRow(pricing, first, "dropped", cents(0 - paid))] : [];
  const amount = cents(total(after) - paid);
  if (amount === 0) return [];
  const has = (lines: readonly PricedLine[], line: PricedLine) =>
    lines.some((other) => other.status !== "dropped" && itemKey(other.item) === itemKey(line.item));
  const line = after.find((item) => !has(before, item)) ?? after[0] ?? first;
  if (!line) return [];
  if (after.length === 0 || line.status === "dropped") return [alongRow(pricing, line, "dropped", amount)];
  const same = before.find((other) => other.status !== "dropped" && itemKey(other.item) === itemKey(line.item));
  const change = same
    ? same.pieces === line.pieces
      ? "changed"
      : "counted"
    : before.some((item) => !has(after, item))
      ? "replaced"
      : "added";
  return [alongRow(pricing, line, change, amount)];
}

const alongRow = (pricing: PagePricing, line: PricedLine, change: Change, amount: Cents): PriceRow => ({
  kind: "along",
  change,
  line: lineItem(pricing, line),
  amount,
});

/** The places of the products that the buyer chooses, without what comes along. */
function ownSlots(
  pricing: PagePricing,
  floors: FloorOffer,
  before: RoomChoice,
  chosen: RoomChoice,
): ReadonlySet<string> {
  const had = new Set(linesApart(pricing, floors, before, chosen).map(placed));
  const own = linesApart(pricing, floors, chosen, before).filter((line) => !had.has(placed(line)));
  return new Set(own.map(({ slot }) => slotKey(slot)));
}

const placed = (line: PricedLine): string => `${slotKey(line.slot)} ${line.status === "dropped"} ${itemKey(line.item)}`;

function linesBySlot(lines: readonly PricedLine[]): ReadonlyMap<string, readonly PricedLine[]> {
  return Map.groupBy(lines, ({ slot }) => slotKey(slot));
}

const slotKey = (slot: LineSlot): string => JSON.stringify(slot);

const total = (lines: readonly PricedLine[]): number => lines.reduce((all, line) => all + line.amounts.totalPrice, 0);
