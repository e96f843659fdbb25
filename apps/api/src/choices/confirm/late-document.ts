import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { LatePart } from "@showroom/api-contract/entities/offer";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { costGroupOf, type LinePart } from "@showroom/domain/model/line-part";
import { recordOf } from "@showroom/domain/model/record-of";
import { cents, sum } from "@showroom/domain/money/cents";
import { calculateDiscount, subTotal } from "@showroom/domain/pricing/discount";
import type { Home } from "../read/home.ts";
import type { PricedRooms } from "../read/settle-rooms.ts";
import { frozenDiscounts, writeConfirmation, type SubmissionFacts } from "./write-confirmation.ts";

/** What a draft has of the parts that can no longer be chosen. Its discount is that of these parts alone. */
export function lateDocument(
  home: Home,
  priced: PricedRooms,
  late: readonly LatePart[],
  facts: SubmissionFacts,
): Confirmation {
  const { discounts: _ofAll, ...whole } = writeConfirmation(home, priced, facts);
  const isLate = ({ part }: { readonly part: LinePart }) => late.some((one) => one.part === costGroupOf(part));
  const pages = whole.pages.flatMap((page) => {
    const lines = page.lines.filter(isLate);
    return lines.length === 0 ? [] : [{ ...page, lines, totalPrice: sum(lines.map(({ totalPrice }) => totalPrice)) }];
  });
  const lines = pages.flatMap((page) => page.lines);
  const totals = recordOf(COST_GROUPS, (group) =>
    sum(lines.flatMap(({ part, totalPrice }) => (costGroupOf(part) === group ? [totalPrice] : []))),
  );
  const subTotalPrice = subTotal(totals);
  const discount = calculateDiscount(home.project.document, totals);
  const totalPrice = cents(subTotalPrice - discount);
  return { ...whole, pages, subTotalPrice, discount, ...frozenDiscounts(home, totals), totalPrice };
}
