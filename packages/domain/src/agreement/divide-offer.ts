/** An open offer of several parts as one offer for each part, so that the buyers decide on each by itself. */
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";
import { costGroupOf, type LinePart } from "../model/line-part.ts";
import { sum, type Cents } from "../money/cents.ts";
import type { OfferDiscounts, PartDiscount } from "./offer-discounts.ts";
import { amountsOf, partsOf } from "./offer-document.ts";
import { ACCEPTANCE_REFUSALS, refuseAcceptance, type AcceptanceRefusal, type OfferRecord } from "./offer-state.ts";
import { sumByRate, type VatTotal } from "./vat.ts";

interface OfferedLine extends VatTotal {
  readonly part: LinePart;
}
interface OfferedPage<Line extends OfferedLine> {
  readonly totalPrice: Cents;
  readonly lines: Line[];
}
interface OfferedExtra extends VatTotal {
  /** Absent for what is of no part. */
  readonly part?: CostGroup | undefined;
}
interface LatePart {
  readonly part: CostGroup;
}

/** What an offer offers, as far as a division depends on it. */
export interface Divisible<
  Page extends OfferedPage<OfferedLine>,
  Extra extends OfferedExtra,
  Late extends LatePart = LatePart,
> extends OfferDiscounts {
  /** The parts with lines of the catalogue. */
  readonly parts: readonly CostGroup[];
  readonly pages: readonly Page[];
  readonly extras: readonly Extra[];
  /** Absent for an offer. */
  readonly change?: unknown;
  /** The parts of a last offer; absent for any other. */
  readonly late?: readonly Late[] | undefined;
}

/** What the offer for one part has of the whole. */
export interface DividedPart<Page, Extra, Late> {
  readonly parts: [CostGroup];
  readonly pages: Page[];
  readonly extras: Extra[];
  /** What is of the whole cannot be divided. */
  readonly discount: null;
  /** Absent for none. */
  readonly partDiscounts?: PartDiscount[];
  /** Absent for what is no last offer. */
  readonly late?: Late[];
  readonly vat: VatTotal[];
  readonly totalPrice: Cents;
}

const INDIVISIBLE = ["change", "one-part", "of-the-whole"] as const;
/**
 * Why an offer cannot be divided. `of-the-whole`: it has something that belongs to no part, such as a discount of the whole; or an extra line of a part
 * without articles, which a later offer of that part would not replace; or, in a last offer, last days of other parts than its own.
 */
export type Indivisible = (typeof INDIVISIBLE)[number];

export const DIVISION_REFUSALS = [...ACCEPTANCE_REFUSALS, ...INDIVISIBLE] as const;
/** Why an offer cannot be divided. `already-accepted`: one of the named persons accepted the whole. */
export type DivisionRefusal = AcceptanceRefusal | Indivisible;

/** The parts of the home that an offer is about, and whether it has anything that is of no part. */
export function offeredParts({
  pages,
  extras,
  discount,
  partDiscounts = [],
}: Pick<Divisible<OfferedPage<OfferedLine>, OfferedExtra>, "pages" | "extras" | "discount" | "partDiscounts">): {
  readonly parts: readonly CostGroup[];
  readonly hasOther: boolean;
} {
  const found = new Set([...partsOf(pages), ...[...extras, ...partDiscounts].map(({ part }) => part)]);
  return { parts: COST_GROUPS.filter((part) => found.has(part)), hasOther: discount !== null || found.has(undefined) };
}

/** The parts of an offer, each with its own lines and sums, which add up to those of the whole. Otherwise why it has none. */
export function partsOfOffer<
  Page extends OfferedPage<OfferedLine>,
  Extra extends OfferedExtra,
  Late extends LatePart = LatePart,
>(document: Divisible<Page, Extra, Late>): readonly DividedPart<Page, Extra, Late>[] | Indivisible {
  if (document.change !== undefined) return "change";
  const { parts, hasOther } = offeredParts(document);
  if (parts.length < 2) return "one-part";
  const { late } = document;
  const areAll = (known: readonly CostGroup[]): boolean =>
    known.length === parts.length && parts.every((part) => known.includes(part));
  if (hasOther || !areAll(document.parts) || (late && !areAll(late.map(({ part }) => part)))) return "of-the-whole";
  return parts.map((part) => {
    const pages = document.pages.flatMap((page) => {
      const lines = page.lines.filter((line) => costGroupOf(line.part) === part);
      return lines.length > 0 ? [{ ...page, lines, totalPrice: sum(lines.map(({ totalPrice }) => totalPrice)) }] : [];
    });
    const extras = document.extras.filter((extra) => extra.part === part);
    const partDiscounts = document.partDiscounts?.filter((one) => one.part === part) ?? [];
    const amounts = amountsOf({ pages, extras, discount: null, partDiscounts });
    return {
      parts: [part],
      pages,
      extras,
      discount: null,
      ...(partDiscounts.length > 0 && { partDiscounts }),
      ...(late && { late: late.filter((one) => one.part === part) }),
      vat: [...sumByRate(amounts)],
      totalPrice: sum(amounts.map(({ totalPrice }) => totalPrice)),
    };
  });
}

/** Why a named person cannot divide an offer now, whatever is in it; null when nothing is in the way. */
export function refuseDivision(
  offer: OfferRecord,
  seen: { readonly person: number; readonly hash: string },
  at: number,
): AcceptanceRefusal | null {
  return refuseAcceptance(offer, seen, at) ?? (offer.acceptances.length > 0 ? "already-accepted" : null);
}
