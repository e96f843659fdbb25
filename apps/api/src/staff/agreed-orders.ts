import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import type {
  FrozenOrderLine,
  OrderLine,
  OrderList,
  OrderPrice,
  OrderScope,
  OrderTotal,
} from "@showroom/api-contract/entities/staff";
import { discountsOf } from "@showroom/domain/agreement/offer-discounts";
import { namesOf } from "@showroom/domain/agreement/offer-document";
import { textOfKey, type LineKey } from "@showroom/domain/agreement/lines-in-force";
import { cents, sum, ZERO, type Cents } from "@showroom/domain/money/cents";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import type { AppContext } from "../kernel/context.ts";
import { agreedInOrder, standingLines } from "../offers/agreed-lines.ts";
import { findOffersOfProject, findOrderLines, type StoredOffer } from "../offers/find-offers.ts";
import type { Buyer } from "./buyers.ts";
import { pricedLinesOf, withPrices } from "./order-prices.ts";
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

/** What still stands of a document after the changes that are agreed: the lines, and what is ordered for them. */
function standingOf(
  { document }: StoredOffer,
  ordered: readonly FrozenOrderLine[],
  isStanding: (key: LineKey) => boolean,
) {
  const { reference } = document;
  let place = -1;
  const stands = (): boolean => {
    place += 1;
    return isStanding({ reference, line: place });
  };
  const gone = new Set<OfferDocument["pages"][number]["lines"][number]>();
  for (const { lines } of document.pages) for (const line of lines) if (!stands()) gone.add(line);
  const extras = document.extras.map((extra) => ({ extra, stands: stands() }));
  const catalogue = ordered.filter(({ part }) => part !== "extra");
  const priced = pricedLinesOf(catalogue, document.pages);
  return {
    lines: catalogue.filter((_, index) => {
      const own = priced[index];
      return !own || !gone.has(own);
    }),
    pages: document.pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !gone.has(line)) })),
    extras: ordered
      .filter(({ part }) => part === "extra")
      .flatMap((line, index) => {
        const own = extras[index];
        return own?.stands ? [{ line, totalPrice: own.extra.totalPrice }] : [];
      }),
  };
}

interface Listing {
  readonly supply: Supply;
  /** Of each document, by its id. */
  readonly ordered: ReadonlyMap<number, readonly FrozenOrderLine[]>;
  readonly hasPrices: boolean;
  readonly isStanding: (key: LineKey) => boolean;
}

/** The lines of an agreement or change that stand, as they were offered. */
function linesOf(offer: StoredOffer, { supply, ordered, hasPrices, isStanding }: Listing): OrderLine[] {
  const { row, document } = offer;
  const facts = {
    houseType: document.houseTypeName,
    buyer: namesOf(document.persons),
    reference: document.reference,
    status: "agreed" as const,
  };
  const { lines, pages, extras } = standingOf(offer, ordered.get(row.id) ?? [], isStanding);
  const priced = hasPrices
    ? [
        ...withPrices(lines, pages, document.buildNumber),
        ...extras.map(({ line, totalPrice }) => ({ ...line, price: priceOfExtra(totalPrice) })),
      ]
    : [...lines, ...extras.map(({ line }) => line)].map((line) => ({ ...line, price: null }));
  return priced.map((line) => ({ ...line, ...facts, ...supply(row.revision, line.productNumber) }));
}

/**
 * What may be ordered for each home: the lines of agreements alone. Null for the home of a buyer without one.
 * @param buyers null for all homes of the project, also those without a buyer, by building number
 */
export async function agreedOrders(
  app: Pick<AppContext, "db">,
  projectId: number,
  buyers: readonly Buyer[] | null,
  { prices }: OrderQuery,
): Promise<readonly (HomeOrder | null)[]> {
  const agreed = agreedInOrder(await findOffersOfProject(app.db, projectId));
  const homes = [...Map.groupBy(agreed, ({ homeKey }) => homeKey).values()].toSorted(([one], [other]) =>
    compareBuildNumbers(one?.document.buildNumber ?? "", other?.document.buildNumber ?? ""),
  );
  const wanted = buyers?.map(({ user }) => homes.find(([one]) => one?.holderId === user.id) ?? []) ?? homes;
  const supply = await readSupply(
    app.db,
    projectId,
    agreed.map(({ row }) => row.revision),
  );
  const ordered = await findOrderLines(
    app.db,
    wanted.flat().map(({ row }) => row.id),
  );
  const hasPrices = prices === "true";
  return wanted.map((own) => {
    if (own.length === 0) return null;
    // What a change costs by itself is paid and not ordered.
    const totalPrice = own.reduce(
      (paid, { document: { totalPrice: all, change } }) => paid + all - (change?.consequence?.totalPrice ?? 0),
      0,
    );
    const discount = sum(own.flatMap(({ document }) => discountsOf(document).map((one) => cents(-one.totalPrice))));
    const total = {
      buildNumber: own[0]?.document.buildNumber ?? "",
      subTotalPrice: cents(totalPrice + discount),
      discount,
      totalPrice: cents(totalPrice),
    };
    const standing = new Set(standingLines(own).map(textOfKey));
    const isStanding = (key: LineKey): boolean => standing.has(textOfKey(key));
    return {
      lines: own.flatMap((offer) => linesOf(offer, { supply, ordered, hasPrices, isStanding })),
      total: hasPrices ? total : null,
    };
  });
}
