import type { OrderLine, OrderList, OrderPrice, OrderScope, OrderTotal } from "@showroom/api-contract/entities/staff";
import { namesOf } from "@showroom/domain/agreement/offer-document";
import { isAgreed } from "@showroom/domain/agreement/offer-state";
import { cents, ZERO, type Cents } from "@showroom/domain/money/cents";
import type { AppContext } from "../kernel/context.ts";
import { findOffersOfProject, type StoredOffer } from "../offers/find-offers.ts";
import type { Buyer } from "./buyers.ts";
import { withPrices } from "./order-prices.ts";
import { readSupply, type Supply } from "./supply.ts";

export interface OrderQuery {
  readonly scope: OrderScope;
  /** With what the buyer pays. */
  readonly prices: "true" | "false";
}

export interface HomeOrder {
  readonly lines: OrderList["lines"];
  /** Null without prices. */
  readonly total: OrderTotal | null;
}

const priceOfExtra = (totalPrice: Cents): OrderPrice => ({
  unitPrice: totalPrice,
  chargedQuantity: 1,
  surcharge: ZERO,
  grossPrice: totalPrice,
  returnPrice: ZERO,
  labourPrice: ZERO,
  totalPrice,
});

/** The lines of an agreement, as they were offered. */
function linesOf({ row, document }: StoredOffer, supply: Supply, hasPrices: boolean): OrderLine[] {
  const facts = {
    houseType: document.houseTypeName,
    buyer: namesOf(document.persons),
    reference: document.reference,
    status: "agreed" as const,
  };
  const extras = row.orderLines.filter(({ part }) => part === "extra");
  const lines = row.orderLines.filter(({ part }) => part !== "extra");
  const priced = hasPrices
    ? [
        ...withPrices(lines, document.pages, document.buildNumber),
        ...extras.map((line, index) => ({ ...line, price: priceOfExtra(document.extras[index]?.totalPrice ?? ZERO) })),
      ]
    : row.orderLines.map((line) => ({ ...line, price: null }));
  return priced.map((line) => ({ ...line, ...facts, ...supply(row.revision, line.productNumber) }));
}

/** What may be ordered for each buyer's home: the lines of agreements alone. Null for a home without one. */
export async function agreedOrders(
  app: Pick<AppContext, "db">,
  projectId: number,
  buyers: readonly Buyer[],
  { prices }: OrderQuery,
): Promise<readonly (HomeOrder | null)[]> {
  const agreed = (await findOffersOfProject(app.db, projectId)).filter(({ record }) => isAgreed(record)).toReversed();
  const supply = await readSupply(
    app.db,
    projectId,
    agreed.map(({ row }) => row.revision),
  );
  const hasPrices = prices === "true";
  return buyers.map(({ user }) => {
    const own = agreed.filter(({ userId }) => userId === user.id);
    if (own.length === 0) return null;
    const totalPrice = own.reduce((sum, { document }) => sum + document.totalPrice, 0);
    const discount = own.reduce((sum, { document }) => sum - (document.discount?.totalPrice ?? 0), 0);
    const total = {
      buildNumber: own[0]?.document.buildNumber ?? "",
      subTotalPrice: cents(totalPrice + discount),
      discount: cents(discount),
      totalPrice: cents(totalPrice),
    };
    return { lines: own.flatMap((offer) => linesOf(offer, supply, hasPrices)), total: hasPrices ? total : null };
  });
}
