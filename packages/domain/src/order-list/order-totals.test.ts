import { describe, expect, it } from "vitest";
import { buildPage } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { toggleFloorTileOption } from "../selection/tile-options.ts";
import { articleTotals, boxesFor, orderLine, orderTotals, type OrderLine } from "./order-line.ts";
import { orderLines } from "./order-list.ts";

const page = buildPage();
const context = buildContext({ page });
const start = standardRoomChoice(context.catalogue, context.settings);
const input = { project: buildProject(), houseType: buildHouseType(), floors: buildFloorOffer() };

describe("adding up order lines", () => {
  it("rounds boxes over a home, not over its rooms, and adds the boxes of homes", () => {
    const facts = { ...(orderLines(input, page, null)[0] as OrderLine), cuttingLoss: 0, amountPerBox: 1.4 };
    // Each room alone would need a box more than its share: 6 + 2 where 7 hold both.
    const rooms = [orderLine(facts, 7.8), orderLine({ ...facts, part: "floorTile" }, 1.9)];
    expect(rooms.map(({ boxes }) => boxes)).toEqual([6, 2]);
    const home = orderTotals(rooms);
    expect(home).toMatchObject([{ orderQuantity: 9.7, boxes: 7, isWork: false }]);
    expect(articleTotals([home, home])).toMatchObject([{ homes: 2, orderQuantity: 19.4, boxes: 14 }]);
  });

  it("keeps work apart from an article with its number", () => {
    const facts = { ...(orderLines(input, page, null)[0] as OrderLine), amountPerBox: null };
    const home = orderTotals([orderLine(facts, 1), orderLine({ ...facts, part: "installation" }, 2)]);
    expect(home.map(({ isWork, quantity }) => [isWork, quantity])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect(articleTotals([home, home]).map(({ isWork, quantity, boxes }) => [isWork, quantity, boxes])).toEqual([
      [false, 2, null],
      [true, 4, null],
    ]);
  });

  it("merges lines of the same article and counts its boxes once", () => {
    const home = orderLines(input, page, toggleFloorTileOption(context, start, "FloorTileOnWall"));
    const total = orderTotals(home).find((line) => line.productNumber === "P-111");
    expect(total).toMatchObject({ quantity: 10, orderQuantity: 10.7, cuttingLoss: 0.07, boxes: 10, isStandard: false });
  });

  it("never orders less than is charged, and rounds quantities as the price does", () => {
    const facts = { ...(orderLines(input, page, null)[0] as OrderLine), cuttingLoss: 0.07 };
    expect(orderLine(facts, 2.335)).toMatchObject({ quantity: 2.335, orderQuantity: 2.5 });
    expect(orderLine(facts, 0.001)).toMatchObject({ quantity: 0.001, orderQuantity: 0.01 });
    expect(orderLine({ ...facts, cuttingLoss: 0.1 }, 20)).toMatchObject({ orderQuantity: 22 });
  });

  it("never adds a box for a rounding error", () => {
    expect(boxesFor(0.1 + 0.2, 0.1)).toBe(3);
    expect(boxesFor(1.081, 1.08)).toBe(2);
    expect(boxesFor(5, null)).toBeNull();
  });
});
