import type { Confirmation, ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import type { FrozenOrderLine, OrderLine, OrderPrice } from "@showroom/api-contract/entities/staff";
import { cents } from "@showroom/domain/money/cents";
import { chargedAmount } from "@showroom/domain/pricing/exact";

type PricedPage = Pick<Confirmation["pages"][number], "title" | "roomName" | "lines">;
type PricedOrderLine = FrozenOrderLine & Pick<OrderLine, "price">;

function priceOf(line: ConfirmationLine): OrderPrice {
  const { unitPrice, grossPrice, returnPrice, labourPrice, totalPrice } = line;
  // Old confirmations did not store it.
  const chargedQuantity = line.chargedQuantity ?? null;
  const surcharge = chargedQuantity === null ? null : cents(grossPrice - chargedAmount(unitPrice, chargedQuantity));
  return { unitPrice, chargedQuantity, surcharge, grossPrice, returnPrice, labourPrice, totalPrice };
}

const keyOf = (
  { title, roomName }: Pick<PricedPage, "title" | "roomName">,
  { part, productNumber }: Pick<OrderLine, "part" | "productNumber">,
): string => JSON.stringify([title, roomName, part, productNumber]);

/** A line for what is priced and not ordered: a standard that is dropped, or that floor tiles cover. */
function withoutOrder({ title, roomName }: PricedPage, line: ConfirmationLine, buildNumber: string): PricedOrderLine {
  const { part, productNumber, name, brand, colorName, size, unit } = line;
  return {
    buildNumber,
    roomName,
    pageTitle: title,
    part,
    productNumber,
    name,
    brand,
    colorName,
    size,
    unit,
    quantity: 0,
    cuttingLoss: 0,
    orderQuantity: 0,
    amountPerBox: null,
    boxes: null,
    isStandard: false,
    price: priceOf(line),
  };
}

/** The priced line of each order line, each of which is used once; null for what is ordered without a price of its own. */
export function pricedLinesOf<Line extends ConfirmationLine>(
  ordered: readonly FrozenOrderLine[],
  pages: readonly (Omit<PricedPage, "lines"> & { readonly lines: readonly Line[] })[],
): readonly (Line | null)[] {
  const waiting = new Map<string, Line[]>();
  for (const page of pages)
    for (const line of page.lines.filter(({ quantity }) => quantity > 0)) {
      const key = keyOf(page, line);
      waiting.set(key, [...(waiting.get(key) ?? []), line]);
    }
  return ordered.map((line) => {
    const place = { title: line.pageTitle ?? "", roomName: line.roomName };
    return waiting.get(keyOf(place, line))?.shift() ?? null;
  });
}

/**
 * Gives the order lines of one home the prices of its confirmation lines, each of which is used once: the prices add up
 * to the confirmation. What is priced and not ordered follows at the end, with quantity 0.
 */
export function withPrices(
  ordered: readonly FrozenOrderLine[],
  pages: readonly PricedPage[],
  buildNumber: string,
): PricedOrderLine[] {
  const priced = pricedLinesOf(ordered, pages);
  const used = new Set(priced);
  const lines = ordered.map((line, index): PricedOrderLine => {
    const own = priced[index] ?? null;
    return { ...line, price: own && priceOf(own) };
  });
  const rest = pages.flatMap((page) =>
    page.lines.filter((line) => !used.has(line)).map((line) => withoutOrder(page, line, buildNumber)),
  );
  return [...lines, ...rest];
}
