/** The discounts of a request, and of an offer: each of a part of the home, or of the whole. */
import type { GivenDiscount } from "../model/discount.ts";
import type { CostGroup } from "../model/cost-group.ts";
import { cents, sum, type Cents } from "../money/cents.ts";
import { splitVat, type VatRate, type VatTotal } from "./vat.ts";

/** What a request takes off. */
export interface RequestDiscounts {
  /** All of it, not negative. */
  readonly discount: Cents;
  /** The same by part. Absent for none, and in requests of before it was stored by part: then all of it is of the whole. */
  readonly discounts?: readonly GivenDiscount[] | undefined;
}

/** A negative amount for one part of the home. */
export interface PartDiscount extends VatTotal {
  readonly part: CostGroup;
}

/** What an offer takes off. */
export interface OfferDiscounts {
  /** Of the whole: negative; null without one. */
  readonly discount: VatTotal | null;
  /** Absent for none. */
  readonly partDiscounts?: readonly PartDiscount[] | undefined;
}

/** What a request takes off of the whole, which keeps its parts together. */
export const wholeDiscountOf = ({ discount, discounts = [{ amount: discount }] }: RequestDiscounts): Cents =>
  sum(discounts.filter(({ part }) => part === undefined).map(({ amount }) => amount));

/** The amounts that an offer takes off, of its parts first. */
export const discountsOf = ({
  partDiscounts = [],
  discount,
}: OfferDiscounts): readonly (VatTotal & { readonly part?: CostGroup })[] => [
  ...partDiscounts,
  ...(discount ? [discount] : []),
];

/** What an offer of these parts takes off of what its request does. With parts it has all that is of the whole. */
export function offeredDiscounts(
  request: RequestDiscounts,
  parts: readonly CostGroup[],
  vatRateOf: (part: CostGroup | null) => VatRate,
): OfferDiscounts {
  const off = (amount: Cents, part: CostGroup | null): VatTotal => {
    const totalPrice = cents(-amount);
    return { totalPrice, ...splitVat(totalPrice, vatRateOf(part)) };
  };
  const partDiscounts = (request.discounts ?? []).flatMap(({ part, amount }) =>
    part !== undefined && parts.includes(part) ? [{ part, ...off(amount, part) }] : [],
  );
  const whole = wholeDiscountOf(request);
  return {
    discount: parts.length > 0 && whole > 0 ? off(whole, null) : null,
    ...(partDiscounts.length > 0 && { partDiscounts }),
  };
}
