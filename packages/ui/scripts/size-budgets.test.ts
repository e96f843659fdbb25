import { beforeAll, describe, expect, it } from "vitest";
import { measureSizes } from "./measure-sizes.ts";
import { SIZE_BUDGETS, slackOf } from "./size-budgets.ts";

let sizes: Record<string, number>;
beforeAll(async () => {
  sizes = await measureSizes();
}, 60_000);

describe("sizes of components", () => {
  it("are listed for exactly the existing components", () => {
    expect(Object.keys(SIZE_BUDGETS).toSorted()).toEqual(Object.keys(sizes).toSorted());
  });

  it("are within the budgets", () => {
    const tooLarge = Object.entries(sizes)
      .filter(([path, bytes]) => bytes > (SIZE_BUDGETS[path] ?? 0))
      .map(([path, bytes]) => `${path}: ${bytes} bytes, budget ${SIZE_BUDGETS[path] ?? "none"}`);
    expect(tooLarge).toEqual([]);
  });

  it("are close to the budgets, because a wide budget guards nothing", () => {
    const tooWide = Object.entries(sizes)
      .filter(([path, bytes]) => (SIZE_BUDGETS[path] ?? 0) > bytes + slackOf(bytes))
      .map(([path, bytes]) => `${path}: budget ${SIZE_BUDGETS[path]}, ${bytes} bytes`);
    expect(tooWide).toEqual([]);
  });
});
