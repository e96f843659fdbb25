import { pricedQuantity } from "../pricing/exact.ts";
import type { CostGroup } from "../model/cost-group.ts";
import { costGroupOf, LINE_PARTS, type LinePart } from "../model/line-part.ts";
import type { InstallationUnit } from "../model/product.ts";

/** Materials by the metre that a room needs and nobody chooses: sealant, and the waterproof layer under tiles. */
export const ROOM_MATERIALS = ["sealant", "kimcoat"] as const;
export type RoomMaterial = (typeof ROOM_MATERIALS)[number];

/** `extra`: a wish outside the catalogue, of an agreement. */
export const ORDER_PARTS = [...LINE_PARTS, ...ROOM_MATERIALS, "installation", "extra"] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

const WITHOUT_GROUP: readonly OrderPart[] = [...ROOM_MATERIALS, "installation", "extra"];
const hasGroup = (part: OrderPart): part is LinePart => !WITHOUT_GROUP.includes(part);

/** The group with which a line is ordered. Labour and the materials of a room go with its tiles. */
export const orderGroupOf = (part: OrderPart): CostGroup => (hasGroup(part) ? costGroupOf(part) : "tiles");

/** One article, or work, to order for one page of a home. */
export interface OrderLine {
  readonly pageId: number;
  readonly part: OrderPart;
  /** The code, for work. */
  readonly productNumber: string;
  readonly name: string;
  readonly brand: string;
  readonly colorName: string | null;
  readonly size: string | null;
  readonly unit: InstallationUnit;
  /** Net quantity in `unit`, rounded to the thousandth as in the price. */
  readonly quantity: number;
  /** Fraction: 0.1 is 10%. */
  readonly cuttingLoss: number;
  /** Quantity with cutting loss, rounded up to the hundredth: never less than what is charged. */
  readonly orderQuantity: number;
  /** Quantity in `unit` per box; null where the article does not come in boxes. */
  readonly amountPerBox: number | null;
  /** Whole boxes when this line is ordered alone. `orderTotals` gives what to order for a home. */
  readonly boxes: number | null;
  /** False when the article deviates from the standard. */
  readonly isStandard: boolean;
}

/** Subtracted before rounding up, so that a floating-point error adds no hundredth and no box. */
const TINY = 1e-9;

/** A quantity to order: rounded up to the hundredth. */
function orderable(quantity: number): number {
  return Math.ceil((quantity - TINY) * 100) / 100;
}

/** Whole boxes that hold a quantity. */
export function boxesFor(orderQuantity: number, amountPerBox: number | null): number | null {
  return amountPerBox === null || amountPerBox <= 0
    ? null
    : Math.max(0, Math.ceil(orderQuantity / amountPerBox - TINY));
}

export type OrderFacts = Omit<OrderLine, "quantity" | "orderQuantity" | "boxes">;

/** Makes an order line from a net quantity: adds the cutting loss and counts the boxes. */
export function orderLine(facts: OrderFacts, net: number): OrderLine {
  const orderQuantity = orderable(net * (1 + facts.cuttingLoss));
  return { ...facts, quantity: pricedQuantity(net), orderQuantity, boxes: boxesFor(orderQuantity, facts.amountPerBox) };
}

type Numbered = Pick<OrderLine, "productNumber">;

function byNumber({ productNumber: one }: Numbered, { productNumber: other }: Numbered): number {
  const isBefore = one < other;
  return isBefore ? -1 : Number(one > other);
}

/** What one home needs of an article, or of work. */
export type HomeTotal<Line> = Omit<Line, "part"> & { readonly isWork: boolean };

/**
 * Adds the lines of one home up per article. Boxes are counted over the home, which gets its own delivery: rooms share an
 * opened box.
 */
export function orderTotals<Line extends Omit<OrderLine, "pageId">>(
  lines: readonly Line[],
): readonly HomeTotal<Line>[] {
  const groups = Map.groupBy(lines, (line) =>
    JSON.stringify([line.part === "installation", line.productNumber, line.unit]),
  );
  return [...groups.values()]
    .map((same) => {
      const { part, ...first } = same[0] as Line;
      const orderQuantity = orderable(same.reduce((total, line) => total + line.orderQuantity, 0));
      const quantity = pricedQuantity(same.reduce((total, line) => total + line.quantity, 0));
      const cuttingLoss = quantity > 0 ? Math.round((orderQuantity / quantity - 1) * 10_000) / 10_000 : 0;
      return {
        ...first,
        isWork: part === "installation",
        quantity,
        cuttingLoss,
        orderQuantity,
        boxes: boxesFor(orderQuantity, first.amountPerBox),
        isStandard: same.every((line) => line.isStandard),
      };
    })
    .toSorted(byNumber);
}

/** What one article needs over several homes. */
export interface ArticleTotal {
  readonly homes: number;
  readonly quantity: number;
  readonly orderQuantity: number;
  /** The boxes of all homes: each home gets whole ones. */
  readonly boxes: number | null;
}

/** Adds the totals of homes up per article, each with the facts of its first home. */
export function articleTotals<Total extends HomeTotal<Omit<OrderLine, "pageId">>>(
  homes: readonly (readonly Total[])[],
): readonly (Total & ArticleTotal)[] {
  const groups = Map.groupBy(homes.flat(), (line) => JSON.stringify([line.isWork, line.productNumber, line.unit]));
  return [...groups.values()]
    .map((same) => {
      const first = same[0] as Total;
      const add = (of: (line: Total) => number): number => same.reduce((total, line) => total + of(line), 0);
      return {
        ...first,
        homes: same.length,
        quantity: pricedQuantity(add((line) => line.quantity)),
        orderQuantity: orderable(add((line) => line.orderQuantity)),
        boxes: first.boxes === null ? null : add((line) => line.boxes ?? 0),
      };
    })
    .toSorted(byNumber);
}
