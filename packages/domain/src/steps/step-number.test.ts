import { expect, test } from "vitest";
import { pageAfter, pageOfStep, stepNumberOf } from "./step-number.ts";

const pages = [{ order: 1 }, { order: 0 }, { order: 2 }];

test("steps count from one, in the order of their pages", () => {
  expect(pages.map(stepNumberOf)).toEqual([2, 1, 3]);
  expect(pageOfStep(pages, 1)).toBe(pages[1]);
  expect(pageOfStep(pages, 4)).toBeUndefined();
  expect(pageOfStep(pages, Number.NaN)).toBeUndefined();
});

test("the last page has no page after it", () => {
  expect(pageAfter(pages, { order: 1 })).toBe(pages[2]);
  expect(pageAfter(pages, { order: 2 })).toBeNull();
});
