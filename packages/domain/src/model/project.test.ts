import { expect, it } from "vitest";
import { priceGroupOf } from "./project.ts";

it("takes an unknown price group for an active one", () => {
  expect([priceGroupOf(0), priceGroupOf(1), priceGroupOf(7), priceGroupOf(-1)]).toEqual([0, 1, 1, 1]);
});
