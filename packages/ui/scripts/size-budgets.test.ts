import { describe, expect, it } from "vitest";
import { measureSizes } from "./measure-sizes.ts";
import { budgetFor, SIZE_BUDGETS } from "./size-budgets.ts";

describe("what components add to a page", () => {
  it("stays within the budgets", { timeout: 60_000 }, async () => {
    const sizes = await measureSizes();
    const tooLarge = Object.entries(sizes)
      .filter(([path, bytes]) => bytes > budgetFor(path))
      .map(([path, bytes]) => `${path}: ${bytes} bytes, budget ${budgetFor(path)}`);
    expect(tooLarge).toEqual([]);
    // A budget for what is gone or has become small guards nothing
    expect(Object.keys(SIZE_BUDGETS).filter((path) => !(path in sizes))).toEqual([]);
  });
});
