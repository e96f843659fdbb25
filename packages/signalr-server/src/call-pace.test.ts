import { expect, it } from "vitest";
import { CallPace } from "./call-pace.ts";

it("lets a burst through at once, and the rest at the pace", () => {
  const pace = new CallPace(3, 10, 0);
  expect([0, 0, 0, 0, 0].map((now) => pace.take(now))).toEqual([0, 0, 0, 100, 200]);
});

it("gives places back with time, up to the burst", () => {
  const pace = new CallPace(2, 10, 0);
  const takeAll = (now: number, count: number) => Array.from({ length: count }, () => pace.take(now));
  expect(takeAll(0, 2)).toEqual([0, 0]);
  expect(takeAll(100, 2)).toEqual([0, 100]);
  expect(takeAll(60_000, 3)).toEqual([0, 0, 100]);
});
