import { expect, it } from "vitest";
import { priceGroupOf } from "./project.ts";

it("treats an unknown price group as active", () => {
  expect([priceGroupOf(0), priceGroupOf(1), priceGroupOf(7), priceGroupOf(-1)]).toEqual([0, 1, 1, 1]);
});
