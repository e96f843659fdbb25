import { describe, expect, it } from "vitest";
import { boxesFor, orderLine, orderTotals, type OrderFacts } from "./order-line.ts";

const facts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  pageId: 1,
  part: "wallTile",
  productNumber: "B-2",
  name: "Scheer",
  brand: "Lindera",
  colorName: null,
  size: "30 x 60 cm",
  unit: "m2",
  cuttingLoss: 0.13,
  amountPerBox: 1.44,
  isStandard: true,
  ...change,
});

describe("the number of boxes", () => {
  it.each([
    [5, 1.44, 4],
    [1.44, 1.44, 1],
    [0, 1.44, 0],
    [5, 0, null],
    [5, -1, null],
    [5, null, null],
  ])("for a quantity of %d in boxes of %s is %s", (quantity, perBox, boxes) =>
    expect(boxesFor(quantity, perBox)).toBe(boxes),
  );
});

describe("the totals of order lines", () => {
  const numbers = (lines: ReturnType<typeof orderTotals>) => lines.map(({ productNumber }) => productNumber);

  it("are sorted by article number", () => {
    const lines = ["C-3", "A-1", "D-4", "B-2"].map((productNumber) => orderLine(facts({ productNumber }), 1));
    expect(numbers(orderTotals(lines))).toEqual(["A-1", "B-2", "C-3", "D-4"]);
    expect(numbers(orderTotals(lines.toReversed()))).toEqual(["A-1", "B-2", "C-3", "D-4"]);
  });

  it("are added up per article and unit; labour with the same number is separate", () => {
    const lines = [
      orderLine(facts(), 2),
      orderLine(facts({ pageId: 3, part: "tileOption", isStandard: false, cuttingLoss: 0.13 }), 3),
      orderLine(facts({ unit: "m1" }), 7),
      orderLine(facts({ part: "installation", cuttingLoss: 0, amountPerBox: null }), 11),
    ];
    expect(
      orderTotals(lines).map(({ unit, quantity, isStandard, boxes }) => [unit, quantity, isStandard, boxes]),
    ).toEqual([
      ["m2", 5, false, 4],
      ["m1", 7, true, 6],
      ["m2", 11, true, null],
    ]);
  });

  it("count as standard only when each line is", () => {
    const lines = [orderLine(facts({ isStandard: false }), 1), orderLine(facts(), 1)];
    expect(orderTotals(lines).map(({ isStandard }) => isStandard)).toEqual([false]);
  });

  it("have the cutting loss of their lines, weighted by quantity, and 0 for a quantity of 0", () => {
    const lines = [orderLine(facts({ cuttingLoss: 0.1 }), 10), orderLine(facts({ cuttingLoss: 0.3 }), 30)];
    expect(orderTotals(lines)[0]).toMatchObject({ quantity: 40, orderQuantity: 50, cuttingLoss: 0.25 });
    expect(orderTotals([orderLine(facts(), 0)])[0]).toMatchObject({ quantity: 0, cuttingLoss: 0, boxes: 0 });
  });
});
