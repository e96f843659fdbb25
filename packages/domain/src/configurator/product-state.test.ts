import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { roomWith } from "../../testing/room-with-rules.ts";
import { enabledFirst, productState } from "./product-state.ts";

const { basinGroup } = PAGE_IDS;

describe("the state of a product", () => {
  const { start, outcome, product } = roomWith();

  it("gives the lock and the filter as reasons", () => {
    const all = new Set([basinGroup.coloured, ...Object.values(BASIN_VARIANTS)]);
    expect(
      productState({ outcome: outcome(start), locked: true, filteredIds: all }, product(basinGroup.coloured), null)
        .reasons,
    ).toEqual([{ kind: "locked" }, { kind: "filter" }]);
    const oneLeft = new Set([basinGroup.coloured, BASIN_VARIANTS.black60]);
    expect(
      productState(
        { outcome: outcome(start), locked: false, filteredIds: oneLeft },
        product(basinGroup.coloured),
        null,
      ),
    ).toEqual({ hidden: false, disabled: false, reasons: [] });
  });

  it("sorts disabled after enabled and keeps the order otherwise", () => {
    const items = [
      { id: 1, disabled: true },
      { id: 2, disabled: false },
      { id: 3, disabled: true },
      { id: 4, disabled: false },
    ];
    expect(enabledFirst(items).map((item) => item.id)).toEqual([2, 4, 1, 3]);
  });
});
