import { expect, test } from "vitest";
import type { CostResult } from "@showroom/domain/model/cost";
import { cents, ZERO } from "@showroom/domain/money/cents";
import { costView } from "./cost-view.ts";
import { BATHROOM, buildRoom } from "./testing/build-choices.ts";

const costOf = (amount: number): CostResult => ({
  discount: ZERO,
  pageCosts: [],
  subTotalPrice: cents(amount),
  totalPrice: cents(amount),
});
const before = { [BATHROOM]: buildRoom(BATHROOM, 10) };
const now = { [BATHROOM]: buildRoom(BATHROOM, 11) };
const local = costOf(100);
const server = costOf(200);

test("the server's price for these choices is shown as confirmed", () => {
  expect(costView(now, local, { rooms: now, cost: server })).toEqual({ cost: server, confirmed: true });
});

test("the local price replaces the server's price for earlier choices", () => {
  expect(costView(now, local, { rooms: before, cost: server })).toEqual({ cost: local, confirmed: false });
});

test("the server's price for earlier choices is shown unconfirmed while there is no local one", () => {
  expect(costView(now, null, { rooms: before, cost: server })).toEqual({ cost: server, confirmed: false });
});

test("the local price is shown unconfirmed until the server answers", () => {
  expect(costView(now, local, null)).toEqual({ cost: local, confirmed: false });
});

test("without a server price and a local price nothing is shown", () => {
  expect(costView(now, null, null)).toBeNull();
});
