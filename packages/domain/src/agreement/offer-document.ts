/** What an offer says: lines with hard prices, by whom, to whom and until when. It never changes. */
import { formatDay } from "../format/moment.ts";
import { formatEuroDecimal } from "../format/money.ts";
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";
import type { LinePart } from "../model/line-part.ts";
import { costGroupOf } from "../model/line-part.ts";
import { cents, sum, ZERO, type Cents } from "../money/cents.ts";
import { agreementText, type OwnTexts } from "./agreement-texts.ts";
import {
  discountsOf,
  offeredDiscounts,
  wholeDiscountOf,
  type OfferDiscounts,
  type RequestDiscounts,
} from "./offer-discounts.ts";
import { splitVat, sumByRate, type VatParts, type VatRate, type VatTotal } from "./vat.ts";

/** A line of a request, as far as an offer depends on it. */
export interface RequestLine {
  readonly part: LinePart;
  readonly indicative: boolean;
  readonly grossPrice: Cents;
  /** Negative or zero. */
  readonly returnPrice: Cents;
  readonly labourPrice: Cents;
  readonly totalPrice: Cents;
}

export interface RequestPage<Line extends RequestLine> {
  readonly pageId: number;
  readonly totalPrice: Cents;
  readonly lines: readonly Line[];
}

/** The price that an advisor sets for an indicative line: the line is named by its page and its place there, from 0. */
export interface HardPrice {
  readonly pageId: number;
  readonly line: number;
  readonly totalPrice: Cents;
}

/** A wish outside the catalogue. */
export interface ExtraLine {
  readonly name: string;
  /** Why it is offered, or what was agreed about it. */
  readonly reason: string;
  /** Negative for what is settled. */
  readonly totalPrice: Cents;
  /** The part of the home that it belongs to, which says who contracts for it. */
  readonly part?: CostGroup | undefined;
}

/** A wish outside the catalogue that is not offered. It is told, and never counted or ordered. */
export interface RefusedWish {
  readonly name: string;
  readonly reason: string;
}

export interface OfferInput<Line extends RequestLine, Page extends RequestPage<Line>> extends RequestDiscounts {
  readonly pages: readonly (Page & RequestPage<Line>)[];
  /** The parts of the request that are offered; the others stay a request. */
  readonly parts: readonly CostGroup[];
  /** The parts of the home that are agreed already. */
  readonly agreedParts: readonly CostGroup[];
  readonly hardPrices: readonly HardPrice[];
  readonly extras: readonly ExtraLine[];
  /** Of a part of the home; of what is of no part for null. */
  readonly vatRateOf: (part: CostGroup | null) => VatRate;
}

export type OfferedLine<Line extends RequestLine> = Line & VatParts;
export type OfferedPage<Line extends RequestLine, Page extends RequestPage<Line>> = Omit<
  Page,
  "lines" | "totalPrice"
> & {
  readonly totalPrice: Cents;
  readonly lines: readonly OfferedLine<Line>[];
};

/** The amounts of an offer. All include VAT. */
export interface OfferedLines<Line extends RequestLine, Page extends RequestPage<Line>> extends OfferDiscounts {
  readonly pages: readonly OfferedPage<Line, Page>[];
  readonly extras: readonly (ExtraLine & VatParts)[];
  readonly vat: readonly VatTotal[];
  readonly totalPrice: Cents;
}

export const OFFER_REFUSALS = ["nothing-offered", "indicative", "discount-apart", "part-agreed"] as const;
/**
 * Why an offer cannot be made. `nothing-offered`: it has no line. `indicative`: a line has no hard price yet.
 * `discount-apart`: a discount of the whole cannot be divided over its parts. `part-agreed`: a part of the home has
 * an agreement, which only a change could replace.
 */
export type OfferRefusal = (typeof OFFER_REFUSALS)[number];

/** The line for this hard price. The difference is in the gross price. */
export function atPrice<Line extends RequestLine>(line: Line, totalPrice: Cents): Line {
  const grossPrice = cents(totalPrice - line.returnPrice - line.labourPrice);
  return { ...line, indicative: false, grossPrice, totalPrice };
}

/** The line with its hard price; null when it is indicative and has none. */
function hardened<Line extends RequestLine>(line: Line, hard: HardPrice | undefined): Line | null {
  if (!line.indicative) return line;
  return hard ? atPrice(line, hard.totalPrice) : null;
}

/** The parts of the home that pages have lines of. */
export function partsOf(
  pages: readonly { readonly lines: readonly { readonly part: LinePart }[] }[],
): readonly CostGroup[] {
  const found = new Set(pages.flatMap(({ lines }) => lines.map(({ part }) => costGroupOf(part))));
  return COST_GROUPS.filter((part) => found.has(part));
}

/** Every amount of an offer, each with its VAT. */
export function amountsOf({
  pages,
  extras,
  ...discounts
}: OfferDiscounts & {
  readonly pages: readonly { readonly lines: readonly VatTotal[] }[];
  readonly extras: readonly VatTotal[];
}): readonly VatTotal[] {
  return [...pages.flatMap(({ lines }) => lines), ...extras, ...discountsOf(discounts)];
}

/** The lines that an offer has. Nothing indicative is ever offered. */
export function offerLines<Line extends RequestLine, Page extends RequestPage<Line>>(
  input: OfferInput<Line, Page>,
): OfferedLines<Line, Page> | OfferRefusal {
  const { parts, agreedParts, hardPrices, vatRateOf } = input;
  if (parts.some((part) => agreedParts.includes(part))) return "part-agreed";
  const isOffered = ({ part }: Line): boolean => parts.includes(costGroupOf(part));
  const isWhole = input.pages.every(({ lines }) => lines.every(isOffered));
  const pages: OfferedPage<Line, Page>[] = [];
  for (const page of input.pages) {
    const lines: OfferedLine<Line>[] = [];
    for (const [index, line] of page.lines.entries()) {
      if (!isOffered(line)) continue;
      const hard = hardened(
        line,
        hardPrices.find((one) => one.pageId === page.pageId && one.line === index),
      );
      if (hard === null) return "indicative";
      lines.push({ ...hard, ...splitVat(hard.totalPrice, vatRateOf(costGroupOf(line.part))) });
    }
    if (lines.length > 0) pages.push({ ...page, lines, totalPrice: sum(lines.map(({ totalPrice }) => totalPrice)) });
  }
  if (pages.length > 0 && wholeDiscountOf(input) > 0 && !isWhole) return "discount-apart";
  const extras = input.extras.map((extra) => ({
    ...extra,
    ...splitVat(extra.totalPrice, vatRateOf(extra.part ?? null)),
  }));
  if (pages.length === 0 && extras.length === 0) return "nothing-offered";
  const discounts = offeredDiscounts(input, partsOf(pages), vatRateOf);
  const amounts = amountsOf({ pages, extras, ...discounts });
  const totalPrice = sum(amounts.map((amount) => amount.totalPrice));
  return { pages, extras, ...discounts, vat: sumByRate(amounts), totalPrice };
}

/** Names of persons in one text: `Anna de Wit, Jan Bos`. */
export const namesOf = (persons: readonly { readonly name: string }[]): string =>
  persons.map(({ name }) => name).join(", ");

/** The last day on which an offer can be accepted: `12-12-2026`. `validUntil` is the midnight after it. */
export const lastDayText = (validUntil: string): string => formatDay(new Date(Date.parse(validUntil) - 1));

/** What decides on the words for its total. */
interface Totalled {
  readonly totalPrice: Cents;
  readonly change?: unknown;
  readonly ownTexts?: OwnTexts | undefined;
}

/**
 * The text of the button with which a buyer accepts: what it binds to. What costs less than the standard, or than what was agreed, is
 * settled.
 */
export function acceptanceWording(document: Totalled): string {
  const { totalPrice, change } = document;
  const wat = agreementText(document, change === undefined ? "button.offer" : "button.change");
  if (totalPrice === ZERO) return agreementText(document, "button.free", { wat });
  const name = totalPrice > ZERO ? "button.owing" : "button.settled";
  return agreementText(document, name, { wat, totaal: formatEuroDecimal(cents(Math.abs(totalPrice))) });
}

/** That a negative total is settled; empty for any other. A negative amount alone could be read as a discount. */
export function settledText(document: Totalled): string {
  const { totalPrice, change } = document;
  if (totalPrice >= ZERO) return "";
  const totaal = formatEuroDecimal(cents(-totalPrice));
  return agreementText(document, change === undefined ? "offer.settled" : "change.settled", { totaal });
}
